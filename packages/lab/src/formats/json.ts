/** A report as one JSON document, for other programs. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import { jsonText } from './json-text.js';
import { allOf, totalsOf } from './totals.js';

export function json(reports: readonly ProgramReport[]): string {
  const programs = reports.map((report) => {
    const { score, points, seconds, cpuSeconds } = totalsOf(report);
    return {
      program: report.label,
      passed: report.checked.filter(hasPassed).length,
      failed: report.checked.filter((each) => !hasPassed(each)).length,
      score,
      points,
      seconds,
      cpuSeconds,
      wall: report.wall,
      leftOut: report.skipped,
      cases: allOf(report).map(({ worth, millis, cpuMillis, ...rest }) => ({
        ...rest,
        points: worth.points,
        tags: worth.tags,
        visibility: worth.visibility,
        millis: Math.round(millis),
        cpuMillis: Math.round(cpuMillis),
      })),
    };
  });
  return `${jsonText({ programs }, 2)}\n`;
}
