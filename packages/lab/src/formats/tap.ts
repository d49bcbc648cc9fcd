/** A report in the Test Anything Protocol, version 13. */
import { passed, type Report } from '../check/check.js';
import type { Checked } from '../check/judge.js';
import { sayPlace } from './pretty.js';

export function tap(reports: readonly Report[]): string {
  const several = reports.length > 1;
  const lines = ['TAP version 13'];
  let number = 0;
  for (const { label, checked } of reports) {
    for (const each of checked) {
      const name = several ? `${label}: ${each.name}` : each.name;
      lines.push(`${passed(each) ? 'ok' : 'not ok'} ${++number} - ${name.replace(/[#\\\n]/g, ' ')}`);
      if (!passed(each)) lines.push(...diagnosis(each));
    }
  }
  return `${lines.join('\n')}\n1..${number}\n`;
}

function diagnosis({ verdict, words, place, difference }: Checked): string[] {
  const entries = [`verdict: ${JSON.stringify(verdict)}`, `message: ${JSON.stringify(words)}`];
  if (place) entries.push(`at: ${JSON.stringify(sayPlace(place))}`);
  if (difference) {
    entries.push(`line: ${difference.line}`);
    entries.push(`expected: ${JSON.stringify(difference.expected)}`);
    entries.push(`actual: ${JSON.stringify(difference.actual)}`);
  }
  return ['  ---', ...entries.map((entry) => `  ${entry}`), '  ...'];
}
