/** A report in the Test Anything Protocol, version 13. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import { visible } from '../check/diff.js';
import type { CheckedCase } from '../check/judge.js';
import { jsonText } from './json-text.js';
import { sayPlace } from './pretty.js';
import { allOf, sayOpen } from './totals.js';

export function tap(reports: readonly ProgramReport[]): string {
  const several = reports.length > 1;
  const lines = ['TAP version 13'];
  let number = 0;
  for (const report of reports) {
    const { label, wall } = report;
    if (wall) lines.push(`# ${visible(label)}: wall ${wall.standing}, it leaves open: ${sayOpen(wall.open)}`);
    for (const each of allOf(report)) {
      const name = visible(several ? `${label}: ${each.name}` : each.name);
      lines.push(
        `${hasPassed(each) || each.verdict === 'not reached' ? 'ok' : 'not ok'} ${++number} - ${name.replace(/[#\\]/g, ' ')}${skipped(each)}`,
      );
      if (!hasPassed(each) && each.verdict !== 'not reached') lines.push(...diagnosis(each));
    }
  }
  return `${lines.join('\n')}\n1..${number}\n`;
}

/** TAP has a word for what was not run. */
const skipped = ({ verdict, words }: CheckedCase) =>
  verdict === 'not reached' ? ` # SKIP ${words.replace(/[#\n]/g, ' ')}` : '';

function diagnosis({ verdict, words, place, difference }: CheckedCase): string[] {
  const entries = [`verdict: ${jsonText(verdict)}`, `message: ${jsonText(words)}`];
  if (place) entries.push(`at: ${jsonText(sayPlace(place))}`);
  if (difference) {
    entries.push(`line: ${difference.line}`);
    entries.push(`expected: ${jsonText(difference.expected)}`);
    entries.push(`actual: ${jsonText(difference.actual)}`);
  }
  return ['  ---', ...entries.map((entry) => `  ${entry}`), '  ...'];
}
