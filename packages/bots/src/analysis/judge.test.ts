/** What is expected of a view is a number in bounds, the same every time, and better where more is won. */

import type { AnyGame, Command } from '@quadrant/kernel';
import { game as mirewood } from '@quadrant/mirewood';
import { game as raiinet } from '@quadrant/raiinet';
import { game as simodyssey } from '@quadrant/simodyssey-2';
import { game as space } from '@quadrant/space-defender-2';
import { describe, expect, it } from 'vitest';
import { expect as expected } from './judge.js';
import type { Expectation } from './messages.js';

const GAMES: readonly [AnyGame, options: unknown, commands: readonly string[], Expectation, most: number][] =
  [
    [space, null, ['play(5,12,28,44,54,62,70)', 'setup_next(5)'], 'score', 10_000],
    [simodyssey, null, ['play'], 'chance', 1],
    [mirewood, { shipped: 'classic' }, [], 'chance', 1],
    [raiinet, {}, [], 'chance', 1],
  ];

function begun(game: AnyGame, given: unknown, commands: readonly string[]) {
  const options = game.readOptions(given);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, 7);
  for (const text of commands) {
    const command = game.grammar.parse(text);
    if (!command.ok || game.perform(position, 0, command.value, null)) throw new Error(text);
  }
  const legal: Command[] = [];
  game.legal(position, 0, legal);
  return { options: options.value, view: game.view(position, 0), legal };
}

describe.each(GAMES)('%#', (game, given, commands, measure, most) => {
  it(`judges ${game.title}`, async () => {
    const about = { ...begun(game, given, commands), seat: 0, seats: 1, seed: 3, measure, worlds: 2 };
    const value = await expected(game, about);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(most);
    expect(await expected(game, about)).toBe(value);
  });
});
