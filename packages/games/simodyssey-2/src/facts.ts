/** What can have happened, in the order of telling. Who is named by id and letter, where by `[row, column, quadrant]`. */
import type { Drew, Ended } from '@quadrant/kernel';
import type { Mode, Movable } from './position.js';
import type { Place } from './space.js';
import type { EntityView } from './view.js';

/** `who` is the letter of the movable the number is for, or GALAXY. */
export interface DrewFor extends Drew {
  readonly who: string; // 'M'
}
/** Stands for the whole galaxy where a draw concerns no movable. */
export const GALAXY = 'G';

interface Who {
  readonly id: number; // 12
  readonly letter: string; // 'B'
}

export const WAYS = ['flew', 'blocked', 'wormhole'] as const;

export type Fact =
  | DrewFor
  | { readonly kind: 'began'; readonly mode: Mode; readonly thresholds: readonly number[] }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'left' } // the player went away
  | { readonly kind: 'toggled'; readonly rngShown: boolean }
  | {
      readonly kind: 'reported';
      readonly at: Place;
      readonly landed: boolean;
      readonly life: number;
      readonly fuel: number;
    }
  /** The explorer came down on a planet; with life on it the mission is won. */
  | { readonly kind: 'landed'; readonly at: Place; readonly planet: number; readonly life: boolean }
  | { readonly kind: 'lifted'; readonly at: Place }
  /** A star gave the explorer fuel, as much as there was room for. */
  | { readonly kind: 'refuelled'; readonly at: Place; readonly gained: number }
  /** Told for everyone who tried to move: `from` and `to` are equal when it stayed. */
  | (Who & {
      readonly kind: 'moved';
      readonly from: Place;
      readonly to: Place;
      readonly way: (typeof WAYS)[number];
    })
  | (Who & { readonly kind: 'attached'; readonly at: Place; readonly supportsLife: boolean })
  | (Who & { readonly kind: 'reproduced'; readonly child: number; readonly at: Place })
  /** What a movable's action destroyed; the victim's death is told next. */
  | (Who & {
      readonly kind: 'destroyed';
      readonly victim: number;
      readonly victimLetter: string;
      readonly at: Place;
    })
  | (Who & { readonly kind: 'attacked'; readonly at: Place; readonly lifeLeft: number })
  /** `body` is the dead as it was at that moment; `by` the id of what destroyed it. */
  | (Who & {
      readonly kind: 'died';
      readonly at: Place;
      readonly cause: string; // 'destroyed by asteroid'
      readonly by: number | null;
      readonly body: Movable;
    })
  | Ended;

/** A fact in which everyone has a name too. */
export type Named<F> = F extends DrewFor
  ? Omit<F, 'who'> & { readonly who: string } // 'Malevolent', or 'Galaxy'
  : F extends { readonly kind: 'destroyed' }
    ? F & { readonly name: string; readonly victimName: string }
    : F extends Who
      ? F & { readonly name: string } // 'Benign'
      : F;
type Shown<F> = F extends { readonly kind: 'died' } ? Omit<F, 'body'> & { readonly body: EntityView } : F;
/** A fact as a seat is told it: the dead as views show them. */
export type SeenFact = Shown<Named<Fact>>;
/** Who a number is drawn for when it is for nobody in particular. */
export const GALAXY_NAME = 'Galaxy';
