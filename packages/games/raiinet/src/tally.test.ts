import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import type { RaiinetCommand } from './commands.js';
import type { SeenFact } from './facts.js';
import { game } from './game.js';
import { tally } from './tally.js';

test('adds up to the data of each player, over whole games', () => {
  const rng = stream(1, 'tally');
  const causes = new Set<string>();
  for (let round = 0; round < 8; round++) {
    const options = game.readOptions({});
    if (!options.ok) throw new Error(options.error.words);
    const position = game.begin(options.value, round + 1);
    const facts: SeenFact[] = [];
    for (let turn = 0; turn < 400 && position.end === null; turn++) {
      const legal: RaiinetCommand[] = [];
      game.legal(position, position.turn, legal);
      const ahead = legal.filter(({ args }) => args[1] === (position.turn === 0 ? 'down' : 'up'));
      const some = ahead.length > 0 && rng.below(3) ? ahead : legal;
      game.perform(position, position.turn, some[rng.below(some.length)], (fact) => facts.push(fact));
    }
    position.seats.forEach(({ data }, seat) => {
      const rows = tally(facts, seat);
      for (const { name } of rows) causes.add(name);
      expect(rows.reduce((sum, { worth }) => sum + worth, 0)).toBe(data);
    });
  }
  expect(causes.size).toBe(4);
});
