/** `quadrant run GAME …`: the text program of a game on a file, on standard input, or with a person at the terminal. */
import { isatty } from 'node:tty';
import type { AnyGame, Flag, Host, Program, Run } from '@quadrant/kernel';
import { isGameId, loadGame } from '@quadrant/lab/games';
import { type CliCommand, STATUS } from '../command.js';
import { readGame } from '../games.js';
import { linesAsTheyCome, readText } from '../input.js';
import type { ShownOption } from '../options.js';
import { Output, quietly, ReaderGone } from '../output.js';

export const command: CliCommand = {
  name: 'run',
  usage: 'quadrant run GAME [OPTIONS] [FILE]',
  about: `
Prints the exact transcript of a file of commands, or of standard input ("-" or
no file).

  space-defender-2 [--seed N] [--trace-rng] [FILE]
  simodyssey-2 [--seed N] [--trace-rng] [FILE]
  raiinet [-ability1 LFDSP] … [-link1 V1V2…] … [-players 4] [-views all]
          [-graphics] [-state] [-draw N] [FILE]
  mirewood LEVEL.map [FILE]
  mirewood --generate WxH [--difficulty D] [--seed N] [--players N]

"quadrant run GAME --help" says more about the options of one game. On a
terminal it asks for one line at a time ("?" lists the commands, Tab completes);
a malformed line is reported and changes nothing. From a pipe raiinet and
mirewood answer each line when it comes; the space games check the whole input
first. Exit status: 0, 1 for a bad RAIInet option, 2 for bad input.`,
  options: {}, // the programs of the games read their own words, in the spelling of the originals
  async on(id) {
    if (!isGameId(id)) return null;
    const { usage, flags } = (await loadGame(id)).program;
    return { usage, options: flags.map(shown) };
  },
  async run(words) {
    const id = readGame('run', words[0]);
    const rest = words.slice(1);
    const { game, program } = await loadGame(id);
    const { displayWord } = program;
    const isShown = displayWord !== undefined && rest.includes(displayWord);
    return isShown ? runWithDisplay(game, program, rest) : runProgram(program, rest);
  },
};

const NAMED = /(?<=^|[\s,])--?[a-z][a-z0-9-]*(?=[\s,]|$)/g;
const CHOICES = /^\S+ ([\w-]+(?:\|[\w-]+)+)$/;

const shown = ({ flag, help }: Flag): ShownOption => ({
  flags: flag.match(NAMED) ?? [],
  label: flag,
  text: help,
  choices: CHOICES.exec(flag)?.[1].split('|') ?? [],
});

/** With a page beside the text. The text is the same, byte for byte. */
async function runWithDisplay(game: AnyGame, program: Program, words: readonly string[]): Promise<number> {
  const { Display } = await import('../display.js');
  const display = new Display(game);
  const trouble = await display.open();
  if (trouble !== null) process.stderr.write(trouble);
  try {
    const status = await runProgram(program, words, { watch: display.watch });
    if (display.watched && isatty(0) && isatty(1)) await enter('Press Enter to close the display. ');
    return status;
  } finally {
    await display.close();
  }
}

interface RunContext {
  readonly files?: ReadonlyMap<string, string> | undefined; // texts that are known without a disk
  readonly watch?: Host['watch'];
}

/** Runs a program on what its words name, or with a person. */
export async function runProgram(
  program: Program,
  words: readonly string[],
  { files, watch }: RunContext = {},
): Promise<number> {
  const out = new Output(1);
  const host: Host = {
    out: (text) => out.write(text),
    err: (text) => {
      out.flush();
      process.stderr.write(text);
    },
    readText: (name) => {
      try {
        return files?.get(name) ?? readText(name, false);
      } catch {
        return null;
      }
    },
    watch,
  };
  try {
    const run = program.start(words, host);
    if (typeof run === 'number') return run;
    if (run.input === null && isatty(0)) await converse(run, out);
    else if (run.input === null && !program.strictText)
      await follow(run, out); // strict: all of it is checked first
    else run.whole(readText(run.input, program.strictText));
    return run.end();
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
    return STATUS.ok;
  } finally {
    quietly(() => out.flush());
  }
}

/** Waits for a person to press Enter, or for the end of the input. */
async function enter(words: string): Promise<void> {
  const { createInterface } = await import('node:readline');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  await new Promise<void>((done) => {
    lines.once('close', done);
    lines.question(words, () => lines.close());
  });
}

/** Answers each line of standard input when it comes: the other end of the pipe may be waiting for it. */
async function follow(run: Run, out: Output): Promise<void> {
  const coming = linesAsTheyCome();
  run.open();
  out.flush();
  for await (const lines of coming) {
    for (const line of lines) run.line(line);
    out.flush();
    if (run.over) return;
  }
}

/** One line at a time with a person. */
async function converse(run: Run, out: Output): Promise<void> {
  const { createInterface } = await import('node:readline');
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer: (line: string) => [completions(run, line), lastWord(line)],
  });
  lines.once('SIGINT', () => {
    lines.close(); // gives the terminal back
    process.kill(process.pid, 'SIGINT'); // and ends as every program does
  });
  run.open();
  out.write('(? lists the commands, Tab completes, Ctrl-D ends)\n');
  out.flush();
  lines.setPrompt(run.prompt);
  lines.prompt();
  let ended = true; // by the end of the input, in the line of the prompt
  for await (const line of lines) {
    if (line.trim() === '?') out.write(`${run.help}\n`);
    else run.line(line);
    out.flush();
    ended = !run.over;
    if (run.over) break;
    lines.setPrompt(run.prompt);
    lines.prompt();
  }
  lines.close();
  if (ended) out.write('\n');
}

/** What the last word may become; where there is only one, with the sign after which the next argument comes. */
function completions(run: Run, line: string): string[] {
  const words = run.complete(line);
  if (words.length !== 1) return [...words];
  const whole = line.slice(0, line.length - lastWord(line).length) + words[0];
  const signs = line.includes('(') ? [','] : ['(', ' '];
  const sign = signs.find((each) => run.complete(whole + each).length > 0) ?? '';
  return [words[0] + sign];
}

/** The part of a line that completion replaces. */
const lastWord = (line: string): string => /[^\s(,]*$/.exec(line)![0];
