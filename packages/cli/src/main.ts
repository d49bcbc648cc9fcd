/** `quadrant`: finds the command, loads only it, and turns what goes wrong into one clear line. */
import { isatty } from 'node:tty';
import { answer, call, givenWords, HELP_FLAGS, NO_COLOR_FLAG } from './call.js';
import { type CliCommand, Misuse, STATUS } from './command.js';
import { COMMANDS } from './commands.js';
import { print } from './output.js';
import { unknown } from './suggest.js';

const VERSION_FLAGS = ['--version', '-V'];

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined && isatty(0) && isatty(1)) return (await COMMANDS.play.load()).command.run([]);
  if (name === 'help' && rest.length > 0) return main([...rest, HELP_FLAGS[0]]);
  if (name === undefined || name === 'help' || HELP_FLAGS.includes(name)) return shown(await overview());
  if (VERSION_FLAGS.includes(name)) return shown(`${(await import('./version.js')).hostName()}\n`);
  return call(await commandOf(name), rest);
}

async function commandOf(name: string): Promise<CliCommand> {
  const names = Object.keys(COMMANDS);
  if (names.includes(name)) return (await COMMANDS[name].load()).command;
  if (name.startsWith('-'))
    throw new Misuse(unknown('there is no option', name, [HELP_FLAGS[0], VERSION_FLAGS[0], NO_COLOR_FLAG]));
  throw new Misuse(unknown('there is no command', name, names));
}

async function overview(): Promise<string> {
  const { GAME_IDS } = await import('@quadrant/lab/games');
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`);
  return [
    'Quadrant: Space Defender 2, SimOdyssey 2, RAIInet and Mirewood, exactly.',
    '',
    'Usage: quadrant [COMMAND] [OPTIONS]',
    '',
    'On a terminal, without a command: the menu of games.',
    '',
    ...lines,
    '',
    `Games: ${GAME_IDS.join(', ')}.`,
    '"quadrant COMMAND --help" says more about one of them. Colour is off with',
    'NO_COLOR or --no-color. Exit status: 0 well, 1 a check failed, 2 called',
    'wrongly or bad input.',
    '',
  ].join('\n');
}

function shown(text: string): number {
  print(text);
  return STATUS.ok;
}

process.exitCode = await answer('quadrant', () => main(givenWords()));
