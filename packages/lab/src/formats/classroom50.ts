/** The result.json that Classroom 50 takes: whole numbers, and where the submission comes from by the environment. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import type { Verdict } from '../check/judge.js';
import { jsonText } from './json-text.js';
import { allOf } from './totals.js';

const VARIABLES = {
  classroom: 'CLASSROOM',
  assignment: 'ASSIGNMENT',
  submission: 'SUBMISSION_TAG',
  commit: 'COMMIT_URL',
  release: 'RELEASE_URL',
  review: 'REVIEW_URL',
} as const;

/** What passed gets all of the whole points. */
export function wholePoints(each: { verdict: Verdict; score: number; points: number }) {
  const points = Math.round(each.points);
  return { score: hasPassed(each) ? points : Math.floor(each.score), points };
}

export function classroom50([report]: readonly ProgramReport[]): string {
  const tests = allOf(report).map((each) => {
    const { score, points } = wholePoints({ ...each, points: each.worth.points });
    return { 'test-name': each.name, passed: hasPassed(each), score, 'max-score': points };
  });
  const sum = (key: 'score' | 'max-score') => tests.reduce((total, each) => total + each[key], 0);
  const from = Object.entries(VARIABLES).map(([key, variable]) => [key, process.env[variable] ?? '']);
  const document = {
    schema: 'classroom50/result/v1',
    ...Object.fromEntries(from),
    datetime: new Date().toISOString(),
    score: sum('score'),
    'max-score': sum('max-score'),
    tests,
  };
  return `${jsonText(document, 2)}\n`;
}
