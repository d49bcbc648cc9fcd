/**
 * What reports tell of cases that a teacher keeps back (by `visibility` in grade.toml): name, verdict and points. Where it
 * went wrong tells what is given and expected; what a program said, and how long it ran, may tell what it was given.
 */
import type { ProgramReport } from '../check/check.js';
import type { CheckedCase } from '../check/judge.js';

export const isKeptBack = ({ worth }: Pick<CheckedCase, 'worth'>): boolean => worth.visibility !== 'visible';

export const withoutKeptBack = (report: ProgramReport): ProgramReport => ({
  ...report,
  checked: report.checked.map((each) => (isKeptBack(each) ? outlineOf(each) : each)),
});

const NOT_TOLD = 'a case that is kept back: what went wrong is not told';
/** Nothing went wrong, or it was not run: the words are about others. */
const HARMLESS: readonly CheckedCase['verdict'][] = ['passed', 'not reached'];

function outlineOf({ help: _, ...each }: CheckedCase): CheckedCase {
  const words = HARMLESS.includes(each.verdict) ? each.words : NOT_TOLD;
  const agreed = each.verdict === 'passed' ? 1 : 0;
  return { ...each, words, difference: null, place: null, agreed, millis: 0, cpuMillis: 0 };
}
