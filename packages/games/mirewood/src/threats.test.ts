import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { type Fact, game, gateFrom, keys, levels, threats } from './index.js';

function begin(options: unknown) {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, 3);
}

test('tells the squares beside who hits, the line of who aims, and what pools near by cost', () => {
  const view = game.view(begin({ level: levels.find(({ id }) => id === 'sour-pools')!.text }), 0);
  const told = threats(view);
  expect(told.some(({ aimed }) => aimed !== null)).toBe(true);
  for (const { x, y } of told) expect(['tree', 'rock', 'edge']).not.toContain(view.tiles[y][x]);
});

test('who was hit stood on a square that was told, or was met by somebody who came', () => {
  const rng = stream(2, 'threats');
  let foretold = 0;
  let hits = 0;
  for (const { id } of levels.filter((each) => each.id !== 'two-lanterns')) {
    const position = begin({ shipped: id });
    for (let turn = 0; turn < 80 && !game.outcome(position); turn++) {
      const view = game.view(position, 0);
      const told = new Set(threats(view).map(({ x, y }) => `${x},${y}`));
      const hurt: Fact[] = [];
      game.perform(position, 0, game.grammar.intern(keys[rng.below(4)].key), (fact) => {
        if (fact.kind === 'hit' && fact.victim.seat === 0) hurt.push(fact);
      });
      for (const fact of hurt)
        if (fact.kind === 'hit') {
          hits++;
          if (told.has(`${fact.victim.x},${fact.victim.y}`)) foretold++;
        }
    }
  }
  expect(hits).toBeGreaterThan(5);
  expect(foretold / hits).toBeGreaterThan(0.5);
});

test('the gate is told from the player, the nearest of several', () => {
  const position = begin({ shipped: 'classic' });
  const view = game.view(position, 0);
  const [right, down] = gateFrom(view)!;
  const [me] = view.players;
  expect(view.tiles[me.y + down][me.x + right]).toBe('goal');
  expect(gateFrom({ ...view, players: [{ ...me, alive: false }] })).toBe(null);
});
