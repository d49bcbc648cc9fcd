/** What each seat was told, turn by turn: the log, the announcements and the marks are written from this. */
import type { Fact, Seat } from '@quadrant/kernel';

export interface ToldTurn<F extends Fact> {
  readonly command: string; // 'move(C,4)'
  readonly by: Seat;
  readonly all: readonly F[]; // the trusted side's; shown when a game with secrets is over
  readonly seen: readonly (readonly F[])[]; // by seat
}

/** A turn as one seat may read it. */
export interface TurnLog<F extends Fact> {
  readonly command: string | null; // null: somebody else's, which may hold secrets
  readonly facts: readonly F[];
}

export class Told<F extends Fact> {
  private turns: ToldTurn<F>[] = [];

  at(turn: number): ToldTurn<F> | undefined {
    return this.turns[turn - 1];
  }
  /** The told turn becomes number `turn`; later ones are forgotten. */
  put(turn: number, told: ToldTurn<F>): void {
    this.turns.length = turn - 1;
    this.turns.push(told);
  }
  upTo(turn: number): readonly ToldTurn<F>[] {
    return this.turns.slice(0, turn);
  }
}

/** Facts as a seat may read them. */
export const factsFor = <F extends Fact>(told: ToldTurn<F>, seat: Seat, everything: boolean): readonly F[] =>
  everything ? told.all : (told.seen[seat] ?? []);
