import { type Rng, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Position, type SpaceCommand } from './index.js';

const THRESHOLDS = [28, 44, 54, 62, 70];
const sample = (position: Position, rng: Rng) => game.resampler!(game.view(position, 0))(rng);

function begin(seed: number, rng: Rng, options: object = {}): Position {
  const play = [5 + rng.below(6), 16 + rng.below(15), ...THRESHOLDS];
  const parts = {
    weapon: 1 + rng.below(5),
    armour: 1 + rng.below(4),
    engine: 1 + rng.below(3),
    power: 1 + rng.below(5),
  };
  const read = game.readOptions({ single: true, play, ...parts, ...options });
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, seed);
}

/** Random games, with as many moves as other commands. */
function everyTurn(games: number, look: (position: Position, rng: Rng) => void): void {
  const legal: SpaceCommand[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const rng = stream(seed, 'resample');
    const position = begin(seed * 7919, rng);
    while (position.ending === null && position.turn < 60) {
      game.legal(position, 0, legal);
      const others = legal.filter(({ name }) => name !== 'move');
      const from = rng.below(2) === 0 ? legal : others;
      game.perform(position, 0, from[rng.below(from.length)], null);
      look(position, rng);
    }
  }
}

test('a sample looks to the player like the position, whatever is hidden', () => {
  let hidden = 0;
  everyTurn(25, (position, rng) => {
    const view = game.view(position, 0);
    expect(game.view(sample(position, rng), 0)).toStrictEqual(view);
    hidden += position.enemies.length - view.enemies.length;
  });
  expect(hidden).toBeGreaterThan(100);
});

test('the board and the lists of a sample agree, and lists are in the order of creation', () => {
  everyTurn(10, (position, rng) => {
    const { board, enemies, projectiles, enemiesMade, projectilesMade } = sample(position, rng);
    const pieces = [...enemies, ...projectiles];
    expect(pieces.filter(({ id, cell }) => board[cell] !== id)).toEqual([]);
    expect(board.filter((id) => id !== 0)).toHaveLength(pieces.length);
    const ids = enemies.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(Math.max(0, ...ids)).toBeLessThanOrEqual(enemiesMade);
    const shots = projectiles.map(({ id }) => -id);
    expect(shots).toEqual([...new Set(shots)].sort((a, b) => a - b));
    expect(Math.max(0, ...shots)).toBeLessThanOrEqual(projectilesMade);
  });
});

test('a sample can be played on', () => {
  everyTurn(4, (position, rng) => {
    const copy = sample(position, rng);
    for (let i = 0; i < 10 && copy.ending === null; i++)
      expect(game.perform(copy, 0, game.grammar.intern('pass'), null)).toBeNull();
  });
});

describe('the fog is filled as the rules would have filled it', () => {
  const tally = { true: 0, sampled: 0, trueShots: 0, sampledShots: 0 };
  const kinds = { true: [0, 0, 0, 0, 0], sampled: [0, 0, 0, 0, 0] };
  everyTurn(120, (position, rng) => {
    const { enemies, projectiles } = game.view(position, 0);
    const other = sample(position, rng);
    tally.true += position.enemies.length - enemies.length;
    tally.sampled += other.enemies.length - enemies.length;
    tally.trueShots += position.projectiles.length - projectiles.length;
    tally.sampledShots += other.projectiles.length - projectiles.length;
    for (const { kind } of position.enemies) kinds.true[kind]++;
    for (const { kind } of other.enemies) kinds.sampled[kind]++;
  });

  test('with about as many enemies and projectiles', () => {
    expect(tally.true).toBeGreaterThan(1000);
    // Passing makes Carriers launch more, and no view says how often it was done.
    expect(Math.abs(tally.sampled / tally.true - 1)).toBeLessThan(0.3);
    expect(Math.abs(tally.sampledShots / tally.trueShots - 1)).toBeLessThan(0.35);
  });
  test('and about as many of each kind', () => {
    kinds.true.forEach((count, kind) => {
      expect(Math.abs(kinds.sampled[kind] / count - 1)).toBeLessThan(0.3);
    });
  });
});

test('what is remembered is mostly still there', () => {
  let [remembered, found] = [0, 0];
  everyTurn(80, (position, rng) => {
    const recent = game.view(position, 0).remembered.enemies.filter(({ turn }) => position.turn - turn <= 2);
    const other = sample(position, rng);
    remembered += recent.length;
    found += recent.filter(({ id }) => other.enemies.some((enemy) => enemy.id === id)).length;
  });
  expect(remembered).toBeGreaterThan(30);
  expect(found / remembered).toBeGreaterThan(0.5);
});

test('the first enemy of a run comes as the rules say, in every sample', () => {
  const position = begin(900, stream(1, 'first'), { engine: 3, weapon: 5 });
  game.perform(position, 0, game.grammar.intern('pass'), null);
  for (let i = 0; i < 20; i++)
    expect(sample(position, stream(i, 'first'))).toMatchObject({ enemies: position.enemies });
});

test('in debug mode only the future differs', () => {
  const position = begin(5, stream(2, 'debug'), { debug: true });
  for (let i = 0; i < 12; i++) game.perform(position, 0, game.grammar.intern('pass'), null);
  const other = sample(position, stream(3, 'debug'));
  expect(other.random).not.toBe(position.random);
  const { random, newestEnemy, newestProjectile } = position; // the latter two matter in normal mode only
  expect({ ...other, random, newestEnemy, newestProjectile }).toStrictEqual(position);
});
