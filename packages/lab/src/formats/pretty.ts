/** A report for people. */
import { passed, type Report } from '../check/check.js';
import { show } from '../check/diff.js';
import { type Checked, VERDICTS, type Verdict } from '../check/judge.js';
import type { Place } from '../check/place.js';

export function pretty(reports: readonly Report[]): string {
  const several = reports.length > 1;
  const parts = reports.map((report) => `${several ? `== ${report.label}\n\n` : ''}${oneReport(report)}`);
  return several ? `${parts.join('\n')}\n${table(reports)}` : parts.join('');
}

function oneReport({ checked }: Report): string {
  const failed = checked.filter((each) => !passed(each));
  const summary = `${checked.length - failed.length} passed, ${failed.length} failed\n`;
  return failed.map((each) => `${prettyFailure(each)}\n`).join('') + summary;
}

export function prettyFailure({ name, verdict, words, place, difference }: Checked): string {
  const lines = [`FAILED ${name}: ${verdict}, ${words}`];
  if (place) lines.push(`  ${sayPlace(place)}`);
  if (difference) {
    const { line, expected, actual } = difference;
    lines.push(`  line ${line} expected: ${expected === null ? '(no further line)' : show(expected)}`);
    lines.push(`  line ${line} actual:   ${actual === null ? '(no further line)' : show(actual)}`);
    lines.push(...difference.diff.map((each) => `    ${each}`));
  }
  return `${lines.join('\n')}\n`;
}

export function sayPlace({ number, command, turn }: Place): string {
  if (number === 0) return 'before the first command';
  return `command ${number}: ${command}${turn === '' ? '' : ` (${turn})`}`;
}

/** One row a program, one column for every verdict that occurred. */
function table(reports: readonly Report[]): string {
  const count = ({ checked }: Report, verdict: Verdict) =>
    checked.filter((each) => each.verdict === verdict).length;
  const columns = VERDICTS.filter((v) => v === 'passed' || reports.some((report) => count(report, v) > 0));
  const rows = [
    ['program', ...columns, 'cases'],
    ...reports.map((r) => [r.label, ...columns.map((v) => String(count(r, v))), String(r.checked.length)]),
  ];
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return `${rows.map(line).join('\n')}\n`;
}
