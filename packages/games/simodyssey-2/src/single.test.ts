import { NOBODY, SPECTATOR, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Options, type SimCommand } from './index.js';

const read = (value: unknown): Options => {
  const options = game.readOptions(value);
  if (!options.ok) throw new Error(options.error.words);
  return options.value;
};
const AROUND = ['play', 'test', 'abort', 'status', 'toggle_RNG_out'];
const begin = (options: object = {}, seed = 900) => game.begin(read({ single: true, ...options }), seed);
const legalIn = (position: ReturnType<typeof begin>) => {
  const legal: SimCommand[] = [];
  game.legal(position, game.onMove(position), legal);
  return legal;
};

describe('a single mission', () => {
  test('begins in the mission', () => {
    expect(read({ single: true })).toEqual({ mission: 'play', single: true });
    expect(begin()).toMatchObject({ inMission: true, mode: 'play' });
    expect(begin({ mission: 'test', thresholds: [3, 5, 7, 15, 30] })).toMatchObject({ mode: 'test' });
  });

  test('has no commands around the mission: refused, and neither listed nor open', () => {
    const position = begin();
    const around = game.grammar.enumerate().filter(({ name }) => AROUND.includes(name));
    expect(around).toHaveLength(AROUND.length - 1);
    for (const command of [...around, game.grammar.intern('test', 3, 5, 7, 15, 30)])
      expect(game.perform(position, 0, command, null)?.code).toBe('single');
    expect(legalIn(position).filter(({ name }) => AROUND.includes(name))).toEqual([]);
    expect(game.open(position, 0)).toEqual([]);
  });

  test('is over when the explorer is lost: nobody is asked, and everything is refused', () => {
    const position = begin();
    for (const direction of ['S', 'SE', 'SE'] as const)
      game.perform(position, 0, game.grammar.intern('move', direction), null);
    expect(game.onMove(position)).toBe(NOBODY);
    expect(game.outcome(position)).toMatchObject({ result: 'lost', reason: 'lost in space - out of fuel' });
    for (const seat of [0, SPECTATOR])
      for (const command of game.grammar.enumerate())
        expect(game.perform(position, seat, command, null)?.code).toBe('over');
    expect(legalIn(position)).toEqual([]);
  });

  test('plays every turn as a mission within a run does', () => {
    for (let seed = 1; seed < 20; seed++) {
      const alone = begin({}, seed);
      const run = game.begin(read({ mission: 'play' }), seed);
      const rng = stream(seed, 'single');
      for (let i = 0; i < 50 && alone.inMission; i++) {
        const legal = legalIn(alone);
        const command = legal[rng.below(legal.length)];
        game.perform(alone, 0, command, null);
        game.perform(run, 0, command, null);
        expect({ ...run, single: true }).toEqual(alone);
      }
    }
  });
});

describe('who leaves', () => {
  test('has lost', () => {
    const position = begin();
    const told: string[] = [];
    game.withdraw!(position, 0, (fact) => told.push(fact.kind));
    expect(told).toEqual(['left', 'ended']);
    expect(game.outcome(position)).toEqual({
      result: 'lost',
      winner: null,
      scores: [],
      reason: 'the player left',
    });
    expect(game.onMove(position)).toBe(NOBODY);
  });

  test('changes nothing once the mission is over', () => {
    const position = begin();
    game.withdraw!(position, 0, null);
    position.result = 'won';
    const before = game.clone(position);
    game.withdraw!(position, 0, null);
    expect(position).toEqual(before);
  });
});
