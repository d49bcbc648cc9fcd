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
