/** `quadrant completion SHELL`: completion made from the same table and help texts that people read. */
import { GAME_IDS } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { COMMANDS } from '../commands.js';

const SHELLS: Record<string, (words: Words) => string> = { bash, zsh, fish };

interface Words {
  readonly commands: readonly {
    readonly name: string;
    readonly summary: string;
    readonly flags: readonly string[];
  }[];
  readonly games: readonly string[];
}

export const command: CliCommand = {
  usage: 'quadrant completion bash|zsh|fish',
  help: `
Prints a completion script for your shell. To use it at once:

  bash   source <(quadrant completion bash)
  zsh    source <(quadrant completion zsh)
  fish   quadrant completion fish | source`,
  async run([shell]) {
    const make = shell !== undefined && Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (!make) throw new Misuse(`completion needs a shell: ${Object.keys(SHELLS).join(', ')}`);
    const commands = await Promise.all(
      Object.entries(COMMANDS).map(async ([name, { summary, load }]) => {
        const { help } = (await load()).command;
        return {
          name,
          summary,
          flags: [...new Set(help.match(/(?<=^|[\s[])--[a-z][a-z-]*/gm) ?? [])].sort(),
        };
      }),
    );
    process.stdout.write(make({ commands, games: GAME_IDS }));
    return STATUS.ok;
  },
};

function bash({ commands, games }: Words): string {
  const cases = commands.map(
    ({ name, flags }) => `    ${name}) words="${[...games, ...flags].join(' ')}" ;;`,
  );
  return `_quadrant() {
  local words="${commands.map((c) => c.name).join(' ')} --help --version"
  if [ "$COMP_CWORD" -gt 1 ]; then case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}") $(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _quadrant quadrant
`;
}

function zsh({ commands, games }: Words): string {
  const names = commands.map(({ name, summary }) => `'${name}:${summary.replace(/'/g, '’')}'`);
  const cases = commands.map(
    ({ name, flags }) => `    ${name}) compadd -- ${[...games, ...flags].join(' ')} ;;`,
  );
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

function fish({ commands, games }: Words): string {
  const lines = commands.flatMap(({ name, summary, flags }) => [
    `complete -c quadrant -n __fish_use_subcommand -a ${name} -d '${summary.replace(/'/g, '’')}'`,
    `complete -c quadrant -n '__fish_seen_subcommand_from ${name}' -a '${games.join(' ')}'`,
    ...flags.map((f) => `complete -c quadrant -n '__fish_seen_subcommand_from ${name}' -l ${f.slice(2)}`),
  ]);
  return `${lines.join('\n')}\n`;
}
