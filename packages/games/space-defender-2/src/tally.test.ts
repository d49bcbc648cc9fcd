import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, game, type SeenFact, type SpaceCommand, tally } from './index.js';

test('adds up to the score, over many games', () => {
  const rng = stream(1, 'tally');
  let multiplied = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const position = game.begin({ ...defaultOptions, single: false }, seed);
    const facts: SeenFact[] = [];
    const give = (command: SpaceCommand) =>
      game.perform(position, 0, command, (fact) => {
        const seen = game.seen(fact, position, 0);
        if (seen) facts.push(seen);
      });
    for (const text of ['play(7,18,20,40,60,70,80)', 'setup_select(3)', 'setup_next(5)']) {
      const parsed = game.grammar.parse(text);
      if (!parsed.ok || give(parsed.value)) throw new Error(text);
    }
    for (let turn = 0; turn < 60 && position.state === 'in game'; turn++)
      if (give(game.grammar.intern(rng.below(3) ? 'fire' : 'pass'))) give(game.grammar.intern('pass'));
    const [score] = game.scores(position);
    const rows = tally(facts, score);
    expect(rows.reduce((sum, { worth }) => sum + worth, 0)).toBe(score);
    if (rows.some(({ name }) => name === 'full focuses')) multiplied++;
  }
  expect(multiplied).toBeGreaterThan(0);
});
