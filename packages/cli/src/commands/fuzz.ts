/** `quadrant fuzz`: random games on our own game and on somebody's program, and the smallest one on which they differ. */
import {
  atTheEnd,
  type Circumstances,
  COMPARISONS,
  casesOf,
  describe,
  EVERYTHING,
  FindingFiles,
  type Found,
  type FuzzPlan,
  fuzz,
  type GameId,
  isFuzzed,
  type Parts,
  readCommandLine,
  troubleWithCards,
  USUAL_PAGE,
} from '@quadrant/lab';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { PART_FLAGS, PART_HELP, readParts } from '../parts.js';
import { LIMIT_FLAGS, LIMIT_HELP, readCompare, readJobs, readLimits, readSandbox } from '../programs.js';
import { Progress } from '../progress.js';
import { takeSwitches } from '../switches.js';

const FLAGS = [
  'program',
  'games',
  'seed',
  'out',
  'compare',
  'keep-going',
  'budget',
  'page',
  ...PART_FLAGS,
  ...LIMIT_FLAGS,
] as const;

const GAMES = 1000;
const SEED = 1;
const FOLDER = 'quadrant-fuzz';

export const command: CliCommand = {
  usage: "quadrant fuzz GAME --program 'CMD {input}' [OPTIONS]",
  help: `
Plays random games on our own game and on a program. When they differ, the input
is made as small as it can be and written as a case that "quadrant check" takes,
with both outputs, the first differing line and the rule concerned. The same
seed gives the same games.

  --program CMD     the program; {input}, {map}, {args} as in "quadrant check"
  --games N         how many games (${GAMES})
  --seed S          which games (${SEED})
  --out FOLDER      where to write what was found (${FOLDER})
  --compare WHAT    ${COMPARISONS.join('|')} (${COMPARISONS[0]}: every byte)
  --ignore-status   any exit status will do
  --keep-going N    go on until N differences are found, each of another rule
  --budget TIME     stop after this long: 90s, 10m, 2h
  --page URL        where the page is, for links into it
                    (${USUAL_PAGE})
${PART_HELP}
${LIMIT_HELP}

Exit status: 0 no difference, 1 a difference was found, 2 called wrongly.`,
  async run(given) {
    const { on, words } = takeSwitches(given, ['--ignore-status']);
    const { values, words: named } = readFlags('fuzz', words, FLAGS);
    const game = readGame('fuzz', named[0]);
    if (!isFuzzed(game))
      throw new Misuse(`no inputs are made for ${game}: it can be run and checked, not fuzzed`);
    if (named.length > 1) throw new Misuse(`fuzz takes one game; "${named[1]}" is too much`);
    const games = readNumber('--games', values.games, { low: 1, high: 10_000_000, standard: GAMES });
    const seed = readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: SEED });
    const line = readProgram(game, values.program[0]);
    const findings = readNumber('--keep-going', values['keep-going'], { low: 1, high: 1000, standard: 1 });
    const late = performance.now() + readBudget(values.budget);
    const [page = USUAL_PAGE] = values.page;
    const writing = new Writing(values.out[0] ?? FOLDER, { game, program: line.text, seed, page });
    const progress = new Progress();
    const sandbox = readSandbox(values, []);
    const plan: FuzzPlan = {
      game,
      line,
      games,
      seed,
      jobs: readJobs(values),
      limits: readLimits(values),
      sandbox,
      compare: readCompare(values.compare),
      ignoresStatus: on.has('--ignore-status'),
      parts: partsFor(game, line, readParts(values)),
      findings,
      isLate: () => performance.now() > late,
      onGames: (played) => progress.show(() => `${played} of ${games} games, ${writing.words}`),
      onShrinking: (commands) => progress.show(() => `a difference; shrinking, commands so far: ${commands}`),
      onFound: (found) => writing.keep(found),
      onRepeated: () => writing.forget(),
    };
    const callOff = atTheEnd(() => writing.tellRest()); // found with patience: told however this ends
    const { played, found } = await fuzz(plan);
    sandbox.close();
    progress.end();
    const unstarted = found.find(({ judgement }) => judgement.verdict === 'not started');
    if (unstarted) throw new Misuse(`the program cannot be started: ${unstarted.judgement.words}`);
    callOff();
    writing.tellRest();
    const within = plan.isLate() && played < games ? ' within the budget' : '';
    if (found.length === 0) print(`${played} games${within}, no difference (seed ${seed})\n`);
    else if (findings > 1)
      print(
        `${found.length} difference${found.length === 1 ? '' : 's'} in ${played} games${within} (seed ${seed})\n`,
      );
    return found.length === 0 ? STATUS.ok : STATUS.failed;
  },
};

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `90s`, `10m`, `2h`, in milliseconds. */
function readBudget([text]: readonly string[]): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const [, number, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  if (unit === undefined || Number(number) === 0)
    throw new Misuse(`--budget is a time such as 90s, 10m or 2h, not "${text}"`);
  return Number(number) * UNITS[unit];
}

/** What was found: on disk from the first moment on, told when it is as small as it gets, or when all ends. */
class Writing {
  private readonly folder: string;
  private readonly circumstances: Circumstances;
  private files: FindingFiles | null = null;
  private last: Found | null = null;
  private count = 0;

  constructor(folder: string, circumstances: Circumstances) {
    this.folder = folder;
    this.circumstances = circumstances;
  }

  get words(): string {
    return this.count === 0 ? 'no difference yet' : `differences so far: ${this.count}`;
  }

  keep(found: Found): void {
    this.last = found;
    try {
      this.files ??= new FindingFiles(this.folder, this.circumstances);
      this.files.write(found);
    } catch (error) {
      print(`${describe(found, this.circumstances)}\n`);
      this.last = null;
      throw new Misuse(`cannot write to "${this.folder}": ${reason(error)}`);
    }
    if (found.rule !== '') {
      this.count++;
      this.tellRest();
    }
  }

  forget(): void {
    this.files?.remove();
    this.files = null;
    this.last = null;
  }

  tellRest(): void {
    const { last, files } = this;
    if (last === null || files === null) return;
    print(`${describe(last, this.circumstances)}\n`);
    print(`Written to ${this.folder}/${files.name}.*\n`);
    this.files = null;
    this.last = null;
  }
}

function readProgram(game: GameId, text: string | undefined): FuzzPlan['line'] {
  const takesLevel = casesOf(game).level !== null;
  const example = `--program 'CMD ${takesLevel ? '{map} ' : ''}{input}'`;
  if (text === undefined) throw new Misuse(`fuzz needs a program: ${example}`);
  const line = readCommandLine(text, process.cwd());
  if (typeof line === 'string') throw new Misuse(line);
  if (takesLevel && !line.uses('map'))
    throw new Misuse(`a program for ${game} needs {map}, as in ${example}`);
  return line;
}

/** A program that has no place for options is asked for games that need none. */
function partsFor(game: GameId, line: FuzzPlan['line'], parts: Parts): Parts {
  const trouble = troubleWithCards(parts);
  if (trouble) throw new Misuse(`--cards: ${trouble}`);
  const needsPlain = casesOf(game).takesOptions && !line.uses('args');
  if (!needsPlain) return isEverything(parts) ? EVERYTHING : parts;
  process.stderr.write('games without options only: the program has no place for {args}\n');
  return { ...parts, only: ['plain'] };
}

const isEverything = ({ only, cards, noPlayers, commands }: Parts) =>
  cards === null && only.length + noPlayers.length + commands.length === 0;
