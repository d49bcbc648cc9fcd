/** A report for people. */

import type { TranscriptPlace } from '@quadrant/catalogue';
import { hasPassed, type ProgramReport } from '../check/check.js';
import { show, visible } from '../check/diff.js';
import { type CheckedCase, VERDICTS, type Verdict } from '../check/judge.js';
import { allOf, totalsOf } from './totals.js';

export interface PrettyStyle {
  readonly isGraded: boolean; // points are told
  readonly isVerbose: boolean; // passed cases are named
  readonly tellsHidden: boolean; // of cases that are kept back all is told
}

export function pretty(reports: readonly ProgramReport[], style: PrettyStyle): string {
  const several = reports.length > 1;
  const parts = reports.map(
    (report) => `${several ? `== ${visible(report.label)}\n\n` : ''}${oneReport(report, style)}`,
  );
  return several ? `${parts.join('\n')}\n${table(reports, style)}` : parts.join('');
}

function oneReport(report: ProgramReport, { isGraded, isVerbose }: PrettyStyle): string {
  const all = allOf(report);
  const bad = all.filter((each) => !hasPassed(each));
  const good = isVerbose ? all.filter(hasPassed).map(({ name }) => `passed ${visible(name)}\n`) : [];
  const { unreached, score, points } = totalsOf(report);
  const late = unreached === 0 ? '' : `, ${unreached} not reached`;
  const summary = `${all.length - bad.length} passed, ${bad.length - unreached} failed${late}\n`;
  const sum = isGraded ? `${score} of ${points} points\n` : '';
  return good.join('') + bad.map((each) => `${prettyFailure(each)}\n`).join('') + summary + sum;
}

export function prettyFailure({ name, verdict, words, place, difference }: CheckedCase): string {
  const head = verdict === 'not reached' ? 'NOT REACHED' : 'FAILED';
  const lines = [`${head} ${visible(name)}: ${verdict === 'not reached' ? '' : `${verdict}, `}${words}`];
  if (place) lines.push(`  ${sayPlace(place)}`);
  if (difference) {
    const { line, expected, actual } = difference;
    lines.push(`  line ${line} expected: ${expected === null ? '(no further line)' : show(expected)}`);
    lines.push(`  line ${line} actual:   ${actual === null ? '(no further line)' : show(actual)}`);
    lines.push(...difference.diff.map((each) => `    ${each}`));
  }
  return `${lines.join('\n')}\n`;
}

export function sayPlace({ number, command, turn }: TranscriptPlace): string {
  if (number === 0) return 'before the first command';
  return `command ${number}: ${command}${turn === '' ? '' : ` (${turn})`}`;
}

/** One row a program, one column for every verdict that occurred. */
function table(reports: readonly ProgramReport[], { isGraded }: PrettyStyle): string {
  const count = (report: ProgramReport, verdict: Verdict) =>
    allOf(report).filter((each) => each.verdict === verdict).length;
  const columns = VERDICTS.filter((v) => v === 'passed' || reports.some((report) => count(report, v) > 0));
  const rows = [
    ['program', ...columns, 'cases', ...(isGraded ? ['points'] : [])],
    ...reports.map((report) => [
      visible(report.label),
      ...columns.map((verdict) => String(count(report, verdict))),
      String(allOf(report).length),
      ...(isGraded ? [`${totalsOf(report).score} of ${totalsOf(report).points}`] : []),
    ]),
  ];
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return `${rows.map(line).join('\n')}\n`;
}
