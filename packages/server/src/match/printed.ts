/**
 * Lists of commands as JSON. Listed commands are the same objects every time, and those that follow one another mostly
 * do so again, in any match: runs of them are printed once.
 */
import type { AnyGame, Command } from '@quadrant/kernel';

interface Printed {
  readonly commands: readonly Command[];
  readonly text: string; // of all of them, with the commas between
}

const LONGEST = 16;
/** By their first one: those that followed it lately. Matches take turns, and each stands differently. */
const runs = new WeakMap<Command, readonly Printed[]>();
const MOST_RUNS = 8;

export function printedList(game: AnyGame, commands: readonly Command[]): string {
  let text = '';
  for (let at = 0; at < commands.length; ) {
    const known = runs.get(commands[at])?.find((each) => isAt(each, commands, at));
    const run = known ?? newRun(game, commands, at);
    text += at === 0 ? run.text : `,${run.text}`;
    at += run.commands.length;
  }
  return `[${text}]`;
}

function isAt({ commands: run }: Printed, commands: readonly Command[], at: number): boolean {
  if (at + run.length > commands.length) return false;
  for (let i = 1; i < run.length; i++) if (run[i] !== commands[at + i]) return false;
  return true;
}

function newRun(game: AnyGame, commands: readonly Command[], at: number): Printed {
  const some = commands.slice(at, at + LONGEST);
  const text = some.map((command) => printed(game, command)).join();
  const run = { commands: some, text };
  runs.set(commands[at], [run, ...(runs.get(commands[at]) ?? []).slice(0, MOST_RUNS - 1)]);
  return run;
}

const texts = new WeakMap<Command, string>();
function printed({ grammar }: AnyGame, command: Command): string {
  const known = texts.get(command);
  if (known !== undefined) return known;
  const text = JSON.stringify(grammar.print(command));
  texts.set(command, text);
  return text;
}
