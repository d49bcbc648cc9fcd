/** A report as JUnit XML: one suite for each program. Verdicts on the program itself are errors, on its output failures. */
import { passed, type Report } from '../check/check.js';
import type { Checked, Verdict } from '../check/judge.js';
import { prettyFailure } from './pretty.js';

const FAILURES: readonly Verdict[] = ['wrong output', 'wrong status'];
const isFailure = ({ verdict }: Checked) => FAILURES.includes(verdict);

export function junit(reports: readonly Report[]): string {
  const suites = reports.map(suite).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}

function suite({ label, checked }: Report): string {
  const bad = checked.filter((each) => !passed(each));
  const failures = bad.filter(isFailure).length;
  const head = attributes({
    name: label,
    tests: checked.length,
    failures,
    errors: bad.length - failures,
    time: seconds(checked.reduce((sum, each) => sum + each.millis, 0)),
  });
  return `  <testsuite${head}>\n${checked.map((each) => testcase(label, each)).join('')}  </testsuite>\n`;
}

function testcase(label: string, each: Checked): string {
  const head = attributes({ classname: label, name: each.name, time: seconds(each.millis) });
  if (passed(each)) return `    <testcase${head}/>\n`;
  const tag = isFailure(each) ? 'failure' : 'error';
  const what = attributes({ type: each.verdict, message: each.words });
  return `    <testcase${head}><${tag}${what}>${xml(prettyFailure(each))}</${tag}></testcase>\n`;
}

const seconds = (millis: number) => (millis / 1000).toFixed(3);

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way at all to write most control characters, lone surrogates and the like. */
function xml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (c) => (/[\t\n\r]/.test(c) ? c : '\ufffd'))
    .replace(/[&<>"]/g, (c) => ENTITIES[c]);
}
