/** A seat at a table that is here. */
import type { Command, Fact, Refusal, Seat } from '@quadrant/kernel';
import type { MatchClock, Offer } from '@quadrant/wire';
import type { Act, Chair, LinkState, Moment } from './chair.js';
import type { Table } from './table.js';
import type { TurnLog } from './told.js';

export class LocalChair<C extends Command, V, S extends Fact> implements Chair<C, V, S> {
  readonly seat: Seat;
  readonly link: LinkState = 'here';
  private readonly table: Table<C, V, S>;

  constructor(table: Table<C, V, S>, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }

  get seats(): number {
    return this.table.seats;
  }
  get turn(): number {
    return this.table.turn;
  }
  get firstTurn(): number {
    return this.table.firstTurn;
  }
  get legal(): readonly C[] {
    return this.table.legal(this.seat);
  }
  get open(): readonly string[] {
    return this.table.open(this.seat);
  }
  get offers(): readonly Offer[] {
    return this.table.offers;
  }
  get clock(): MatchClock {
    return this.table.clock;
  }
  moment(turn?: number): Moment<V, S> {
    return this.table.moment(this.seat, turn);
  }
  refusalOf(command: C): Refusal | null {
    return this.table.refusalOf(this.seat, command);
  }
  give(command: C): Refusal | null {
    return this.table.give(this.seat, command);
  }
  act(act: Act): Refusal | null {
    return this.table.act(this.seat, act);
  }
  log(turn?: number): readonly TurnLog<S>[] {
    return this.table.log(this.seat, turn);
  }
  subscribe(listener: () => void): () => void {
    return this.table.subscribe(listener);
  }
}
