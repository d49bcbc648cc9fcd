/**
 * Offers that wait for an answer: who may make one, who has to agree, and when it is void. Pure: a server's match and a
 * table here bargain by the same rules.
 */
import type { Refusal, Seat } from '@quadrant/kernel';
import type { EventKind, Offer } from '@quadrant/wire';

export type OfferName = Offer['offer'];

export interface Pending {
  readonly offer: OfferName;
  readonly by: Seat;
  readonly number: number; // by which it is answered: of what happened, which one it was
  readonly at: number;
  readonly accepted: readonly Seat[]; // of those that have to
}

/** How a game stands for those who bargain about it. */
export interface Bargain {
  readonly offers: readonly Pending[];
  readonly playing: readonly Seat[]; // the seats that have not left
  readonly over: boolean;
  readonly rematched: boolean;
  /** How many commands would remain without the seat's last one; null where it may not be taken back. */
  takebackTo(seat: Seat): number | null;
}

/** What comes of an answer. `again`: it was given before; `partly`: others have to agree too. */
export type Answered =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'again' }
  | { readonly kind: 'declined' | 'partly' | 'agreed'; readonly pending: Pending };

/** What happened, as far as offers go. */
export interface Happened {
  readonly kind: EventKind;
  readonly by: Seat | null;
  readonly at: number;
  readonly offer?: string; // offered, accepted, declined
  readonly of?: number; // accepted, declined: the number of the offer
  readonly partial?: boolean; // accepted, and others have to
  readonly seat?: Seat; // withdrawn: who left
}

/** A rematch can be agreed on so long after it was offered. */
const REMATCH_WAITS = 600_000;

const NOT_NOW = (words: string): Refusal => ({ code: 'not-now', words });
const NO_OFFER: Refusal = { code: 'no-offer', words: 'There is no such offer.' };
const REMATCHED = NOT_NOW('There is a rematch already.');

export const isOpen = ({ offer, at }: Pending, now: number): boolean =>
  offer !== 'rematch' || now <= at + REMATCH_WAITS;

/** The seats that still have to accept. */
export const waitingFor = (
  { by, accepted }: Pick<Pending, 'by' | 'accepted'>,
  playing: readonly Seat[],
): Seat[] => playing.filter((seat) => seat !== by && !accepted.includes(seat));

/** Why a seat cannot offer this now; null when it can. */
export function offerBar(bargain: Bargain, seat: Seat, offer: OfferName): Refusal | null {
  if ((offer === 'rematch') !== bargain.over) return NOT_NOW('This cannot be offered now.');
  if (offer === 'rematch' && bargain.rematched) return REMATCHED;
  if (offer === 'takeback' && bargain.takebackTo(seat) === null)
    return NOT_NOW('There is nothing that could be taken back.');
  const alone = waitingFor({ by: seat, accepted: [] }, bargain.playing).length === 0;
  return offer === 'draw' && alone ? NOT_NOW('There is nobody to agree.') : null;
}

/** What comes of a seat's answer to the offer with this number. */
export function answerTo(
  bargain: Bargain,
  seat: Seat,
  answer: 'accept' | 'decline',
  of: number,
  now: number,
): Answered {
  const pending = bargain.offers.find(({ number, by }) => number === of && by !== seat);
  if (pending === undefined || !isOpen(pending, now)) return { kind: 'refused', refusal: NO_OFFER };
  if (answer === 'decline') return { kind: 'declined', pending };
  const waiting = waitingFor(pending, bargain.playing);
  if (!waiting.includes(seat)) return { kind: 'again' };
  if (waiting.length > 1) return { kind: 'partly', pending };
  if (pending.offer === 'takeback' && bargain.takebackTo(pending.by) === null)
    return { kind: 'refused', refusal: NOT_NOW('This can no longer be taken back.') };
  if (pending.offer === 'rematch' && bargain.rematched) return { kind: 'refused', refusal: REMATCHED };
  return { kind: 'agreed', pending };
}

/** The offers that still wait after something happened, which was the one with this number. */
export function offersAfter(
  offers: readonly Pending[],
  happened: Happened,
  number: number,
): readonly Pending[] {
  const { kind, by, at, of, partial } = happened;
  switch (kind) {
    case 'offered': {
      const offer = happened.offer as OfferName;
      const others = offers.filter((each) => each.offer !== offer || each.by !== by);
      return [...others, { offer, by: by!, number, at, accepted: [] }];
    }
    case 'accepted':
      return partial
        ? offers.map((each) => (each.number === of ? { ...each, accepted: [...each.accepted, by!] } : each))
        : offers.filter((each) => each.number !== of);
    case 'declined':
      return offers.filter((each) => each.number !== of);
    case 'taken-back':
      return offers.filter(({ offer }) => offer !== 'takeback');
    case 'withdrawn':
      return offers.filter(({ by: maker, offer }) => maker !== happened.seat && offer !== 'takeback');
    case 'played':
      return offers.filter((each) => each.by !== by); // offers of a seat end when it moves
    default:
      return offers;
  }
}

/** Those that somebody who still plays can answer: who was asked may have left. */
export const answerable = (offers: readonly Pending[], playing: readonly Seat[]): readonly Pending[] =>
  offers.filter((pending) => waitingFor(pending, playing).length > 0);

/** Nothing but a rematch can be agreed on after the end. */
export const offersAtEnd = (offers: readonly Pending[]): readonly Pending[] =>
  offers.filter(({ offer }) => offer === 'rematch');
