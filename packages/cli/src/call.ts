/** Calls a command as a person did: with its help where that is asked for, and one line for a mistake. */
import { type CliCommand, Misuse, STATUS } from './command.js';
import { helpOf, helpOn } from './help.js';
import { print } from './output.js';

export const HELP_FLAGS = ['--help', '-h'];
export const NO_COLOR_FLAG = '--no-color';

/** The words of the command line; the one that is for all commands is heeded here. */
export function givenWords(): string[] {
  const words = process.argv.slice(2);
  if (words.includes(NO_COLOR_FLAG)) process.env.NO_COLOR = '1';
  return words.filter((word) => word !== NO_COLOR_FLAG);
}

export async function call(command: CliCommand, words: readonly string[]): Promise<number> {
  const end = words.indexOf('--') < 0 ? words.length : words.indexOf('--');
  if (!words.slice(0, end).some((word) => HELP_FLAGS.includes(word))) return command.run(words);
  print(await helpFor(command, words));
  return STATUS.ok;
}

async function helpFor(command: CliCommand, [first = '']: readonly string[]): Promise<string> {
  const verb = Object.hasOwn(command.verbs ?? {}, first) ? command.verbs![first] : null;
  if (verb !== null) return helpOf(verb);
  const on = (await command.on?.(first)) ?? null;
  return on === null ? helpOf(command) : helpOn(on);
}

/** Gives the exit status; `program` is who says what is wrong. */
export async function answer(program: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Misuse) && (error as Error).name !== 'OutsideError') throw error;
    process.stderr.write(`${program}: ${(error as Error).message}\n`);
    return STATUS.misuse;
  }
}
