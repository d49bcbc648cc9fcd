/** Outputs of a step of GitHub Actions: points in the form that classroom reporters read, and in words. */
import type { ProgramReport } from '../check/check.js';
import { allOf, totalsOf } from './totals.js';

export function actions([report]: readonly ProgramReport[]): string {
  const { score, points, unreached, passed } = totalsOf(report);
  const all = allOf(report);
  const document = {
    version: 1,
    status: passed === all.length && unreached === 0 ? 'pass' : 'fail',
    max_score: points,
    tests: all.map(({ name, verdict, score: each }) => ({
      name,
      status: verdict === 'passed' ? 'pass' : 'fail',
      score: each,
    })),
  };
  const encoded = Buffer.from(JSON.stringify(document)).toString('base64');
  return `result=${encoded}\npoints=${score}/${points}\n`;
}
