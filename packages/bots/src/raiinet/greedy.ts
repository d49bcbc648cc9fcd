/**
 * Greedy looks one command ahead. What it does not know it imagines: it draws a few positions that fit its view,
 * tries every command on each, and takes the command that is best on average.
 */
import type { Seat } from '@quadrant/kernel';
import { game, type Position, type RaiinetCommand, resampler, type View } from '@quadrant/raiinet';
import { chooser } from '../chooser.js';
import { evaluate } from './evaluate.js';

const IMAGINED = 8;
/** A card is used only when it brings this much now; it may bring more later. */
const CARD_WORTH = 30;

export const greedy = chooser<View, RaiinetCommand>({
  id: 'greedy',
  game: game.id,
  rating: 510,
  words: 'Looks one command ahead and takes what is best on average.',
  choose(view, legal, rng) {
    const draw = resampler(view);
    const worlds = Array.from({ length: IMAGINED }, () => draw(rng));
    const now = mean(worlds.map((world) => evaluate(world, view.seat)));
    let best = legal[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const command of legal) {
      const after = mean(worlds.map((world) => tried(world, command, view.seat)));
      const isCard = command.name === 'ability';
      if (isCard && after - now < CARD_WORTH) continue;
      // The move is still to come after a card: what the card brings counts on top of it.
      const score = isCard ? after + MOVE_TO_COME : after;
      if (score > bestScore) {
        best = command;
        bestScore = score;
      }
    }
    return best;
  },
});

/** What a move usually brings. */
const MOVE_TO_COME = 20;

function tried(world: Position, command: RaiinetCommand, seat: Seat): number {
  const after = game.clone(world);
  const refusal = game.perform(after, game.onMove(after), command, null);
  if (refusal) throw new Error(`${game.grammar.print(command)} is legal, but: ${refusal.words}`);
  return evaluate(after, seat);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
