/** `quadrant completion SHELL`: completion made from the same table and help texts that people read. */
import { GAME_IDS } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { COMMANDS } from '../commands.js';
import { readFlags } from '../flags.js';
import { unknown } from '../suggest.js';

const SHELLS: Record<string, (commands: readonly Completed[]) => string> = { bash, zsh, fish };

/** What may follow a command. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly first: readonly string[]; // the words that may come right after it: games, shells
  readonly flags: ReadonlyMap<string, readonly string[]>; // by game, where a line of the help is about one
  readonly values: readonly { readonly game: string; readonly flag: string; readonly words: string[] }[];
}

const FLAG = /(?<=^|[\s[])--?[a-z][a-z-]*[0-9]?(?=[\s\]]|$)/g;
const VALUES = /(?<=[\s[])(--[a-z]+) (?:[A-Z]+ +)?([\w-]+(?:\|[\w-]+)+)/g;

/** Reads the help of a command: its flags, and the answers written as `a|b|c`. */
function complete(name: string, summary: string, { usage, help }: CliCommand): Completed {
  const flags = new Map<string, string[]>([['', ['--help']]]);
  const values: { game: string; flag: string; words: string[] }[] = [];
  for (const line of help.split('\n').filter((text) => text.startsWith('  '))) {
    const game = GAME_IDS.find((id) => line.trimStart().startsWith(id)) ?? '';
    flags.set(game, [...new Set([...(flags.get(game) ?? []), ...(line.match(FLAG) ?? [])])]);
    for (const [, flag, words] of line.matchAll(VALUES))
      values.push({ game, flag, words: words.split('|').filter((word) => /^[a-z0-9]/.test(word)) });
  }
  const [, , one] = usage.split(' ');
  const first = /GAME/.test(one) ? GAME_IDS : /^[a-z]/.test(one) ? one.split('|') : [];
  return { name, summary, first, flags, values };
}

export const command: CliCommand = {
  usage: 'quadrant completion bash|zsh|fish',
  help: `
Prints a completion script for your shell. To use it at once:

  bash   source <(quadrant completion bash)
  zsh    source <(quadrant completion zsh)
  fish   quadrant completion fish | source`,
  async run(words) {
    const [shell, ...more] = readFlags('completion', words).words;
    const shells = Object.keys(SHELLS);
    if (shell === undefined || more.length > 0)
      throw new Misuse(`completion needs one shell: ${shells.join(', ')}`);
    if (!shells.includes(shell)) throw new Misuse(unknown('there is no completion for', shell, shells));
    const commands = await Promise.all(
      Object.entries(COMMANDS).map(async ([name, { summary, load }]) =>
        complete(name, summary, (await load()).command),
      ),
    );
    process.stdout.write(SHELLS[shell](commands));
    return STATUS.ok;
  },
};

const allFlags = ({ flags }: Completed) => [...new Set([...flags.values()].flat())];

function bash(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ name, values }) =>
    values.map(
      ({ game, flag, words }) => `    "${name} "${game || '*'}" ${flag}") words="${words.join(' ')}" ;;`,
    ),
  );
  const flags = commands.flatMap(({ name, flags }) =>
    [...flags].reverse().map(([game, own]) => {
      const words = game === '' ? own : [...flags.get('')!, ...own];
      return `    "${name} "${game || '*'}) words="${words.join(' ')}" ;;`;
    }),
  );
  const first = commands
    .filter((c) => c.first.length > 0)
    .map((c) => `    ${c.name}) words="${c.first.join(' ')}" ;;`);
  return `_quadrant() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  local place="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map((c) => c.name).join(' ')} --help --version"
  else case "$place $before" in
${values.join('\n')}
  esac; fi
  if [ -z "$words" ] && [ "\${word#-}" != "$word" ]; then case "$place" in
${flags.join('\n')}
  esac; fi
  if [ -z "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then case "\${COMP_WORDS[1]}" in
${first.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ \${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _quadrant quadrant
`;
}

function zsh(commands: readonly Completed[]): string {
  const names = commands.map(({ name, summary }) => `'${name}:${summary.replace(/'/g, '’')}'`);
  const cases = commands.map((c) => `    ${c.name}) compadd -- ${[...c.first, ...allFlags(c)].join(' ')} ;;`);
  return `#compdef quadrant
_quadrant() {
  local -a commands=(${names.join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case $words[2] in
${cases.join('\n')}
  esac
  _files
}
compdef _quadrant quadrant
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap((c) => {
    const after = `complete -c quadrant -n '__fish_seen_subcommand_from ${c.name}'`;
    return [
      `complete -c quadrant -n __fish_use_subcommand -a ${c.name} -d '${c.summary.replace(/'/g, '’')}'`,
      ...(c.first.length > 0 ? [`${after} -a '${c.first.join(' ')}'`] : []),
      ...allFlags(c).map((f) => `${after} ${f.startsWith('--') ? `-l ${f.slice(2)}` : `-o ${f.slice(1)}`}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}
