/** Offers that wait for an answer. They are named by the number of the entry that made them. */
import type { Seat } from '@quadrant/kernel';
import type { Offer } from '@quadrant/wire';

export type OfferName = Offer['offer'];

export interface Pending {
  readonly offer: OfferName;
  readonly by: Seat;
  readonly number: number; // of its entry
  readonly at: number;
  readonly accepted: Seat[]; // of those that have to
}

/** A rematch can be agreed on so long after it was offered. */
export const REMATCH_WAITS = 600_000;

/** Offers of a seat end when it moves. */
export const afterMove = (offers: readonly Pending[], seat: Seat): Pending[] =>
  offers.filter(({ by }) => by !== seat);

/** Nothing but a rematch can be agreed on after the end. */
export const afterEnd = (offers: readonly Pending[]): Pending[] =>
  offers.filter(({ offer }) => offer === 'rematch');

export const isOpen = ({ offer, at }: Pending, now: number): boolean =>
  offer !== 'rematch' || now <= at + REMATCH_WAITS;

/** The seats that still have to accept. */
export const waitingFor = ({ by, accepted }: Pending, here: readonly Seat[]): Seat[] =>
  here.filter((seat) => seat !== by && !accepted.includes(seat));
