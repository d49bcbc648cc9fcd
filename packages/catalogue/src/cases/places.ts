/** Three ways to find the command that a line of a transcript belongs to. */
import type { TranscriptPlace, TranscriptRun } from './rules.js';

const ECHO = '->';

const IN_GAME = /^in game\(/;

const stateAfter = (lines: readonly string[], echo: number) =>
  /^ {2}state:([^,\n]*(?:\([^)]*\))?)/.exec(lines[echo + 1] ?? '')?.[1] ?? '';

/** The space games print every command before its reply, and each reply begins with its state. */
export function byEcho({ lines }: TranscriptRun, line: number): TranscriptPlace {
  const before = lines.slice(0, line);
  const at = before.findLastIndex((each) => each.startsWith(ECHO));
  const previous = before.slice(0, Math.max(at, 0)).findLastIndex((each) => each.startsWith(ECHO));
  const turn = stateAfter(lines, at);
  const earlier = previous < 0 ? '' : stateAfter(lines, previous);
  // The command that ended a game belongs to the game that it ended.
  const hasEnded = IN_GAME.test(earlier) && !IN_GAME.test(turn);
  return {
    number: before.filter((each) => each.startsWith(ECHO)).length,
    command: at < 0 ? '' : lines[at].slice(ECHO.length).trimEnd(),
    turn: hasEnded ? `the end of ${earlier}` : turn,
  };
}

const KEY = /^[PQ]> (.)/;

/** Mirewood prints every key that is read, and a numbered frame at the end of every turn. */
export function byKey({ lines }: TranscriptRun, line: number): TranscriptPlace {
  const before = lines.slice(0, line);
  const at = before.findLastIndex((each) => KEY.test(each));
  const frame = before.slice(0, Math.max(at, 0)).findLast((each) => /^turn \d+$/m.test(each));
  return {
    number: before.filter((each) => KEY.test(each)).length,
    command: at < 0 ? '' : (KEY.exec(lines[at])?.[1] ?? ''),
    turn: at < 0 || frame === undefined ? '' : `turn ${Number(frame.slice('turn '.length)) + 1}`,
  };
}

/** Where no commands are printed: our own game is given them one by one until the line is reached. */
export const byReplay =
  (endsTurn: (command: string) => boolean) =>
  ({ program, words, input, readText }: TranscriptRun, line: number): TranscriptPlace => {
    let printed = 0;
    let refused = false;
    const out = (text: string) => {
      refused = text.startsWith('Error: ');
      printed += text.split('\n').length - 1;
    };
    const run = program.start(words, { out, err: () => {}, readText });
    if (typeof run === 'number') return { number: 0, command: '', turn: '' };
    run.open();
    let number = 0;
    let turns = 0;
    let command = '';
    for (const text of input.split('\n')) {
      if (printed >= line || run.over) break;
      if (/^\s*(#|$)/.test(text)) continue;
      number++;
      command = text.trim();
      refused = false;
      run.line(text);
      if (endsTurn(command) && !refused) turns++;
    }
    const turn = endsTurn(command) && !refused ? turns : turns + 1;
    return { number, command, turn: number === 0 ? '' : `turn ${turn}` };
  };
