/** The results.json that Gradescope takes, for one submission. */
import { hasPassed, type ProgramReport } from '../check/check.js';
import { jsonText } from './json-text.js';
import { markdownOf } from './markdown.js';
import { allOf, sayOpen, totalsOf } from './totals.js';

export function gradescope([report]: readonly ProgramReport[]): string {
  const { label, wall } = report;
  const { score, points, seconds } = totalsOf(report);
  const document = {
    score,
    execution_time: Math.round(seconds),
    output:
      wall === null ? '' : `Graded behind the wall "${wall.standing}". Left open: ${sayOpen(wall.open)}.`,
    output_format: 'text',
    test_output_format: 'md',
    test_name_format: 'text',
    visibility: 'visible',
    stdout_visibility: 'hidden',
    extra_data: { program: label, points, wall },
    tests: allOf(report).map((each, i) => ({
      score: each.score,
      max_score: each.worth.points,
      status: hasPassed(each) ? 'passed' : 'failed',
      name: each.name,
      number: String(i + 1),
      output: markdownOf(each),
      tags: each.worth.tags,
      visibility: each.worth.visibility,
      extra_data: { verdict: each.verdict, seconds: each.millis / 1000, cpu_seconds: each.cpuMillis / 1000 },
    })),
  };
  return `${jsonText(document, 2)}\n`;
}
