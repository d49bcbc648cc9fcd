/** What course systems take, as their documentation has it: every report is held to it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { ProgramReport } from '../check/check.js';
import type { CheckedCase } from '../check/judge.js';
import { writeReport } from './index.js';

const worth = { points: 2, visibility: 'visible', needs: [], isPartial: false, tags: ['base'] } as const;
const good: CheckedCase = {
  name: 'a',
  folder: '/cases',
  verdict: 'passed',
  words: '',
  difference: null,
  place: null,
  agreed: 1,
  worth,
  score: 2,
  millis: 12,
  cpuMillis: 7,
};
const bad: CheckedCase = {
  ...good,
  name: 'b',
  verdict: 'wrong output',
  words: 'line 1 differs at column 1; it said: <b>*no*</b>',
  difference: { line: 1, column: 1, expected: 'x\n', actual: '```\n', diff: ['-x', '+```'] },
  place: { number: 1, command: 'move a `up`', turn: 'turn 1' },
  score: 0,
  help: { rule: 'Moving', given: ['move a `up`'], link: 'http://127.0.0.1:4173/#/raiinet/link/1/abc' },
};
const late: CheckedCase = { ...good, name: 'c', verdict: 'not reached', words: '"b" did not pass', score: 0 };
const report: ProgramReport = {
  label: './mine {input}',
  checked: [good, bad, late],
  wall: { standing: 'bwrap', open: [] },
  build: { ...good, name: 'compiles' },
  skipped: 0,
};
const style = { isGraded: true, isVerbose: false, tellsHidden: false };
const written = (format: Parameters<typeof writeReport>[0]) => writeReport(format, [report], style);

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const amount = { type: 'number', minimum: 0 };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const list = (items: object) => ({ type: 'array', items });
const layout = { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] };
const visibility = { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] };

const SCHEMAS = {
  gradescope: object(
    {
      score: amount,
      execution_time: amount,
      output: text,
      output_format: layout,
      test_output_format: layout,
      test_name_format: layout,
      visibility,
      stdout_visibility: visibility,
      extra_data: { type: 'object' },
      tests: list(
        object({
          score: amount,
          max_score: amount,
          status: { enum: ['passed', 'failed'] },
          name: text,
          number: text,
          output: text,
          tags: list(text),
          visibility,
          extra_data: { type: 'object' },
        }),
      ),
    },
    ['score', 'tests'],
  ),
  classroom50: object({
    schema: { const: 'classroom50/result/v1' },
    ...Object.fromEntries(
      ['classroom', 'assignment', 'submission', 'commit', 'release', 'review', 'datetime'].map((key) => [
        key,
        text,
      ]),
    ),
    score: count,
    'max-score': count,
    tests: list(object({ 'test-name': text, passed: { type: 'boolean' }, score: count, 'max-score': count })),
  }),
  check50: object({
    slug: text,
    version: text,
    results: list(
      object(
        {
          name: text,
          description: text,
          passed: { enum: [true, false, null] },
          log: list(text),
          cause: { anyOf: [{ type: 'null' }, { type: 'object', required: ['rationale'] }] },
          dependency: { type: ['string', 'null'] },
          data: { type: 'object' },
        },
        ['name', 'description', 'passed', 'log', 'cause', 'dependency'],
      ),
    ),
  }),
} as const;

describe.each(Object.entries(SCHEMAS))('%s', (format, schema) => {
  test('is as its reader wants it', () => {
    const holds = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
    const isRight = holds(JSON.parse(written(format as keyof typeof SCHEMAS)));
    expect(holds.errors ?? []).toEqual([]);
    expect(isRight).toBe(true);
  });
});

test('an output of Actions holds the points in base64', () => {
  const [result, points] = written('actions').trim().split('\n');
  expect(points).toBe('points=4/8');
  const { status, max_score, tests } = JSON.parse(
    Buffer.from(result.slice('result='.length), 'base64').toString(),
  );
  expect({ status, max_score }).toEqual({ status: 'fail', max_score: 8 });
  expect(tests.map(({ score }: { score: number }) => score)).toEqual([2, 2, 0, 0]);
});

test('a student reads the difference, the turn, the rule, the input and a link, and nothing of it is taken for Markdown', () => {
  const page = written('markdown');
  for (const part of [
    '2 of 4 passed, 4 of 8 points',
    'line 1 expected: `x`',
    'turn 1',
    'The rule concerned: Moving',
    '    move a `up`',
    '[The game at this turn](http://127.0.0.1:4173/#/raiinet/link/1/abc)',
    '\\<b\\>\\*no\\*',
  ])
    expect(page).toContain(part);
});

test('hidden cases are counted, not shown', () => {
  const hidden = { ...report, checked: [{ ...bad, worth: { ...worth, visibility: 'hidden' as const } }] };
  const page = writeReport('markdown', [hidden], style);
  expect(page).toContain('Not shown: 1 more that did not pass.');
  expect(page).not.toContain('turn 1');
});
