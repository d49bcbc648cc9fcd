import { NOBODY, SPECTATOR, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Options, type SpaceCommand } from './index.js';

const read = (value: unknown): Options => {
  const options = game.readOptions(value);
  if (!options.ok) throw new Error(options.error.words);
  return options.value;
};
const AROUND = ['play', 'setup_select', 'setup_next', 'setup_back', 'toggle_debug_mode', 'abort'];
const begin = (options: object = {}) => game.begin(read({ single: true, ...options }), 900);
const legalIn = (position: ReturnType<typeof begin>) => {
  const legal: SpaceCommand[] = [];
  game.legal(position, game.onMove(position), legal);
  return legal;
};

describe('a single game', () => {
  test('begins in the game, with thresholds of its own when none are given', () => {
    expect(read({ single: true }).play).toHaveLength(7);
    expect(begin()).toMatchObject({ state: 'in game', turn: 0 });
    expect(begin({ play: [5, 12, 1, 1, 1, 1, 1] })).toMatchObject({ rows: 5, columns: 12 });
  });

  test('has no commands around the game: refused, and neither listed nor open', () => {
    const position = begin();
    const around = game.grammar.enumerate().filter(({ name }) => AROUND.includes(name));
    expect(around.length).toBeGreaterThan(10);
    for (const command of [...around, game.grammar.intern('play', 5, 12, 1, 1, 1, 1, 1)])
      expect(game.perform(position, 0, command, null)?.code).toBe('single');
    expect(legalIn(position).filter(({ name }) => AROUND.includes(name))).toEqual([]);
    expect(game.open(position, 0)).toEqual([]);
  });

  test('is over when the ship is lost: nobody is asked, and everything is refused', () => {
    const position = begin({ play: [5, 10, 101, 101, 101, 101, 101] });
    while (game.onMove(position) !== NOBODY) game.perform(position, 0, game.grammar.intern('pass'), null);
    expect(game.outcome(position)).toMatchObject({ result: 'lost', reason: 'the Starfighter was destroyed' });
    for (const seat of [0, SPECTATOR])
      for (const command of game.grammar.enumerate())
        expect(game.perform(position, seat, command, null)?.code).toBe('over');
    expect(legalIn(position)).toEqual([]);
  });

  test('plays every turn as a game within a run does', () => {
    const alone = begin({ play: [7, 18, 30, 40, 50, 60, 70] });
    const run = game.begin(read({ play: [7, 18, 30, 40, 50, 60, 70] }), 900);
    const rng = stream(1, 'single');
    for (let i = 0; i < 200 && alone.ending === null; i++) {
      const legal = legalIn(alone);
      const command = legal[rng.below(legal.length)];
      game.perform(alone, 0, command, null);
      game.perform(run, 0, command, null);
      expect({ ...run, single: true }).toEqual(alone);
    }
  });
});

describe('the side of the player', () => {
  const sides = game.sides!;

  test('is the equipment, which everybody may know; split and join are inverse', () => {
    const options = read({ single: true, weapon: 3, armour: 4, engine: 2, power: 5 });
    const parts = sides.split(options);
    expect(parts.sides).toEqual([{ weapon: 3, armour: 4, engine: 2, power: 5 }]);
    expect(Object.keys(parts.options as object)).toEqual(['play', 'debug', 'single']);
    expect(read(sides.join(parts.options, parts.sides))).toEqual(options);
    expect(read(sides.join(parts.options, null))).toMatchObject({ weapon: 1, power: 1 });
    expect(sides.secret).toBe(false);
  });

  test('is read and completed; what nobody gave is dealt', () => {
    const options = read({ single: true });
    expect(sides.read(options, { engine: 3 })).toEqual({
      ok: true,
      value: { weapon: 1, armour: 1, engine: 3, power: 1 },
    });
    expect(sides.read(options, sides.deal(options, stream(1, 'deal')))).toMatchObject({ ok: true });
  });

  test.each([
    [[], 'The equipment is an object.'],
    ['heavy', 'The equipment is an object.'],
    [{ weapon: 6 }, 'weapon is a whole number from 1 to 5.'],
    [{ shield: 1 }, 'There is no part "shield". Parts: weapon armour engine power'],
    [{ play: [5, 12, 1, 1, 1, 1, 1] }, 'There is no part "play". Parts: weapon armour engine power'],
  ])('%j is refused', (value, words) => {
    const side = sides.read(read({}), value);
    expect(!side.ok && side.error).toEqual({ code: 'bad-side', words });
  });
});

describe('who leaves', () => {
  test('has lost, and keeps the score', () => {
    const position = begin();
    position.focuses[0].worth = 7;
    const told: string[] = [];
    game.withdraw!(position, 0, (fact) => told.push(fact.kind));
    expect(told).toEqual(['left', 'ended']);
    expect(game.outcome(position)).toEqual({
      result: 'lost',
      winner: null,
      scores: [7],
      reason: 'the player left',
    });
    expect(game.onMove(position)).toBe(NOBODY);
  });

  test('changes nothing once the game is over', () => {
    const position = begin();
    position.state = 'not started';
    position.ending = 'destroyed';
    const before = game.clone(position);
    game.withdraw!(position, 0, null);
    expect(position).toEqual(before);
  });
});
