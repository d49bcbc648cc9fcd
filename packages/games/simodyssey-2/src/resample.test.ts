import { type Rng, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Position, type SimCommand } from './index.js';

const sample = (position: Position, rng: Rng) => game.resampler!(game.view(position, 0))(rng);

function begin(seed: number, options: object = {}): Position {
  const read = game.readOptions({ single: true, ...options });
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, seed);
}

/** Random missions, with a look at each position. */
function everyTurn(
  missions: number,
  look: (position: Position, rng: Rng) => void,
  options: object = {},
): void {
  const legal: SimCommand[] = [];
  for (let seed = 1; seed <= missions; seed++) {
    const rng = stream(seed, 'resample');
    const position = begin(seed * 7919, options);
    for (let i = 0; i < 40 && position.inMission; i++) {
      look(position, rng);
      game.legal(position, 0, legal);
      game.perform(position, 0, legal[rng.below(legal.length)], null);
    }
    look(position, rng);
  }
}

test('a sample looks to the player like the position, and the same commands can be given', () => {
  const [a, b]: [SimCommand[], SimCommand[]] = [[], []];
  everyTurn(60, (position, rng) => {
    const other = sample(position, rng);
    expect(game.view(other, 0)).toStrictEqual(game.view(position, 0));
    game.legal(position, 0, a);
    game.legal(other, 0, b);
    expect(b).toEqual(a);
    for (const command of game.grammar.enumerate())
      expect(game.check(other, 0, command)).toEqual(game.check(position, 0, command));
  });
});

test('the board, the free quadrants and the lists of a sample agree', () => {
  everyTurn(20, (position, rng) => {
    const { movables, stationaries, fixtures, taken, board } = sample(position, rng);
    movables.forEach(({ sector, quadrant }, i) => {
      if (sector >= 0) expect(board[sector * 4 + quadrant]).toBe(i + 1);
    });
    expect(taken).toEqual(position.taken);
    expect(stationaries[0]).toBe(0);
    fixtures.forEach((id, sector) => {
      if (id !== 0) expect(board.slice(sector * 4, sector * 4 + 4)).toContain(id);
    });
    expect(fixtures.filter((id) => id !== 0).sort((x, y) => y - x)).toEqual(
      stationaries.map((_, i) => -1 - i),
    );
  });
});

test('what who has watched knows is exact: ids, fuel, load and births', () => {
  everyTurn(20, (position, rng) => {
    const told = ({ movables, nextId }: Position) => [
      nextId,
      ...movables.map(({ id, kind, fuel, load, untilBirth, visited, acted }, i) =>
        i === 0 ? null : { id, kind, fuel, load, untilBirth, visited, acted },
      ),
    ];
    expect(told(sample(position, rng))).toEqual(told(position));
  });
});

describe('what is hidden is drawn as the rules draw it, given what was seen', () => {
  const tally = {
    waits: [0, 0, 0],
    sampledWaits: [0, 0, 0],
    alive: 0,
    sampledAlive: 0,
    attached: 0,
    sampled: 0,
  };
  everyTurn(400, (position, rng) => {
    if (!position.inMission) return;
    const other = sample(position, rng);
    const { entities } = game.view(position, 0);
    const unsure = new Set(entities.flatMap(({ id, attached }) => (attached === null && id ? [id] : [])));
    position.movables.forEach((movable, i) => {
      if (i === 0) return;
      const twin = other.movables[i];
      tally.waits[movable.turnsLeft]++;
      tally.sampledWaits[twin.turnsLeft]++;
      tally.alive += Number(movable.supportsLife);
      tally.sampledAlive += Number(twin.supportsLife);
      if (!unsure.has(movable.id) || entities.find(({ id }) => id === movable.id)?.letter !== 'P') return;
      tally.attached += Number(movable.attached);
      tally.sampled += Number(twin.attached);
    });
  });

  test('how long everyone still waits', () => {
    tally.waits.forEach((count, wait) => {
      expect(Math.abs(tally.sampledWaits[wait] / count - 1)).toBeLessThan(0.05);
    });
  });
  test('which planets have life, and which have attached', () => {
    expect(tally.alive).toBeGreaterThan(300);
    expect(Math.abs(tally.sampledAlive / tally.alive - 1)).toBeLessThan(0.15);
    expect(tally.attached).toBeGreaterThan(50);
    expect(Math.abs(tally.sampled / tally.attached - 1)).toBeLessThan(0.15);
  });
});

test('a planet that was landed on has no life in any sample', () => {
  let visited = 0;
  everyTurn(300, (position, rng) => {
    const known = position.movables.filter((movable) => movable.visited && position.result !== 'won');
    if (known.length === 0) return;
    const other = sample(position, rng);
    visited += known.length;
    for (const { id } of known)
      expect(other.movables.find((movable) => movable.id === id)).toMatchObject({
        visited: true,
        attached: true,
        supportsLife: false,
      });
  });
  expect(visited).toBeGreaterThan(10);
});

test('whoever must act next acts next, in every sample', () => {
  everyTurn(20, (position, rng) => {
    const other = sample(position, rng);
    for (const { attached, acted, turnsLeft, sector } of other.movables.slice(1))
      if (!attached && sector >= 0)
        expect(turnsLeft).toBeLessThanOrEqual(Math.max(0, 2 - (position.turn - acted)));
  });
});

test('in a test mission only the future differs', () => {
  everyTurn(
    10,
    (position, rng) => {
      const other = sample(position, rng);
      expect(other.random).not.toBe(position.random);
      const { random, draws } = position;
      const [truth, twin] = [game.clone(position), game.clone(other)];
      for (const each of [truth, twin]) each.movables[0].quadrant = 0; // of a dead explorer it is not known
      expect({ ...twin, random, draws }).toStrictEqual(truth);
    },
    { mission: 'test', thresholds: [10, 20, 30, 50, 80] },
  );
});
