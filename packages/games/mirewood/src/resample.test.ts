import { hashOf, stream } from '@quadrant/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, type Position, type SeenFact } from './index.js';

const commands = game.grammar.enumerate();
const CAMPAIGN = ['generate: 9x6\n', 'name: Behind\ngenerate: 12x5\ndifficulty: 4\n'].join('---\n');

/** A position some commands into a random game. */
function wander(options: unknown, seed: number, length: number): Position {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  const position = game.begin(read.value, seed);
  const chance = stream(seed, 'wander');
  for (let i = 0; i < length; i++)
    game.perform(position, game.onMove(position), commands[chance.below(commands.length)], null);
  return position;
}

const games = fc.record({
  options: fc.constantFrom(
    { generate: '9x6', difficulty: 3, players: 2, single: true },
    { generate: '14x7', difficulty: 5, players: 1 },
    { shipped: 'sour-pools' },
    { shipped: 'two-lanterns' },
    { level: CAMPAIGN, single: true },
  ),
  seed: fc.integer({ min: 0, max: 2147483647 }),
  length: fc.integer({ min: 0, max: 60 }),
});

/** What is seen of a command, up to the first fact that rests on a draw or on a level not seen yet. */
function tellUntilChance(position: Position, name: string): SeenFact[] {
  const facts: SeenFact[] = [];
  let certain = true;
  game.perform(position, game.onMove(position), game.grammar.intern(name), (fact) => {
    certain &&= fact.kind !== 'drew' && fact.kind !== 'entered';
    if (certain && fact.kind !== 'drew') facts.push(structuredClone(fact));
  });
  return facts;
}

describe('a position drawn by a view', () => {
  test('looks the same, takes and refuses the same, and tells the same as far as chance lets it', () => {
    fc.assert(
      fc.property(games, ({ options, seed, length }) => {
        const truth = wander(options, seed, length);
        const view = game.view(truth, 0);
        const draw = game.resampler!(view);
        const rng = stream(seed, 'draw');
        for (let i = 0; i < 3; i++) {
          const sample = draw(rng);
          expect(game.view(sample, 0)).toStrictEqual(view);
          for (const command of commands) {
            const seat = game.onMove(truth);
            expect(game.check(sample, seat, command)).toEqual(game.check(truth, seat, command));
            expect(tellUntilChance(game.clone(sample), command.name)).toEqual(
              tellUntilChance(game.clone(truth), command.name),
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is the same for the same numbers, and another for others: generator and levels to come', () => {
    const view = game.view(wander({ level: CAMPAIGN }, 3, 0), 0);
    const draw = game.resampler!(view);
    const samples = (seed: number) => {
      const rng = stream(seed, 'draw');
      return Array.from({ length: 40 }, () => draw(rng));
    };
    expect(samples(1)).toStrictEqual(samples(1));
    expect(new Set(samples(1).map(({ rng }) => rng)).size).toBe(40);
    expect(new Set(samples(1).map(({ later }) => later)).size).toBeGreaterThan(1);
  });

  test('shares nothing with its view or with the others', () => {
    const view = game.view(wander({ generate: '14x7', difficulty: 5 }, 8, 10), 0);
    const before = JSON.stringify(view);
    const draw = game.resampler!(view);
    const [first, second] = [draw(stream(1, 'a')), draw(stream(1, 'a'))];
    const whole = hashOf(second);
    for (const command of commands) game.perform(first, game.onMove(first), command, null);
    expect(JSON.stringify(view)).toBe(before);
    expect(hashOf(second)).toBe(whole);
  });

  test('plays on through as many levels as are to come', () => {
    const level = Array.from({ length: 5 }, () => 'map:\nXXXX\nXPGX\nXXXX\nend\n').join('---\n');
    const sample = game.resampler!(game.view(game.begin({ level }, 1), 0))(stream(1, 'draw'));
    for (let expected = 2; expected <= 5; expected++) {
      const [player] = sample.entities;
      sample.squares[player.square] = -1;
      player.square = sample.tiles.indexOf(game.book.goal);
      sample.squares[player.square] = player.id;
      player.health = 1000;
      game.perform(sample, 0, game.grammar.intern('.'), null);
      expect(sample.level).toBe(expected);
      expect(sample.result).toBeNull();
    }
  });
});
