/** `quadrant completion SHELL`: completion made from the commands and the options that they declare. */
import { GAME_IDS } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { COMMANDS } from '../commands.js';
import { declare } from '../declare.js';
import { type ShownOption, shownOf } from '../options.js';
import { print } from '../output.js';
import { unknown } from '../suggest.js';

const SHELLS: Record<string, (commands: readonly Completed[]) => string> = { bash, zsh, fish };

/** What may follow a command. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly first: readonly string[]; // the words that may come right after it: games, shells
  readonly options: readonly Options[];
}

interface Options {
  readonly game: string; // or verb; '' for those that are about no single one
  readonly flags: readonly string[];
  readonly values: ReadonlyMap<string, readonly string[]>; // the answers to choose from, by flag
}

const HELP: ShownOption = { flags: ['--help'], label: '', text: '', choices: [] };

const offered = (game: string, options: readonly ShownOption[]): Options => ({
  game,
  flags: options.flatMap(({ flags }) => flags),
  values: new Map(
    options.flatMap(({ flags, choices }) =>
      choices.length === 0 ? [] : flags.map((flag): [string, readonly string[]] => [flag, choices]),
    ),
  ),
});

async function complete(name: string, summary: string, command: CliCommand): Promise<Completed> {
  const general = offered('', [...shownOf(command.options), HELP]);
  const verbs = Object.entries(command.verbs ?? {}).map(([verb, { options }]) =>
    offered(verb, shownOf(options)),
  );
  const games = await Promise.all(
    GAME_IDS.map(async (game) => offered(game, (await command.on?.(game))?.options ?? [])),
  );
  const [, , one] = command.usage.split(' ');
  const first = /GAME/.test(one) ? GAME_IDS : /^[a-z]/.test(one) ? one.split('|') : [];
  const after = [...verbs, ...games].filter(({ flags }) => flags.length > 0);
  return { name, summary, first, options: [...after, general] };
}

export const command = declare({
  name: 'completion',
  usage: 'quadrant completion bash|zsh|fish',
  about: `
Prints a completion script for your shell. To use it at once:

  bash   source <(quadrant completion bash)
  zsh    source <(quadrant completion zsh)
  fish   quadrant completion fish | source`,
  options: {},
  async run({ words: [shell, ...more] }) {
    const shells = Object.keys(SHELLS);
    if (shell === undefined || more.length > 0)
      throw new Misuse(`completion needs one shell: ${shells.join(', ')}`);
    if (!shells.includes(shell)) throw new Misuse(unknown('there is no completion for', shell, shells));
    print(await completionFor(shell));
    return STATUS.ok;
  },
});

export async function completionFor(shell: string): Promise<string> {
  const commands = Object.entries(COMMANDS).map(async ([name, { summary, load }]) =>
    complete(name, summary, (await load()).command),
  );
  return SHELLS[shell](await Promise.all(commands));
}

/** The branches of the three `case`s that bash and zsh share. */
function branches(commands: readonly Completed[], assign: (words: readonly string[]) => string) {
  const all = commands.flatMap(({ name, options }) => options.map((each) => ({ name, ...each })));
  const general = (name: string) => all.find((each) => each.name === name && each.game === '')!.flags;
  const values = all.flatMap(({ name, game, values }) =>
    [...values].map(([flag, words]) => `    "${name} "${game || '*'}" ${flag}") ${assign(words)} ;;`),
  );
  const flags = all.map(({ name, game, flags }) => {
    const words = game === '' ? flags : [...flags, ...general(name)];
    return `    "${name} "${game || '*'}) ${assign(words)} ;;`;
  });
  const first = commands
    .filter((each) => each.first.length > 0)
    .map((each) => `    ${each.name}) ${assign(each.first)} ;;`);
  return { values: values.join('\n'), flags: flags.join('\n'), first: first.join('\n') };
}

function bash(commands: readonly Completed[]): string {
  const { values, flags, first } = branches(commands, (words) => `words="${words.join(' ')}"`);
  return `_quadrant() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  local place="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"
  if [ "$word" = "=" ]; then word=""
  elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map((c) => c.name).join(' ')} --help --version"
  else case "$place $before" in
${values}
  esac; fi
  if [ -z "$words" ] && [ "\${word#-}" != "$word" ]; then case "$place" in
${flags}
  esac; fi
  if [ -z "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then case "\${COMP_WORDS[1]}" in
${first}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ \${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _quadrant quadrant
`;
}

const quoted = (summary: string) => summary.replace(/'/g, '’');

/** Works sourced, and as a file `_quadrant` in a folder of `fpath`. */
function zsh(commands: readonly Completed[]): string {
  const { values, flags, first } = branches(commands, (words) => `found=(${words.join(' ')})`);
  const names = commands.map(({ name, summary }) => `'${name}:${quoted(summary)}'`);
  return `#compdef quadrant
_quadrant() {
  local -a commands=(${names.join(' ')}) found
  local place="$words[2] $words[3]" before="$words[CURRENT-1]"
  if (( CURRENT == 2 )); then
    if [[ $PREFIX == -* ]]; then compadd -- --help --version; else _describe command commands; fi
    return
  fi
  if compset -P '--*='; then before="\${IPREFIX%=}"; fi
  case "$place $before" in
${values}
  esac
  if (( ! $#found )) && [[ $PREFIX == -* ]]; then case "$place" in
${flags}
  esac; fi
  if (( ! $#found && CURRENT == 3 )); then case $words[2] in
${first}
  esac; fi
  if (( $#found )); then compadd -a found; else _files; fi
}
if [[ $funcstack[1] == _quadrant ]]; then _quadrant "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _quadrant quadrant
fi
`;
}

function fish(commands: readonly Completed[]): string {
  const seen = (words: readonly string[]) => `__fish_seen_subcommand_from ${words.join(' ')}`;
  const flag = (each: string) => (each.startsWith('--') ? `-l ${each.slice(2)}` : `-o ${each.slice(1)}`);
  const lines = commands.flatMap(({ name, summary, first, options }) => [
    `complete -c quadrant -n __fish_use_subcommand -fa ${name} -d '${quoted(summary)}'`,
    ...(first.length > 0
      ? [`complete -c quadrant -n '${seen([name])}; and not ${seen(first)}' -fa '${first.join(' ')}'`]
      : []),
    ...options.flatMap(({ game, flags, values }) => {
      const after = game === '' ? seen([name]) : `${seen([name])}; and ${seen([game])}`;
      const answers = (each: string) => (values.has(each) ? ` -xa '${values.get(each)!.join(' ')}'` : '');
      return flags.map((each) => `complete -c quadrant -n '${after}' ${flag(each)}${answers(each)}`);
    }),
  ]);
  return `${lines.join('\n')}\n`;
}
