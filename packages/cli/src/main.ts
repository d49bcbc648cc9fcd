/** `quadrant`: finds the command, loads only it, and turns what goes wrong into one clear line. */
import { isatty } from 'node:tty';
import { type CliCommand, Misuse, STATUS } from './command.js';

interface Entry {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: CliCommand }>;
}

export const COMMANDS: Readonly<Record<string, Entry>> = {
  play: { summary: 'play a game in the terminal', load: () => import('./commands/play.js') },
  run: { summary: 'run a file of commands and print the exact transcript', load: () => import('./commands/run.js') },
  replay: { summary: 'step through a recorded game', load: () => import('./commands/replay.js') },
  verify: { summary: 'replay a record and say whether it holds', load: () => import('./commands/verify.js') },
  check: { summary: 'run cases against their expected output, or grade a program', load: () => import('./commands/check.js') },
  fuzz: { summary: 'find the smallest game on which a program differs', load: () => import('./commands/fuzz.js') },
  match: { summary: 'let two bots play many games', load: () => import('./commands/match.js') },
  completion: { summary: 'print shell completion for bash, zsh or fish', load: () => import('./commands/completion.js') },
};

async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined && isatty(0) && isatty(1)) return (await COMMANDS.play.load()).command.run([]);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const entry = rest[0] === undefined ? undefined : COMMANDS[rest[0]];
    return print(entry ? helpOf((await entry.load()).command) : overview());
  }
  if (name === '--version' || name === '-V') return print(`quadrant ${await version()}\n`);
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) throw new Misuse(`there is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}`);
  const { command } = await entry.load();
  if (rest[0] === '--help' || rest[0] === '-h') return print(helpOf(command));
  return command.run(rest);
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`);
  return [
    'Quadrant: Space Defender 2, SimOdyssey 2, RAIInet and Mirewood on one exact engine.',
    '',
    'Usage: quadrant [COMMAND] [OPTIONS]      (on a terminal, without a command: the menu of games)',
    '',
    ...lines,
    '',
    'quadrant COMMAND --help says more about one of them. Games: space-defender-2, simodyssey-2, raiinet, mirewood.',
    'Colour is off with NO_COLOR or --no-color. Exit status: 0 well, 1 a check failed, 2 called wrongly or bad input.',
    '',
  ].join('\n');
}

function helpOf(command: CliCommand): string {
  return `Usage: ${command.usage}\n\n${command.help.trim()}\n`;
}

async function version(): Promise<string> {
  const { readFileSync } = await import('node:fs');
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

function print(text: string): number {
  process.stdout.write(text);
  return STATUS.ok;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  process.stderr.write(`quadrant: ${error.message}\n`);
  process.exitCode = STATUS.misuse;
}
