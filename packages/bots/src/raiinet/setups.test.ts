import { stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { levels } from './levels.js';
import { setupOf } from './setups.js';

const read = game.readOptions({ single: true });
if (!read.ok) throw new Error(read.error.words);
const { value: options } = read;

test('every setup is allowed, and they are many', () => {
  const rng = stream(1, 'setups');
  const drawn = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const setup = setupOf('hard', 2, rng);
    expect(game.sides!.read(options, setup)).toEqual({ ok: true, value: setup });
    drawn.add(JSON.stringify(setup));
  }
  expect(drawn.size).toBe(8);
});

test('between two, all but the easy level choose one; between four they take what is dealt', async () => {
  for (const { id, side } of levels) {
    const ask = (seats: number, seed: number) => side?.({ seat: 0, seats, options: {}, seed }) ?? null;
    expect(await ask(4, 1)).toBe(null);
    if (id === 'easy') expect(await ask(2, 1)).toBe(null);
    else expect(await ask(2, 1)).toEqual(await ask(2, 1));
  }
});
