/** A report as JUnit XML: one suite for each program. Verdicts on the program itself are errors, on its output failures. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import { visible } from '../check/diff.js';
import type { CheckedCase, Verdict } from '../check/judge.js';
import { prettyFailure } from './pretty.js';
import { allOf, sayOpen, totalsOf } from './totals.js';

const FAILURES: readonly Verdict[] = ['wrong output', 'wrong status'];
const isFailure = ({ verdict }: CheckedCase) => FAILURES.includes(verdict);

export function junit(reports: readonly ProgramReport[]): string {
  const suites = reports.map(suite).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}

function suite(report: ProgramReport): string {
  const label = visible(report.label);
  const { wall } = report;
  const all = allOf(report);
  const { passed: good, unreached, seconds } = totalsOf(report);
  const failures = all.filter(isFailure).length;
  const head = attributes({
    name: label,
    tests: all.length,
    failures,
    errors: all.length - good - failures - unreached,
    ...(unreached === 0 ? {} : { skipped: unreached }),
    time: seconds.toFixed(3),
  });
  const properties = wall === null ? '' : wallOf(wall.standing, sayOpen(wall.open));
  return `  <testsuite${head}>\n${properties}${all.map((each) => testcase(label, each)).join('')}  </testsuite>\n`;
}

function wallOf(standing: string, open: string): string {
  const property = (name: string, value: string) => `<property${attributes({ name, value })}/>`;
  return `    <properties>${property('wall', standing)}${property('left open', open)}</properties>\n`;
}

function testcase(label: string, each: CheckedCase): string {
  const head = attributes({ classname: label, name: each.name, time: seconds(each.millis) });
  if (hasPassed(each)) return `    <testcase${head}/>\n`;
  if (each.verdict === 'not reached')
    return `    <testcase${head}><skipped${attributes({ message: each.words })}/></testcase>\n`;
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
