/** The verdict on one case: what a program printed and how it ended, against what is right. */
import type { TranscriptPlace } from '@quadrant/catalogue';
import type { Program } from '@quadrant/kernel';
import type { Comparison } from '../compare/comparison.js';
import { casesOf, type GameId } from '../games.js';
import type { Help } from '../help/help.js';
import type { ProgramRun, RunClock, RunEnding } from '../process/ending.js';
import { type OwnRun, runOwn, textOf } from '../process/own-game.js';
import type { Case } from './cases.js';
import { brief, type Difference, linesOf, sayDifference, visible } from './diff.js';
import { type CaseWorth, scoreOf } from './grading.js';

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
  'not reached',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judgement {
  readonly verdict: Verdict;
  readonly words: string; // 'line 12 differs at column 7'
  readonly difference: Difference | null;
  readonly place: TranscriptPlace | null; // of the difference
  readonly agreed: number; // 0.5: the part of the expected lines before the first difference
}

/** A judgement with the case it is on. */
export interface CheckedCase extends Judgement {
  readonly name: string; // 'at010'
  readonly folder: string;
  readonly worth: CaseWorth;
  readonly score: number; // of the points that it is worth
  readonly millis: number;
  readonly cpuMillis: number;
  readonly help?: Help; // on a difference, where somebody's program was checked
}

/** How judgements are made. */
export interface Judging {
  readonly game: GameId;
  readonly compare: Comparison;
  readonly ignoresStatus: boolean;
}

/** What a program must do. */
export interface Right {
  readonly out: Buffer;
  readonly status: number | null; // null: any
}

const HUNG: Readonly<Record<RunClock, (seconds: number) => string>> = {
  processor: (seconds) => `used more than ${seconds} s of the processor`,
  wall: (seconds) => `still running after ${seconds} s`,
};

/** The verdict on a program that did not end by itself, and what there is to say beyond it. */
function ofEnding(ending: Exclude<RunEnding, { kind: 'exited' }>): readonly [Verdict, words: string] {
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
      return ['not started', visible(ending.words)];
  }
}

/** Bytes of an output that tell what it is. */
const BEGINNING = 64;
/** Where a case names no exit status: what the rules of the game say of it. */
const statusOf = (game: GameId, out: Buffer) =>
  casesOf(game).statusOf(out.subarray(0, BEGINNING).toString('latin1'));

/** How our own game is called for a case. */
function ownRunOf({ args, map, input, files }: Case): OwnRun {
  if (map === null) return { words: args, input, files };
  return { words: [...args, LEVEL], input, files: { ...files, [LEVEL]: map } };
}

const LEVEL = 'level.map';

/** From the expected output of the case, or else from our own game. */
export function rightOf({ game, ignoresStatus }: Judging, program: Program, each: Case): Right {
  const right =
    each.expected === null
      ? rightByOwn(game, runOwn(program, ownRunOf(each)))
      : expectedOf(game, each.expected);
  return ignoresStatus ? { ...right, status: null } : { ...right, status: each.status ?? right.status };
}

const expectedOf = (game: GameId, out: Buffer): Right => ({ out, status: statusOf(game, out) });

/** What our own game did is right; its exit status counts where the rules of the game speak of one. */
export function rightByOwn(game: GameId, { out, ending }: ProgramRun): Right {
  const judged = statusOf(game, out) !== null && ending.kind === 'exited';
  return { out, status: judged ? ending.status : null };
}

/** Everything but the place, which takes more than the outputs to find. */
export function verdictOn(
  compare: Comparison,
  right: Right,
  { ending, out, err }: ProgramRun,
): Omit<Judgement, 'place' | 'agreed'> {
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

export function judge(
  { game, compare }: Judging,
  program: Program,
  each: Case,
  right: Right,
  outcome: ProgramRun,
): Judgement {
  const verdict = verdictOn(compare, right, outcome);
  if (!verdict.difference) return { ...verdict, place: null, agreed: verdict.verdict === 'passed' ? 1 : 0 };
  const { words, input, files } = ownRunOf(each);
  const readText = (name: string) => textOf(files, name);
  const lines = linesOf(right.out);
  const transcript = { lines, program, words, input: input.toString('utf8'), readText };
  const { difference } = verdict;
  const place = casesOf(game).placeOf(transcript, difference.line);
  return { ...verdict, difference: brief(difference), place, agreed: agreedIn(difference, lines.length) };
}

const agreedIn = ({ line }: Difference, lines: number) => (lines === 0 ? 0 : Math.min(1, (line - 1) / lines));

/** On the command that builds a submission. */
export function verdictOnBuild({ ending, out, err }: ProgramRun): Judgement {
  const nothing = { difference: null, place: null, agreed: 0 };
  const said = lastWords(err.trim() === '' ? out.toString('utf8') : err);
  if (ending.kind !== 'exited') {
    const [verdict, words] = ofEnding(ending);
    return { ...nothing, verdict, words: words + said };
  }
  if (ending.status === 0) return { ...nothing, verdict: 'passed', words: '', agreed: 1 };
  return {
    ...nothing,
    verdict: 'wrong status',
    words: `ended with status ${ending.status} instead of 0${said}`,
  };
}

const COMPLAINT = /^(?!\s+at ).*(?:error|exception|panic|assert|fail|fault|abort|what\(\))/i;

/** What a failing program said on standard error often names the fault: its last complaint, or else its last line. */
export function lastWords(err: string): string {
  const lines = err.trimEnd().split('\n');
  const told = visible((lines.findLast((line) => COMPLAINT.test(line)) ?? lines.at(-1)!).trim());
  return told === '' ? '' : `; it said: ${told.slice(0, 200)}`;
}

/** Runs our own game on a case and judges it. */
export function judgeOwn(judging: Judging, program: Program, each: Case): CheckedCase {
  const outcome = runOwn(program, ownRunOf(each));
  return checkedBy(each, outcome, judge(judging, program, each, rightOf(judging, program, each), outcome));
}

export function checkedBy(
  { name, folder, worth }: Case,
  { millis, cpuMillis }: Pick<ProgramRun, 'millis' | 'cpuMillis'>,
  judgement: Judgement,
): CheckedCase {
  const { verdict, agreed } = judgement;
  const score = scoreOf(worth, verdict === 'passed', verdict === 'wrong output' ? agreed : 0);
  return { name, folder, worth, score, millis, cpuMillis, ...judgement };
}
