/** The verdict on one case: what a program printed and how it ended, against what is right. */
import type { Program } from '@quadrant/kernel';
import type { GameId } from '../games.js';
import type { Clock, Ending, Outcome } from '../process/ending.js';
import { type OwnRun, runOwn, textOf } from '../process/own-game.js';
import type { Case } from './cases.js';
import { brief, compare, type Difference, linesOf, sayDifference, visible } from './diff.js';
import { type Place, placeOf } from './place.js';

export const VERDICTS = [
  'passed',
  'wrong output',
  'wrong status',
  'crashed',
  'hung',
  'flooded',
  'out of memory',
  'too many processes',
  'disk full',
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
  readonly cpuMillis: number;
}

/** What a program must do. */
export interface Right {
  readonly out: Buffer;
  readonly status: number | null; // null: any
}

const HUNG: Readonly<Record<Clock, (seconds: number) => string>> = {
  processor: (seconds) => `used more than ${seconds} s of the processor`,
  wall: (seconds) => `still running after ${seconds} s`,
};

/** The verdict on a program that did not end by itself, and what there is to say beyond it. */
function ofEnding(ending: Exclude<Ending, { kind: 'exited' }>): readonly [Verdict, words: string] {
  switch (ending.kind) {
    case 'crashed':
      return ['crashed', `ended by ${ending.signal}`];
    case 'hung':
      return ['hung', HUNG[ending.clock](ending.seconds)];
    case 'flooded':
      return ['flooded', `printed more than ${ending.mib} MiB`];
    case 'outgrown':
      return ['out of memory', `used more than ${ending.mib} MiB`];
    case 'crowded':
      return ['too many processes', `started more than ${ending.processes}`];
    case 'filled':
      return ['disk full', `wrote more than ${ending.mib} MiB`];
    case 'unstarted':
      return ['not started', ending.words];
  }
}

/** Where a case names no exit status: what the rules of the game say of it. The space games say nothing. */
const STATUS_OF: Readonly<Record<GameId, (expected: Buffer) => number | null>> = {
  'space-defender-2': () => null,
  'simodyssey-2': () => null,
  raiinet: () => 0,
  mirewood: (expected) => (expected.subarray(0, 12).toString() === 'error: line ' ? 2 : 0),
};

/** How our own game is called for a case. */
function ownRunOf({ args, map, input, files }: Case): OwnRun {
  if (map === null) return { words: args, input, files };
  return { words: [...args, LEVEL], input, files: { ...files, [LEVEL]: map } };
}

const LEVEL = 'level.map';

/** From the expected output of the case, or else from our own game. */
export function rightOf(game: GameId, program: Program, each: Case): Right {
  if (each.expected === null) {
    const right = rightByOwn(game, runOwn(program, ownRunOf(each)));
    return { ...right, status: each.status ?? right.status };
  }
  return { out: each.expected, status: each.status ?? STATUS_OF[game](each.expected) };
}

/** What our own game did is right; its exit status counts where the rules of the game speak of one. */
export function rightByOwn(game: GameId, { out, ending }: Outcome): Right {
  const judged = STATUS_OF[game](out) !== null && ending.kind === 'exited';
  return { out, status: judged ? ending.status : null };
}

/** Everything but the place, which takes more than the outputs to find. */
export function verdictOn(right: Right, { ending, out, err }: Outcome): Omit<Judgement, 'place'> {
  const difference = ending.kind === 'unstarted' ? null : compare(right.out, out);
  if (ending.kind !== 'exited') {
    const [verdict, words] = ofEnding(ending);
    return { verdict, words: words + lastWords(err), difference };
  }
  const { status } = ending;
  if (difference) {
    const ended = status === (right.status ?? 0) ? '' : `; exit status ${status}`;
    return { verdict: 'wrong output', words: sayDifference(difference) + ended + lastWords(err), difference };
  }
  if (right.status !== null && status !== right.status) {
    const words = `ended with status ${status} instead of ${right.status}${lastWords(err)}`;
    return { verdict: 'wrong status', words, difference: null };
  }
  return { verdict: 'passed', words: '', difference: null };
}

export function judge(game: GameId, program: Program, each: Case, outcome: Outcome): Judgement {
  const right = rightOf(game, program, each);
  const verdict = verdictOn(right, outcome);
  if (!verdict.difference) return { ...verdict, place: null };
  const { words, input, files } = ownRunOf(each);
  const readText = (name: string) => textOf(files, name);
  const transcript = { lines: linesOf(right.out), program, words, input: input.toString('utf8'), readText };
  const { difference } = verdict;
  return { ...verdict, difference: brief(difference), place: placeOf(game, transcript, difference.line) };
}

const COMPLAINT = /^(?!\s+at ).*(?:error|exception|panic|assert|fail|fault|abort|what\(\))/i;

/** What a failing program said on standard error often names the fault: its last complaint, or else its last line. */
function lastWords(err: string): string {
  const lines = err.trimEnd().split('\n');
  const told = visible((lines.findLast((line) => COMPLAINT.test(line)) ?? lines.at(-1)!).trim());
  return told === '' ? '' : `; it said: ${told.slice(0, 200)}`;
}

/** Runs our own game on a case and judges it. */
export function judgeOwn(game: GameId, program: Program, each: Case): Checked {
  const outcome = runOwn(program, ownRunOf(each));
  const { name, folder } = each;
  const { millis, cpuMillis } = outcome;
  return { name, folder, millis, cpuMillis, ...judge(game, program, each, outcome) };
}
