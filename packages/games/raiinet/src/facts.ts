/** What can have happened, in the game's own spelling: links by letter, values as V4, squares as row and column. */
import type { Ended, Seat } from '@quadrant/kernel';
import type { Direction } from './geometry.js';
import type { ValueName } from './values.js';

export type Fact =
  /** A card was used. `detail` is what the ability's entry says of it (the value scanned, the squares moved). */
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      readonly card: number; // 1-5
      readonly letter: string; // 'S'
      readonly target: readonly string[]; // ['E'], ['3', '4'], ['a', 'b', 'swap']
      readonly detail: string | null; // 'D1'; null to who may not know
    }
  /** A link left its square for another (`to`), or the board (null). */
  | {
      readonly kind: 'moved';
      readonly link: string;
      readonly direction: Direction;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number] | null;
    }
  /** A link landed on an opposing firewall and is revealed. */
  | { readonly kind: 'firewall'; readonly link: string; readonly value: ValueName }
  | {
      readonly kind: 'battle';
      readonly attacker: string;
      readonly attackerValue: ValueName;
      readonly defender: string;
      readonly defenderValue: ValueName;
      readonly won: boolean; // by the attacker
    }
  | {
      readonly kind: 'downloaded';
      readonly seat: Seat; // who downloads
      readonly link: string;
      readonly value: ValueName;
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly reason: string }
  /** A link of an eliminated player is taken off the board and shown. */
  | { readonly kind: 'shown'; readonly link: string; readonly value: ValueName }
  | Ended;

/** What a seat sees of a fact: the same, with less in it. */
export type SeenFact = Fact;

export type UsedFact = Extract<Fact, { kind: 'used' }>;
