/** The verdict on one case: what a program printed and how it ended, against what is right. */
import { resolve } from 'node:path';
import type { Program } from '@quadrant/kernel';
import type { GameId } from '../games.js';
import { type Outcome, sayEnding } from '../process/ending.js';
import { runOwn } from '../process/own-game.js';
import { type Case, readCaseFile } from './cases.js';
import { compare, type Difference, linesOf } from './diff.js';
import { type Place, placeOf } from './place.js';

export const VERDICTS = [
  'passed',
  'wrong output',
  'wrong status',
  'crashed',
  'hung',
  'flooded',
  'out of memory',
  'not started',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judgement {
  readonly verdict: Verdict;
  readonly words: string; // 'line 12 differs at column 7'
  readonly difference: Difference | null;
  readonly place: Place | null; // of the difference
}

/** A judgement with the case it is on. */
export interface Checked extends Judgement {
  readonly name: string; // 'at010'
  readonly folder: string;
  readonly millis: number;
}

/** What a program must do. */
export interface Right {
  readonly out: Buffer;
  readonly status: number | null; // null: any
}

const OF_ENDING = {
  crashed: 'crashed',
  hung: 'hung',
  flooded: 'flooded',
  outgrown: 'out of memory',
  unstarted: 'not started',
} as const;

/** Where a case names no exit status: what the rules of the game say of it. The space games say nothing. */
const STATUS_OF: Readonly<Record<GameId, (expected: Buffer) => number | null>> = {
  'space-defender-2': () => null,
  'simodyssey-2': () => null,
  raiinet: () => 0,
  mirewood: (expected) => (expected.subarray(0, 12).toString() === 'error: line ' ? 2 : 0),
};

/** How our own game is called for a case. */
export function ownRunOf(each: Case) {
  const words = each.map === null ? each.args : [...each.args, each.map];
  return { words, input: readCaseFile(each.input), folder: each.folder };
}

/** From the expected output of the case, or else from our own game. */
export function rightOf(game: GameId, program: Program, each: Case): Right {
  if (each.expected === null) {
    const right = rightByOwn(game, runOwn(program, ownRunOf(each)));
    return { ...right, status: each.status ?? right.status };
  }
  const out = readCaseFile(each.expected);
  return { out, status: each.status ?? STATUS_OF[game](out) };
}

/** What our own game did is right; its exit status counts where the rules of the game speak of one. */
export function rightByOwn(game: GameId, { out, ending }: Outcome): Right {
  const judged = STATUS_OF[game](out) !== null && ending.kind === 'exited';
  return { out, status: judged ? ending.status : null };
}

/** Everything but the place, which takes more than the outputs to find. */
export function verdictOn(right: Right, { ending, out, err }: Outcome): Omit<Judgement, 'place'> {
  const difference = compare(right.out, out);
  if (ending.kind !== 'exited') {
    return { verdict: OF_ENDING[ending.kind], words: sayEnding(ending) + lastWords(err), difference };
  }
  if (difference) {
    const { line, column } = difference;
    return {
      verdict: 'wrong output',
      words: `line ${line} differs at column ${column}${lastWords(err)}`,
      difference,
    };
  }
  if (right.status !== null && ending.status !== right.status) {
    const words = `ended with status ${ending.status} instead of ${right.status}${lastWords(err)}`;
    return { verdict: 'wrong status', words, difference: null };
  }
  return { verdict: 'passed', words: '', difference: null };
}

export function judge(game: GameId, program: Program, each: Case, outcome: Outcome): Judgement {
  const right = rightOf(game, program, each);
  const verdict = verdictOn(right, outcome);
  if (!verdict.difference) return { ...verdict, place: null };
  const { words, input, folder } = ownRunOf(each);
  const readText = (name: string) => {
    try {
      return readCaseFile(resolve(folder, name)).toString('utf8');
    } catch {
      return null;
    }
  };
  const transcript = { lines: linesOf(right.out), program, words, input: input.toString('utf8'), readText };
  return { ...verdict, place: placeOf(game, transcript, verdict.difference.line) };
}

/** The last thing a failing program said on standard error often names the fault. */
function lastWords(err: string): string {
  const last = err.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return last === '' ? '' : `; its last words: ${last.slice(0, 200)}`;
}

/** Runs our own game on a case and judges it. */
export function judgeOwn(game: GameId, program: Program, each: Case): Checked {
  const outcome = runOwn(program, ownRunOf(each));
  const { name, folder } = each;
  return { name, folder, millis: outcome.millis, ...judge(game, program, each, outcome) };
}
