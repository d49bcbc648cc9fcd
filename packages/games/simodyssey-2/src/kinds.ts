/**
 * What a kind of entity is: an entry of numbers and names, with what it does beside them. The rules call these
 * four steps and know no kind by name.
 */
import type { Movable } from './position.js';
import type { Turn } from './rules/turn.js';

/** What a description of an entity can show, in the words of the transcript. */
export const FIELDS = [
  'fuel',
  'life',
  'landed?',
  'load',
  'actions_left_until_reproduction',
  'attached?',
  'support_life?',
  'visited?',
  'turns_left',
] as const;
export type Field = (typeof FIELDS)[number];

/** What the explorer and every other movable have in common. */
export interface MovableKind {
  readonly letter: string; // 'M'
  readonly name: string; // 'Malevolent'
  readonly about: string; // one line for players
  readonly fuel: number; // at the start and at most; 0 for a kind that burns none
  readonly life: number; // likewise
  readonly load: number; // at most; it starts empty
  readonly landable: boolean; // the explorer can land on it once it is attached
  readonly interval: number; // actions between two births; 0 for a kind that has none
  readonly fields: readonly Field[]; // its description, in order
  /** Letters of the kinds whose action destroys it. */
  readonly perils: readonly string[];
  /** How the end of its victims reads: 'destroyed by asteroid'; '' for a kind that destroys nothing. */
  readonly kills: string;
  /** Whether it lives on after it came (or stayed) where it is. `flew` says that it left its sector by an ordinary move. */
  readonly check: (turn: Turn, me: Movable, flew: boolean) => boolean;
}

/** A movable that acts by itself. */
export interface ActorKind extends MovableKind {
  /** The name of its parameter of `test`, and its value in `play`. */
  readonly threshold: { readonly name: string; readonly play: number };
  /** Moves it, or not; true when it left its sector by an ordinary move. One that attaches here does nothing more. */
  readonly move: (turn: Turn, me: Movable) => boolean;
  readonly reproduce: (turn: Turn, me: Movable) => void;
  readonly behave: (turn: Turn, me: Movable) => void;
}

export interface StationaryKind {
  readonly letter: string; // 'Y'
  readonly name: string; // 'Yellow dwarf'
  readonly about: string;
  readonly luminosity: number; // fuel it gives per turn; 0 for what is no star
  readonly passage: boolean; // can be travelled through
  readonly nursesLife: boolean; // planets attached to it may support life, and can be landed on
  readonly devours: string; // how the end of what comes here reads: 'devoured by blackhole'; '' for a harmless one
}
