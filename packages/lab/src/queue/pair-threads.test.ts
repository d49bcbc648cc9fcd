import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Spec } from '../jobs/spec.js';
import { onThreads } from './pair-threads.js';

const BOT = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));

test('programs end with the threads that played them, also those that do not end by themselves', async () => {
  const mark = randomUUID();
  const random = { name: 'random', bot: 'random', command: null, options: {}, clock: null };
  const command = `"${process.execPath}" "${BOT}" stays-after-quit ${mark}`;
  const spec: Spec = {
    format: 'quadrant-tournament-2',
    host: 'quadrant test',
    game: 'raiinet',
    rules: 1,
    options: null,
    deals: null,
    seats: 2,
    type: 'roundrobin',
    bots: [{ ...random, name: 'stays', bot: null, command }, random],
    rounds: 1,
    seed: 1,
    maxMoves: 4,
    adjudicate: null,
    margin: 50,
    sprt: null,
  };
  const running = () => execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' }).includes(mark);
  const threads = onThreads(spec, '/');
  await threads.play(0, 1);
  expect(running()).toBe(true);
  await threads.close();
  expect(running()).toBe(false);
});
