/**
 * Commands that may be possible when it is one's turn again, guessed from one's own view alone: positions that fit it
 * are drawn, the others play anything, and what one could do then is gathered. Whether it truly is possible is asked
 * when its time has come.
 */
import { type AnyGame, type Command, type Rng, type Seat, stream } from '@quadrant/kernel';

const DRAWS = 12;
const MOST_STEPS = 8; // of the others, before one's turn

export function plannable(game: AnyGame, view: unknown, seat: Seat, name: string): Command[] {
  const draw = game.resampler(view);
  const rng = stream(0, 'plan');
  const found = new Map<string, Command>();
  for (let i = 0; i < DRAWS; i++)
    for (const command of optionsAfter(game, draw(rng), seat, rng))
      if (command.name === name) found.set(game.grammar.print(command), command);
  return [...found.values()];
}

function optionsAfter(game: AnyGame, position: unknown, seat: Seat, rng: Rng): readonly Command[] {
  const legal: Command[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const mover = game.onMove(position);
    if (mover < 0) return [];
    game.legal(position, mover, legal);
    if (mover === seat || legal.length === 0) return legal;
    game.perform(position, mover, legal[rng.below(legal.length)], null);
  }
  return [];
}
