/**
 * A seat as whoever sits there has it: what it may see, what it may give. A table here and a game played elsewhere
 * both give this, so a screen does not know the difference.
 */
import type { Command, Fact, Outcome, Refusal, Seat } from '@quadrant/kernel';
import type { MatchClock, Offer } from '@quadrant/wire';
import type { TurnLog } from './told.js';

/** What one seat is shown after a turn. */
export interface Moment<V, S extends Fact> {
  readonly turn: number;
  readonly view: V;
  readonly by: Seat; // whose turn led here; NOBODY at the beginning
  readonly facts: readonly S[]; // of that turn, as this seat saw them
  readonly command: string | null; // of that turn, where this seat may know it
  readonly onMove: Seat;
  readonly outcome: Outcome | null;
}

/**
 * How this seat is connected. `pending`: asked, nothing heard yet; `here`; `lost`: nothing heard for too long, or
 * the other side said goodbye; `back`: heard again after it was lost.
 */
export const LINKS = ['pending', 'here', 'lost', 'back'] as const;
export type LinkState = (typeof LINKS)[number];

/** What a seat may ask of the table beside commands. */
export const ACTS = ['undo', 'redo', 'resign', 'draw', 'decline'] as const;
/** `draw` offers one, or accepts the one that is offered; `decline` answers it the other way. */
export type Act = (typeof ACTS)[number];

export interface Chair<C extends Command = Command, V = unknown, S extends Fact = Fact> {
  readonly seat: Seat;
  readonly link: LinkState;
  readonly seats: number;
  readonly turn: number; // of the present moment
  /** The turns before this one only set the game up: there is nothing to look back at. */
  readonly firstTurn: number;
  /** The present moment, or an earlier one; null while it is not here yet. */
  moment(turn?: number): Moment<V, S> | null;
  /** The commands this seat may give now, in canonical order; empty when it is not asked. */
  readonly legal: readonly C[];
  readonly open: readonly string[];
  /** What was offered and waits for an answer. */
  readonly offers: readonly Offer[];
  /** What each seat has left; null where nobody counts. */
  readonly clock: MatchClock;
  /** Why this command would be refused now; null when it would not. */
  refusalOf(command: C): Refusal | null;
  /** Gives a command: at once where the table is here. */
  give(command: C): Refusal | null | Promise<Refusal | null>;
  act(act: Act): Refusal | null | Promise<Refusal | null>;
  /** The turns up to one as this seat learnt them. */
  log(turn?: number): readonly TurnLog<S>[];
  /** Told of every change; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}
