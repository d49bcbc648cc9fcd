/** Whether a difference is another one seen once more: where it led to instead of how it came about. */
import { linesOf } from '../check/diff.js';
import { answerAt } from './answers.js';
import { isTelling, type RuleName } from './maker.js';
import { differingLines, likenessTo } from './signature.js';
import type { Finding } from './trial.js';

/**
 * A difference in what is shown alone (a board, a state) says nothing of its cause. Where something like a known
 * difference has happened before it in the same game, or is what the command itself brought about, that will be it. What
 * shows in the same answer and is right there is not the cause.
 */
export function isSeenAgain(known: Finding, later: Finding, rules: readonly RuleName[]): boolean {
  const tells = (line: string) => isTelling(rules, line);
  if (differingLines(later).some(tells)) return false;
  const line = later.judgement.difference?.line ?? Number.POSITIVE_INFINITY;
  const answer = answerAt(later.right.out, line);
  const lines = linesOf(later.right.out);
  const begin = answer.first - 1;
  const end = begin + answer.lines.length + (answer.command === '' ? 0 : 1);
  const like = likenessTo(known, rules, 'any');
  const isIn = (part: readonly string[]) => like({ ...later.outcome, out: textOf(part) }).length > 0;
  const isInAnswer = isIn(lines.slice(begin, end));
  return isInAnswer ? differingLines(known).some(tells) : isIn(lines.slice(0, begin));
}

const textOf = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line.trimEnd()}\n`).join(''));
