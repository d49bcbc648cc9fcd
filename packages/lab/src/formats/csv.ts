/** A report as a table for a grade book: one row a submission, one column a case with the points for it. */
import type { ProgramReport } from '../check/check.js';
import { visible } from '../check/diff.js';
import { allOf, totalsOf } from './totals.js';

export function csv(reports: readonly ProgramReport[]): string {
  const names = [...new Set(reports.flatMap((report) => allOf(report).map(({ name }) => name)))];
  const head = ['name', 'score', 'points', 'passed', 'cases', 'seconds', 'wall', ...names];
  const rows = reports.map((report) => {
    const { score, points, passed, seconds } = totalsOf(report);
    const all = allOf(report);
    const scores = names.map((name) => all.find((each) => each.name === name)?.score ?? '');
    const wall = report.wall?.standing ?? '';
    return [report.label, score, points, passed, all.length, seconds.toFixed(3), wall, ...scores];
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula is kept from being one. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const shown = value.split('\n').map(visible).join('\n');
  const safe = /^[\s=+\-@＝＋－＠]/.test(value) ? `'${shown}` : shown;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
