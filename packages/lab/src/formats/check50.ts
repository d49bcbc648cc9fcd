/** The JSON that check50 prints: what was not reached is neither passed nor failed. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import type { CheckedCase } from '../check/judge.js';
import { jsonText } from './json-text.js';
import { sayPlace } from './pretty.js';
import { allOf } from './totals.js';

const VERSION = '3.3.11'; // of the form, which check50 names after itself

export function check50([report]: readonly ProgramReport[]): string {
  const results = allOf(report).map((each) => ({
    name: each.name,
    description: each.place ? `${each.name}, ${sayPlace(each.place)}` : each.name,
    passed: each.verdict === 'not reached' ? null : hasPassed(each),
    log: each.difference?.diff ?? [],
    cause: hasPassed(each) ? null : causeOf(each),
    data: { verdict: each.verdict, score: each.score, points: each.worth.points },
    dependency: each.worth.needs[0] ?? null,
  }));
  return `${jsonText({ slug: report.label, results, version: VERSION }, 2)}\n`;
}

function causeOf({ verdict, words, difference }: CheckedCase) {
  return {
    rationale: `${verdict}: ${words}`,
    help: null,
    ...(difference ? { expected: difference.expected, actual: difference.actual } : {}),
  };
}
