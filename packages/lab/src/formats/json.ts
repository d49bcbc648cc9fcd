/** A report as one JSON document, for other programs. */
import { passed, type Report } from '../check/check.js';

export function json(reports: readonly Report[]): string {
  const programs = reports.map(({ label, checked }) => ({
    program: label,
    passed: checked.filter(passed).length,
    failed: checked.filter((each) => !passed(each)).length,
    cases: checked.map(({ millis, ...rest }) => ({ ...rest, millis: Math.round(millis) })),
  }));
  return `${JSON.stringify({ programs }, null, 2)}\n`;
}
