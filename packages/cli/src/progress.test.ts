/** What long commands say meanwhile, on a real terminal. */
import { afterAll, expect, test } from 'vitest';
import { timeLeft } from './progress.js';
import { Pty } from './tui/testing/pty.js';

const open = new Set<Pty>();
afterAll(async () => {
  for (const pty of open) await pty.stop();
});
function start(words: string, columns: number): Pty {
  const pty = new Pty(words, { columns, rows: 60 });
  open.add(pty);
  return pty;
}

const REDRAWN = '\r\x1b[K'; // how often depends on the machine

test('a line of progress is rewritten in its place on a terminal of 80 columns', async () => {
  const pty = start('tournament raiinet --bot random --bot random --rounds 20 --jobs 1 --out run', 80);
  const { status, screen } = await pty.end();
  expect(status).toBe(0);
  const [before, ...shown] = Buffer.from(pty.raw, 'latin1').toString('utf8').split(REDRAWN);
  expect(before).toBe('');
  for (const line of shown.slice(0, -1)) expect([...line].length, line).toBeLessThan(80);
  expect(screen.trimStart()).toMatch(/^random against random \(2\): Elo/);
});

test('of many bots it tells the ratings, also while two of them alone have met', async () => {
  const bots = '--bot random --bot random --bot random';
  const pty = start(`tournament raiinet ${bots} --rounds 6 --jobs 1 --out run`, 80);
  expect((await pty.end()).status).toBe(0);
  const shown = Buffer.from(pty.raw, 'latin1').toString('utf8').split(REDRAWN).slice(1, -1);
  for (const line of shown) expect(line).toMatch(/ left, Elo, random at 0: /);
});

test('what is printed meanwhile stands on lines of its own', async () => {
  const pty = start('simulate raiinet --games 150 --vary draw=20..100..20 --jobs 1', 80);
  const { status, screen } = await pty.end();
  expect(status).toBe(0);
  expect(screen).toMatch(/^150 games, draw 40/m);
  expect(screen).not.toMatch(/left/);
});

test.each([
  [1, 2, 1_000, '1 s'],
  [1, 100, 1_000, '99 s'],
  [1, 101, 1_000, '2 min'],
  [10, 20, 3_600_000, '60 min'],
  [1, 4, 3_700_000, '3 h 5 min'],
  [5, 5, 3_700_000, '0 s'],
])('after %d of %d in %d ms there are %s left', (done, total, ms, words) => {
  expect(timeLeft(done, total, ms)).toBe(words);
});
