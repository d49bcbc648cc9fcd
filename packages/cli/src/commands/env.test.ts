import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frameOf } from '@quadrant/lab/bots';
import { describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../../../clients/python', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../../docs/python.md', import.meta.url));
const PATIENCE = 900_000; // other programs may keep the machine busy

function talk(game: string, ...questions: (object | Buffer)[]) {
  const input = Buffer.concat(questions.map((q) => (Buffer.isBuffer(q) ? q : frameOf(JSON.stringify(q)))));
  const { stdout, status } = spawnSync(process.execPath, [BIN, 'env', game], { input });
  const answers: Buffer[] = [];
  for (let at = 0; at < stdout.length; at += 4 + stdout.readUInt32LE(at))
    answers.push(stdout.subarray(at + 4, at + 4 + stdout.readUInt32LE(at)));
  return { answers, status };
}
/** Python with the client, and no more told of where `quadrant` is than a reader of the page has done. */
const { QUADRANT: _, PATH = '', ...ENV } = process.env;
const FOUND = [
  ...PATH.split(delimiter).filter((path) => !path.includes('node_modules')),
  dirname(process.execPath),
];
const python = (...words: string[]) =>
  spawnSync('python3', words, {
    cwd: CLIENT,
    encoding: 'utf8',
    env: { ...ENV, PATH: FOUND.join(delimiter), PYTHONDONTWRITEBYTECODE: '1' },
  });
const step = (...actions: number[]) => {
  const question = Buffer.alloc(8 + 4 * actions.length);
  for (const [i, n] of [question.length - 4, 1, ...actions].entries()) question.writeInt32LE(n, 4 * i);
  return question;
};
const read = (answer: Buffer) => JSON.parse(answer.toString('utf8'));

test('views: open, reset, step and observe', { timeout: PATIENCE }, () => {
  const { answers, status } = talk(
    'mirewood',
    { t: 'reset' },
    { t: 'open', options: { level: 'map:\nXXXXX\nXZPGX\nXXXXX\nend\n' }, next: false },
    { t: 'reset', seed: 1 },
    step(99),
    step(2),
    { t: 'observe', seat: 0 },
    { t: 'observe', seat: 1 },
    Buffer.from([1, 0, 0, 0, 9]),
  );
  expect(status).toBe(0);
  const [early, opened, begun, wrong, stepped, observed, nobody, junk] = answers.map(read);
  expect([early, wrong, nobody, junk].map(({ code }) => code)).toEqual([
    'not-open',
    'no-action',
    'no-seat',
    'malformed',
  ]);
  const { view, legal, rewards } = begun.games[0];
  expect({ view: view.players[0].x, rewards }).toEqual({ view: 2, rewards: [0] });
  expect(legal.map((action: number) => opened.actions[action])).toContain('d');
  expect(stepped.games[0].view).toEqual(observed.view);
});

test('flat: seats, statuses, rewards, numbers and masks in columns', { timeout: PATIENCE }, () => {
  const open = { t: 'open', flat: true, games: 2, options: { mission: 'play' } };
  const { answers } = talk('simodyssey-2', open, { t: 'reset', seed: 3 });
  const { flat, actions, seats } = read(answers[0]);
  const state = answers[1];
  expect(state.length).toBe(4 + 4 * (2 + 2 + 2 * seats + 2 * flat) + 2 * actions.length);
  expect([0, 1, 2, 3, 4].map((i) => state.readInt32LE(4 * i))).toEqual([1, 0, 0, 0, 0]);
  const mask = state.subarray(-actions.length);
  expect(actions.filter((_: string, i: number) => mask[i] === 1)).toContain('pass');
});

describe('clients/python does what PettingZoo demands', () => {
  const found = spawnSync('python3', ['--version']).status === 0;
  const words = found ? '' : ' (not tried: there is no python3 here)';
  test.each([
    ['with numpy where there is one', '--views raiinet mirewood simodyssey-2 space-defender-2', 10],
    ['without numpy', '--plain raiinet', 3],
  ])(`%s${words}`, { timeout: PATIENCE }, (_, flags, count) => {
    if (!found) return;
    const run = python('conformance.py', ...flags.split(' '));
    expect({ status: run.status, err: run.stderr }).toEqual({ status: 0, err: '' });
    expect(run.stdout.match(/: ok/g)?.length).toBe(count);
  });

  const hasNumpy = found && spawnSync('python3', ['-c', 'import numpy']).status === 0;
  const about = hasNumpy ? '' : ' (not tried: there is no numpy here)';
  test(`what docs/python.md shows runs${about}`, { timeout: PATIENCE }, () => {
    const blocks = [...readFileSync(DOCS, 'utf8').matchAll(/```python\n(.*?)```/gs)];
    expect(blocks.length).toBe(2);
    if (!hasNumpy) return;
    const run = python('-c', blocks.map(([, block]) => block).join('\n'));
    expect({ status: run.status, err: run.stderr }).toEqual({ status: 0, err: '' });
  });
});
