/** A transcript cut into the answers to single commands. */
import { linesOf } from '../check/diff.js';

export interface CommandAnswer {
  readonly command: string; // its name where it is printed: 'move', 'w'; else empty
  readonly first: number; // 12, from 1: its first line in the transcript
  readonly lines: string[]; // without the command, and without blanks at their ends
}

/** Where the space games and Mirewood print a command, and its name. */
const ECHO = /^(?:->|[PQ]> )(\w+|.)/;
/** RAIInet prints none, but each answer is what happened, then the board and what ends the game. */
const BOARD =
  /^(Player \d(:| wins)|Draw!|\{|Downloaded: |Abilities: |[A-Pa-p]: |=+|[.#a-zA-Z1-4]{8,10}(\||$))/;
const BOARD_BEGINS = /^Player 1:/;

export function answersIn(out: Buffer): CommandAnswer[] {
  let answer: CommandAnswer = { command: '', first: 1, lines: [] };
  const answers = [answer];
  let wasBoard = false;
  linesOf(out).forEach((text, i) => {
    const line = text.trimEnd();
    const echo = ECHO.exec(line);
    const isBoard = BOARD.test(line);
    if (echo || (wasBoard && (!isBoard || BOARD_BEGINS.test(line)))) {
      answer = { command: echo?.[1] ?? '', first: i + 1, lines: [] };
      answers.push(answer);
    }
    if (!echo) answer.lines.push(line);
    wasBoard = isBoard;
  });
  return answers;
}

/** The answer that a line (from 1) belongs to. */
export function answerAt(out: Buffer, line: number): CommandAnswer {
  return answersIn(out).findLast(({ first }) => first <= line)!;
}
