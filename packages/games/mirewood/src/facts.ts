/**
 * What can have happened. Facts say it in data; transcript, page and screen reader each word it their own way.
 * A piece is named as it was at that moment, for it may be gone by the time the fact is read.
 */
import type { Drew, Ended } from '@quadrant/kernel';
import type { Direction } from './directions.js';

export interface Ref {
  readonly seat: number | null; // 0 for player 1; null for anything but a player
  readonly kind: string; // 'bandit wisp'
  readonly glyph: string; // 'M'
  readonly x: number;
  readonly y: number;
}

/** Points, and the seats that got them. */
export interface Credit {
  readonly points: number;
  readonly seats: readonly number[];
}

export type Fact =
  | Drew
  /** A piece is about to do this: decided and past its effects. */
  | {
      readonly kind: 'acts';
      readonly who: Ref;
      readonly action: string;
      readonly direction: Direction | null;
    }
  /** The action is done: a moment for a picture. `who` is as it was before, x and y are where it is now. */
  | {
      readonly kind: 'acted';
      readonly who: Ref;
      readonly action: string;
      readonly x: number; // 0, which is no inner square, when it is gone
      readonly y: number;
    }
  /** An action worth a word of its own: shoots, throws. */
  | { readonly kind: 'did'; readonly who: Ref; readonly action: string; readonly direction: Direction }
  | { readonly kind: 'teleported'; readonly who: Ref; readonly x: number; readonly y: number }
  | { readonly kind: 'cloned'; readonly who: Ref; readonly x: number; readonly y: number }
  | { readonly kind: 'cramped'; readonly who: Ref }
  | { readonly kind: 'collided'; readonly x: number; readonly y: number }
  | { readonly kind: 'exploded'; readonly x: number; readonly y: number; readonly radius: number }
  /** The source is a piece, or the name of what struck: 'arrow', 'explosion'. */
  | { readonly kind: 'hit'; readonly source: Ref | string; readonly victim: Ref; readonly damage: number }
  | { readonly kind: 'died'; readonly who: Ref; readonly credit: Credit }
  | { readonly kind: 'afflicted'; readonly who: Ref; readonly status: string }
  /** An effect replaced a request, at the cost of one of its turns. */
  | { readonly kind: 'hampered'; readonly who: Ref; readonly status: string; readonly left: number }
  | { readonly kind: 'suffered'; readonly who: Ref; readonly status: string }
  | { readonly kind: 'unwarded'; readonly who: Ref; readonly status: string }
  | { readonly kind: 'took'; readonly who: Ref; readonly tile: string; readonly credit: Credit }
  | { readonly kind: 'reached'; readonly who: Ref }
  | { readonly kind: 'turned'; readonly turn: number }
  | { readonly kind: 'entered'; readonly level: number; readonly name: string }
  | Ended
  | { readonly kind: 'verbose'; readonly on: boolean };

/** A fact as any seat sees it: all but the numbers drawn. */
export type SeenFact = Exclude<Fact, Drew>;
