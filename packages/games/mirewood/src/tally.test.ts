import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { type Fact, game, keys, levels, tally } from './index.js';

test('adds up to the score of each player, over many games', () => {
  const rng = stream(1, 'tally');
  let gained = 0;
  for (const { id } of levels) {
    const options = game.readOptions({ shipped: id });
    if (!options.ok) throw new Error(options.error.words);
    const position = game.begin(options.value, 5);
    const facts: Fact[] = [];
    for (let turn = 0; turn < 120 && !game.outcome(position); turn++) {
      const { key } = keys[rng.below(keys.length)];
      game.perform(position, game.onMove(position), game.grammar.intern(key), (fact) => facts.push(fact));
    }
    game.scores(position).forEach((score, seat) => {
      const sum = tally(facts, seat).reduce((total, { worth }) => total + worth, 0);
      expect(sum, id).toBe(score);
      gained += sum;
    });
  }
  expect(gained).toBeGreaterThan(0);
});
