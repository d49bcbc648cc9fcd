/** Draws that are offered at a table here. What is taken back or played again needs no offer: undo and a new game do. */
import type { Refusal, Seat } from '@quadrant/kernel';
import type { Offer } from '@quadrant/wire';
import {
  answerable,
  answerTo,
  type Happened,
  offerBar,
  offersAfter,
  offersAtEnd,
  type Pending,
} from './offers.js';

export class DrawOffers {
  private pending: readonly Pending[] = [];
  private number = 0; // of what happened last

  get offers(): readonly Offer[] {
    return this.pending.map(({ offer, by, number }) => ({ offer, by, v: number }));
  }

  /** A seat offers a draw, or answers the one that another offers; `agreed` when nobody is left to ask. */
  act(seat: Seat, act: 'draw' | 'decline', playing: readonly Seat[]): Refusal | null | 'agreed' {
    const { pending: offers } = this;
    const bargain = { offers, playing, over: false, rematched: false, takebackTo: () => null };
    const offered = offers.find(({ by }) => by !== seat);
    if (offered === undefined && act === 'draw')
      return offerBar(bargain, seat, 'draw') ?? this.happen({ kind: 'offered', by: seat });
    const of = offered?.number ?? 0;
    const answered = answerTo(bargain, seat, act === 'draw' ? 'accept' : 'decline', of, 0);
    if (answered.kind === 'refused') return answered.refusal;
    if (answered.kind === 'agreed') return 'agreed';
    if (answered.kind === 'again') return null;
    const partial = answered.kind === 'partly';
    return this.happen({ kind: partial ? 'accepted' : 'declined', by: seat, of, partial });
  }

  /** A seat moved or left: its offers end, and those that only it could have answered. */
  turned(by: Seat, playing: readonly Seat[]): void {
    this.happen({ kind: 'played', by });
    this.pending = answerable(this.pending, playing);
  }
  clear(): void {
    this.pending = offersAtEnd(this.pending);
  }

  private happen(happened: Omit<Happened, 'at' | 'offer'>): null {
    this.number++;
    this.pending = offersAfter(this.pending, { ...happened, at: 0, offer: 'draw' }, this.number);
    return null;
  }
}
