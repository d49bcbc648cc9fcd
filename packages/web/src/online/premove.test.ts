import { stream } from '@quadrant/kernel';
import { game, type RaiinetCommand } from '@quadrant/raiinet';
import { expect, it } from 'vitest';
import { plannable } from './premove.js';

it('finds what can be done after whatever the other does, from the view alone', () => {
  const options = game.readOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error.words);
  const rng = stream(7, 'plannable');
  const position = game.begin(options.value, 1);
  const legal: RaiinetCommand[] = [];
  let possible = 0;
  let guessed = 0;
  for (let turn = 0; turn < 60 && game.outcome(position) === null; turn++) {
    const mover = game.onMove(position);
    const waiting = 1 - mover;
    const planned = plannable(
      game,
      JSON.parse(JSON.stringify(game.view(position, waiting))),
      waiting,
      'move',
    );
    expect(planned.every(({ name }) => name === 'move')).toBe(true);
    do {
      game.legal(position, mover, legal);
      game.perform(position, mover, legal[rng.below(legal.length)], null);
    } while (game.onMove(position) === mover);
    if (game.outcome(position) !== null) break;
    game.legal(position, waiting, legal);
    const texts = planned.map((command) => game.grammar.print(command as RaiinetCommand));
    const moves = legal.filter(({ name }) => name === 'move').map((command) => game.grammar.print(command));
    possible += moves.length;
    guessed += moves.filter((text) => texts.includes(text)).length;
  }
  expect(guessed / possible).toBeGreaterThan(0.95);
});
