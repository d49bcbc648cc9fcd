/** Sums over the cases of one program, with the build where there was one. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import type { CheckedCase } from '../check/judge.js';

export const allOf = ({ build, checked }: ProgramReport): readonly CheckedCase[] =>
  build ? [build, ...checked] : checked;

export function totalsOf(report: ProgramReport) {
  const all = allOf(report);
  const sum = (of: (each: CheckedCase) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    passed: all.filter(hasPassed).length,
    unreached: all.filter(({ verdict }) => verdict === 'not reached').length,
    score: rounded(sum(({ score }) => score)),
    points: rounded(sum(({ worth }) => worth.points)),
    seconds: sum(({ millis }) => millis) / 1000,
    cpuSeconds: sum(({ cpuMillis }) => cpuMillis) / 1000,
  };
}

/** Without the dust that adding decimals leaves. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const NOTHING_OPEN = 'nothing we know of';
export const sayOpen = (open: readonly string[]): string =>
  open.length === 0 ? NOTHING_OPEN : open.join('; ');
