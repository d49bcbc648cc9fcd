import { stream } from '@quadrant/kernel';
import { game, type MirewoodCommand, type Position } from '@quadrant/mirewood';
import { defaultOptions, game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import { Planner, type Planning } from './plan.js';

/** The treasure lies behind the player, the gate ahead: only a plan of three steps has both. */
const start = game.begin({ level: 'map:\nXXXXXX\nXZP.GX\nXXXXXX\nend\n', single: true }, 1);
const draw = game.resampler!(game.view(start, 0));
const keys = [...'adws'].map((key) => game.grammar.intern(key));
const planning: Planning<Position, MirewoodCommand> = {
  steps: 6,
  worlds: 2,
  hopeless: 10,
  propose: (_, rng) => keys[rng.below(keys.length)],
  instead: game.grammar.intern('.'),
  value: ({ entities, result, turn }) => entities[0].score + (result === 'won' ? 1 : 0) - turn / 100,
};
const free = { budget: { nodes: null, ms: null }, stop: new AbortController().signal };
const plan = (nodes: number, limits = free, seed = 1) =>
  new Planner(game, planning, stream(seed, 'plan')).plan(draw, [], nodes, limits);
const words = (commands: readonly MirewoodCommand[]) => commands.map(({ name }) => name).join('');

describe('planning', () => {
  test('finds a line of commands that none of its steps hints at, and ends it with the game', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { commands, value, values } = plan(20_000, free, seed);
      expect(words(commands)).toBe('addd');
      expect(value).toBeCloseTo(values[0]);
    }
    expect(start.turn).toBe(0);
  });

  test('is never worse than the plan it begins with, and the same for the same seed', () => {
    const first = plan(100);
    const planner = new Planner(game, planning, stream(2, 'plan'));
    for (let i = 0; i < 20; i++)
      expect(planner.plan(draw, first.commands, 100, free).value).toBeGreaterThanOrEqual(first.value);
    expect(plan(500)).toEqual(plan(500));
  });

  test('ends when its nodes or its time are used up, or it is told to stop, and has a plan all the same', () => {
    for (const limits of [
      { ...free, budget: { nodes: 1, ms: null } },
      { ...free, budget: { nodes: null, ms: 0 } },
      { ...free, stop: AbortSignal.abort() },
    ]) {
      const planner = new Planner(game, planning, stream(3, 'plan'));
      expect(planner.plan(draw, [], 1_000_000, limits).commands.length).toBeGreaterThan(0);
      expect(planner.nodes).toBeLessThanOrEqual(12);
    }
  });

  test('replaces what is refused', () => {
    const { grammar } = spaceDefender;
    const refused = grammar.intern('move', 'E', 1); // where the ship is
    const at = spaceDefender.begin({ ...defaultOptions, play: [10, 30, 1, 1, 1, 1, 1], single: true }, 1);
    const planner = new Planner(
      spaceDefender,
      { ...planning, propose: () => refused, instead: grammar.intern('pass'), value: () => 0 },
      stream(1, 'plan'),
    );
    const { commands } = planner.plan(
      spaceDefender.resampler!(spaceDefender.view(at, 0)),
      [refused],
      50,
      free,
    );
    expect(commands.map(({ name }) => name)).toEqual(Array.from({ length: 6 }, () => 'pass'));
  });
});
