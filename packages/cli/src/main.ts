/** `quadrant`: finds the command, loads only it, and turns what goes wrong into one clear line. */
import { isatty } from 'node:tty';
import { type CliCommand, Misuse, STATUS } from './command.js';
import { COMMANDS } from './commands.js';

const NO_COLOR_FLAG = '--no-color';

async function main(words: readonly string[]): Promise<number> {
  if (words.includes(NO_COLOR_FLAG)) process.env.NO_COLOR = '1';
  const [name, ...rest] = words.filter((word) => word !== NO_COLOR_FLAG);
  if (name === undefined && isatty(0) && isatty(1)) return (await COMMANDS.play.load()).command.run([]);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const entry = rest[0] === undefined ? undefined : COMMANDS[rest[0]];
    return print(entry ? helpOf((await entry.load()).command) : overview());
  }
  if (name === '--version' || name === '-V') return print(`quadrant ${await version()}\n`);
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry)
    throw new Misuse(`there is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}`);
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
