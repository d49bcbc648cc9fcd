/** What a student reads about one case: what is wrong, where, and the first difference. */
import { capital } from '@quadrant/kernel';
import { show } from '../check/diff.js';
import type { Checked } from '../check/judge.js';
import { sayPlace } from './pretty.js';

export function markdownOf({ verdict, words, place, difference }: Checked): string {
  if (verdict === 'passed') return '';
  const lines = [`**${capital(verdict)}**: ${escaped(words)}`];
  if (place) lines.push('', `At ${code(sayPlace(place))}`);
  if (difference) {
    const { line, expected, actual, diff } = difference;
    lines.push(
      '',
      `- line ${line} expected: ${quoted(expected)}`,
      `- line ${line} actual: ${quoted(actual)}`,
    );
    lines.push('', 'Difference (`-` expected, `+` actual):', '', ...diff.map((each) => `    ${each}`));
  }
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
const escaped = (text: string) => text.replace(/[\\`*_{}[\]()#+!<>|~&-]/g, '\\$&').replace(/\n/g, ' ');
