/** Any game of the kernel as search wants it. Actions are the numbers of the commands in the game's grammar. */
import type { Command, Fact, Game } from '@quadrant/kernel';
import type { Playable } from './playable.js';

/** What the kernel does not know of a game: its worth, and what is likely to be done. */
export interface GameSense<P, C extends Command> {
  readonly seats: number;
  evaluate(position: P, out: Float64Array): void;
  /** How likely a command is to be chosen, in any measure. */
  prior(position: P, command: C): number;
}

export function playableOf<P, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  { seats, evaluate, prior }: GameSense<P, C>,
): Playable<P> {
  const { grammar } = game;
  const legal: C[] = [];
  return {
    seats,
    mostActions: grammar.enumerate().length,
    copy: (from) => game.clone(from),
    onMove: (position) => game.onMove(position),
    actions(position, out) {
      game.legal(position, game.onMove(position), legal);
      for (let i = 0; i < legal.length; i++) out[i] = grammar.indexOf(legal[i]);
      out.subarray(0, legal.length).sort();
      return legal.length;
    },
    isLegal(position, action) {
      game.legal(position, game.onMove(position), legal);
      return legal.some((command) => grammar.indexOf(command) === action);
    },
    perform(position, action) {
      game.perform(position, game.onMove(position), grammar.commandAt(action), null);
    },
    secret: () => 0,
    isTold: () => true,
    shown: () => 0,
    evaluate,
    priors(position, actions, n, out) {
      for (let i = 0; i < n; i++) out[i] = prior(position, grammar.commandAt(actions[i]));
    },
  };
}
