/** What a student reads: of each case that did not pass what is wrong, where, the first difference, and how to see it. */
import { capital } from '@quadrant/kernel';
import { hasPassed, type ProgramReport } from '../check/check.js';
import { show, visible } from '../check/diff.js';
import type { CheckedCase } from '../check/judge.js';
import { isKeptBack } from './kept-back.js';
import { type PrettyStyle, sayPlace } from './pretty.js';
import { allOf, totalsOf } from './totals.js';

export function markdown(reports: readonly ProgramReport[], { isGraded, tellsHidden }: PrettyStyle): string {
  return reports
    .map((report) => {
      const all = allOf(report);
      const { score, points } = totalsOf(report);
      const good = all.filter(hasPassed).length;
      const head = `# ${escaped(report.label)}: ${good} of ${all.length} passed${isGraded ? `, ${score} of ${points} points` : ''}\n`;
      const shown = all.filter((each) => !hasPassed(each) && (tellsHidden || !isKeptBack(each)));
      const hidden = all.length - good - shown.length;
      const parts = shown.map((each) => `## ${escaped(each.name)}\n\n${markdownOf(each)}`);
      if (hidden > 0) parts.push(`Not shown: ${hidden} more that did not pass.\n`);
      return [head, ...parts].join('\n');
    })
    .join('\n');
}

export function markdownOf({ verdict, words, place, difference, help }: CheckedCase): string {
  if (verdict === 'passed') return '';
  const lines = [`**${capital(verdict)}**: ${escaped(words)}`];
  if (place) lines.push('', `At ${code(sayPlace(place))}`);
  if (help?.rule) lines.push('', `The rule concerned: ${escaped(help.rule)}`);
  if (difference) {
    const { line, expected, actual, diff } = difference;
    lines.push(
      '',
      `- line ${line} expected: ${quoted(expected)}`,
      `- line ${line} actual: ${quoted(actual)}`,
    );
    lines.push('', 'Difference (`-` expected, `+` actual):', '', ...diff.map((each) => `    ${each}`));
  }
  if (help && help.given.length > 0)
    lines.push('', 'What was given up to there:', '', ...help.given.map((each) => `    ${visible(each)}`));
  if (help?.link) lines.push('', `[The game at this turn](${help.link})`);
  return `${lines.join('\n')}\n`;
}

const quoted = (line: string | null) => (line === null ? 'no further line' : code(show(line)));

/** In as many backticks as it takes to hold those that are in it. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 || /^\s|\s$/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text || ' '}${fence}`;
}

/** Nothing that a program said is taken for Markdown or HTML. */
const escaped = (text: string) => visible(text).replace(/[\\`*_{}[\]()#+!<>|~&-]/g, '\\$&');
