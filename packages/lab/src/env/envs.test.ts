import { type AnyGame, NOBODY, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../games.js';
import { Envs, STATUS } from './envs.js';
import { flatOf } from './flat.js';

const begin = (game: AnyGame, games: number, seed = 5, maxMoves = 5000) => {
  const envs = Envs.begin({ game, games, seed, maxMoves, options: null });
  if (!envs.ok) throw new Error(envs.error.words);
  return envs.value;
};

/** Any legal action in every game. */
function choose(envs: Envs, games: number, rng: { below(n: number): number }): Int32Array {
  const mask = envs.readMask();
  return Int32Array.from({ length: games }, (_, i) => {
    const own = mask.subarray(i * envs.actions, (i + 1) * envs.actions);
    const legal: number[] = [];
    for (let a = own.indexOf(1); a >= 0; a = own.indexOf(1, a + 1)) legal.push(a);
    return legal[rng.below(legal.length)];
  });
}

describe.each(GAME_IDS)('many games of %s at once', (id) => {
  test('repeat themselves, go on with the next deal, and are refused what is not in the mask', async () => {
    const { game } = await loadGame(id);
    const [first, second] = [begin(game, 3, 5, 20), begin(game, 3, 5, 20)];
    const rng = stream(1, id);
    let ended = 0;
    for (let n = 0; n < 40; n++) {
      const actions = choose(first, 3, rng);
      expect(Buffer.from(second.readMask()).equals(first.readMask())).toBe(true);
      const forbidden = first.readMask().indexOf(0);
      if (n % 10 === 0 && forbidden < first.actions) {
        const before = structuredClone(first.view(1, 0));
        expect(first.step(Int32Array.of(forbidden, actions[1], actions[2]), true)).not.toBeNull();
        expect(first.step(Int32Array.of(-1, actions[1], actions[2]), true)?.code).toBe('no-action');
        expect(first.view(1, 0)).toEqual(before);
      }
      expect(first.step(actions, true)).toBeNull();
      expect(second.step(actions, true)).toBeNull();
      expect(first.rewards).toEqual(second.rewards);
      ended += first.status.filter((status) => status !== STATUS.goesOn).length;
      for (let i = 0; i < 3; i++) expect(first.onMove(i)).not.toBe(NOBODY);
    }
    expect(ended).toBeGreaterThan(0);
    const start = begin(game, 3).view(2, 0);
    first.reset(5);
    expect(first.view(2, 0)).toEqual(start);
  });

  test('begin with the next deals without a seed, those that games go on with', async () => {
    const { game } = await loadGame(id);
    const [asked, played] = [begin(game, 2, 5, 1), begin(game, 2, 5, 1)]; // cut short after every command
    const dealt = () => JSON.stringify([asked.view(0, 0), asked.view(1, 0)]);
    const first = dealt();
    asked.reset(null);
    expect(dealt()).toBe(first);
    for (let n = 0; n < 3; n++) {
      asked.reset(null);
      played.step(choose(played, 2, stream(n, id)), true);
      expect(dealt()).toBe(JSON.stringify([played.view(0, 0), played.view(1, 0)]));
    }
    asked.reset(5);
    expect(dealt()).toBe(first);
  });

  test('are shown as numbers that depend on nothing a seat may not know', async () => {
    const { game } = await loadGame(id);
    const envs = begin(game, 1, 9);
    const { flat } = envs;
    const rng = stream(2, id);
    const [shown, redrawn] = [new Float32Array(flat!.length + 2), new Float32Array(flat!.length + 2)];
    for (let n = 0; n < 40; n++) {
      const seat = envs.onMove(0);
      envs.writeFlat(0, seat, shown.fill(7), 1);
      const world = game.resampler!(envs.view(0, seat))(rng);
      flat!.write(world, seat, redrawn.fill(7), 1);
      expect([...redrawn].join()).toBe([...shown].join());
      expect([shown[0], shown.at(-1)]).toEqual([7, 7]); // no further than its length
      expect(shown.subarray(1, -1).every(Number.isFinite)).toBe(true);
      envs.step(choose(envs, 1, rng), true);
    }
  });
});

test('a game without a flat form has none', async () => {
  const { game } = await loadGame(GAME_IDS[0]);
  expect(flatOf({ ...game, id: 'strange' }, null)).toBeNull();
});

test('the winner is rewarded, the loser is not', async () => {
  const { game } = await loadGame('raiinet');
  const envs = begin(game, 1, 3);
  const rng = stream(3, 'rewards');
  for (let n = 0; n < 5000; n++) {
    envs.step(choose(envs, 1, rng), true);
    if (envs.status[0] === STATUS.goesOn) expect([...envs.rewards]).toEqual([0, 0]);
    else if (envs.rewards[0] !== 0) break;
  }
  expect([...envs.rewards].sort()).toEqual([-1, 1]);
});

test.each([
  ['space-defender-2', { weapon: 5 }, { equipment: { weapon: 'Splitter' } }],
  [
    'raiinet',
    { links: ['V1V2V3V4D1D2D3D4', 'V1V2V3V4D1D2D3D4'] },
    { links: expect.objectContaining({ 0: expect.objectContaining({ value: 'V1' }) }) },
  ],
])('what is given of %s is dealt over in no deal', async (id, options, seen) => {
  const { game } = await loadGame(id);
  const envs = Envs.begin({ game, games: 8, seed: 5, maxMoves: 100, options });
  if (!envs.ok) throw new Error(envs.error.words);
  for (let i = 0; i < 8; i++) expect(envs.value.view(i, 0)).toMatchObject(seen);
});
