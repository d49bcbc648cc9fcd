/** What each seat was told, turn by turn: logs, announcements and marks are written from this. */
import { type AnyGame, type Fact, type Seat, SPECTATOR } from '@quadrant/kernel';

/** A turn on the trusted side. */
export interface ToldTurn<S extends Fact> {
  readonly by: Seat;
  readonly command: string | null; // 'move(C,4)'; null: the seat left
  readonly seen: readonly (readonly S[])[]; // by seat; last, a spectator
  readonly ms?: number; // what the command took, where somebody kept the time
}

/** A turn as one seat may read it. */
export interface TurnLog<S extends Fact> {
  readonly by: Seat;
  readonly command: string | null; // null: somebody else's, which may hold secrets, or a seat that left
  readonly facts: readonly S[];
}

const MOST_BETWEEN = 6; // turns of others before one is asked again: three, each with a card and a move

/**
 * The place of the first turn that is news to a seat: after the one in which it last acted. It is the last turn where
 * that is its own, or it has no part in the game any more.
 */
export function firstNews(log: readonly { readonly by: Seat }[], seat: Seat): number {
  const since = log.length - 1 - log.findLastIndex(({ by }) => by === seat);
  const turns = seat === SPECTATOR || since > MOST_BETWEEN ? 1 : Math.max(1, since);
  return Math.max(0, log.length - turns);
}

/** What a seat learnt since it last acted. */
export const newsFor = <S extends Fact>(log: readonly TurnLog<S>[], seat: Seat): S[] =>
  log.slice(firstNews(log, seat)).flatMap(({ facts }) => facts);

/** Collects what seats see of one turn while it happens. */
export class Hearing<S extends Fact> {
  private readonly game: AnyGame;
  private readonly seats: number;
  private seen: S[][];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.seats = seats;
    this.seen = this.empty();
  }

  /** A fact happened; the position is that of the moment. */
  hear(fact: Fact, position: unknown): void {
    for (let i = 0; i <= this.seats; i++) {
      const known = this.game.seen(fact, position, i === this.seats ? SPECTATOR : i) as S | null;
      if (known !== null) this.seen[i].push(known);
    }
  }

  /** What was heard since the last time. */
  take(): S[][] {
    const { seen } = this;
    this.seen = this.empty();
    return seen;
  }

  private empty(): S[][] {
    return Array.from({ length: this.seats + 1 }, () => []);
  }
}

/** The facts of a turn as a seat knows them; the one who made it knows all of it. */
export function factsFor<S extends Fact>(
  { by, seen }: ToldTurn<S>,
  seat: Seat,
  everything: boolean,
): readonly S[] {
  const reader = everything ? by : seat;
  return seen[reader === SPECTATOR ? seen.length - 1 : reader] ?? [];
}
