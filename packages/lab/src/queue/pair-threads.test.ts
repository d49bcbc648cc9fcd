import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { randomBot, specOf } from '../../testing/spec.js';
import { onThreads } from './pair-threads.js';

const BOT = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));

test('programs end with the threads that played them, also those that do not end by themselves', async () => {
  const mark = randomUUID();
  const command = `"${process.execPath}" "${BOT}" stays-after-quit ${mark}`;
  const spec = specOf([randomBot('stays', { bot: null, command }), randomBot('random')], { maxMoves: 4 });
  const running = () => execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' }).includes(mark);
  const threads = onThreads(spec, '/');
  await threads.play(0, 1);
  expect(running()).toBe(true);
  await threads.close();
  expect(running()).toBe(false);
});
