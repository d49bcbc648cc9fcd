/** Looking one action ahead: it is tried in every imagined world, and what comes out is averaged. */
import type { Playable } from './playable.js';

export class OneAhead<S> {
  private readonly game: Playable<S>;
  private readonly values: Float64Array;
  private scratch: S | null = null;

  constructor(game: Playable<S>) {
    this.game = game;
    this.values = new Float64Array(game.seats);
  }

  /** The mean value of an action to who is on move, from -1 to 1. */
  worth(worlds: readonly S[], action: number): number {
    const { game, values } = this;
    let sum = 0;
    for (const world of worlds) {
      const s = game.copy(world, this.scratch);
      this.scratch = s;
      const seat = game.onMove(s);
      game.perform(s, action);
      game.evaluate(s, values, 1 << seat);
      sum += values[seat];
    }
    return sum / worlds.length;
  }
}
