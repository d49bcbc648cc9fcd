/** A report in the Test Anything Protocol, version 13. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import { visible } from '../check/diff.js';
import type { CheckedCase } from '../check/judge.js';
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
  const entries = [`verdict: ${quoted(verdict)}`, `message: ${quoted(words)}`];
  if (place) entries.push(`at: ${quoted(sayPlace(place))}`);
  if (difference) {
    entries.push(`line: ${difference.line}`);
    entries.push(`expected: ${quoted(difference.expected)}`);
    entries.push(`actual: ${quoted(difference.actual)}`);
  }
  return ['  ---', ...entries.map((entry) => `  ${entry}`), '  ...'];
}

/** JSON is YAML, but older readers of YAML refuse some characters that JSON may hold as they are. */
function quoted(value: string | null): string {
  const escaped = (c: string) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped);
}
