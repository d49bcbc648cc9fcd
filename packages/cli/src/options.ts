/** The options of a command as it declares them: reading, mistakes, help and completion are made from this alone. */

interface About {
  readonly help: string; // 'how many games'
  readonly takes?: string; // 'N': stands for the value in the help
  readonly short?: string; // 'v': -v is the same
  readonly repeatable?: true;
  readonly usually?: string; // what holds without it, in words: 'the cores'
  /** Options that must be given with it, or the values of which one they must have. */
  readonly needs?: Needs; // { enemies: ['own'] }
  /** What others are taken to be with it, where nothing else is said. */
  readonly implies?: Readonly<Record<string, string>>; // { level: 'generated' }
  /** Options that cannot be given with it. */
  readonly without?: readonly string[];
}
export type Needs = Readonly<Record<string, 'given' | readonly string[]>>;

interface Flag extends About {
  readonly kind: 'flag';
}
interface Text extends About {
  readonly kind: 'text';
  readonly takes: string;
  readonly usual?: string;
}
interface Numeric extends About {
  readonly kind: 'whole' | 'decimal';
  readonly takes: string;
  readonly low: number;
  readonly high: number;
  readonly usual?: number;
}
interface Choice extends About {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly usual?: string;
  /** Something else that may be given. */
  readonly free?: (text: string) => boolean;
}
interface Duration extends About {
  readonly kind: 'duration'; // 90s, 10m, 2h; read as milliseconds
  readonly takes: string;
  readonly usual?: number;
}
interface Address extends About {
  readonly kind: 'address';
  readonly takes: string;
  readonly schemes: readonly string[]; // ['http', 'https']
  readonly example: string; // 'https://games.example'
  readonly secret?: true; // may hold a password: never repeated
  readonly usual?: string;
}

export type CommandOption = Flag | Text | Numeric | Choice | Duration | Address;
export type CommandOptions = Readonly<Record<string, CommandOption>>;

type OneOf<O extends CommandOption> = O extends Flag
  ? boolean
  : O extends Numeric | Duration
    ? number
    : O extends { readonly free: unknown }
      ? string
      : O extends { readonly choices: readonly (infer C)[] }
        ? C
        : string;
type ValueOf<O extends CommandOption> = O extends Flag
  ? boolean
  : O extends { readonly repeatable: true }
    ? readonly OneOf<O>[]
    : O extends { readonly usual: string | number }
      ? OneOf<O>
      : OneOf<O> | undefined;
/** What is read of declared options: those that are not given are as usual, or undefined. */
export type ValuesOf<T extends CommandOptions> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** An option as people are told of it. */
export interface ShownOption {
  readonly flags: readonly string[]; // ['--verbose', '-v']
  readonly label: string; // '--games N'
  readonly text: string; // 'how many games (1000)'
  readonly choices: readonly string[]; // the answers to choose from
}

export const shownOf = (options: CommandOptions): ShownOption[] =>
  Object.entries(options).map(([name, option]) => {
    const flags = option.short === undefined ? [`--${name}`] : [`--${name}`, `-${option.short}`];
    const takes = takenBy(option);
    const label = [...flags].reverse().join(', ') + (takes && ` ${takes}`);
    return { flags, label, text: textOf(option), choices: option.kind === 'choice' ? option.choices : [] };
  });

/** What stands for its value: choices where there is no other word for them. */
export const takenBy = (option: CommandOption): string =>
  option.takes ?? (option.kind === 'choice' ? option.choices.join('|') : '');

function textOf(option: CommandOption): string {
  const { help, repeatable, needs } = option;
  const named = option.kind === 'choice' && option.takes !== undefined;
  const choices = named ? `: ${option.choices.join(', ')}` : '';
  const often = repeatable ? '; may be repeated' : '';
  const only = needs ? `; with ${wordsOfNeeds(needs)}` : '';
  const usual = option.usually ?? ('usual' in option ? `${option.usual}` : '');
  return help + choices + often + only + (usual && ` (${usual})`);
}

/** `--enemies own`, `--level generated or campaign`. */
export const wordsOfNeeds = (needs: Needs): string =>
  Object.entries(needs)
    .map(([name, values]) => (values === 'given' ? `--${name}` : `--${name} ${values.join(' or ')}`))
    .join(' and ');

/** Whether these values are what an option needs. */
export const holds = (
  needs: Needs,
  values: Readonly<Record<string, unknown>>,
  isGiven: (name: string) => boolean = () => true,
): boolean =>
  Object.entries(needs).every(([name, wanted]) =>
    wanted === 'given' ? isGiven(name) : wanted.includes(`${values[name]}`),
  );
