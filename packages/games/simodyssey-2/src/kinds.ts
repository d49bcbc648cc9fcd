/**
 * What a kind of entity is: an entry of numbers and names, with what it does beside them. The rules call these
 * four steps and know no kind by name.
 */
import type { Tell } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import type { Movable } from './position.js';
import type { Place } from './space.js';

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
export type DescribedField = (typeof FIELDS)[number];

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
  readonly fields: readonly DescribedField[]; // its description, in order
  /** Letters of the kinds whose action destroys it. */
  readonly perils: readonly string[];
  /** How the end of its victims reads: 'destroyed by asteroid'; '' for a kind that destroys nothing. */
  readonly kills: string;
  /** Whether it lives on after it came (or stayed) where it is. `flew` says that it left its sector by an ordinary move. */
  readonly check: (world: World, me: Movable, flew: boolean) => boolean;
}

/** A movable that acts by itself. */
export interface ActorKind extends MovableKind {
  /** The name of its parameter of `test`, and its value in `play`. */
  readonly threshold: { readonly name: string; readonly play: number };
  /** Moves it, or not; true when it left its sector by an ordinary move. One that attaches here does nothing more. */
  readonly move: (world: World, me: Movable) => boolean;
  readonly reproduce: (world: World, me: Movable) => void;
  readonly behave: (world: World, me: Movable) => void;
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

/**
 * What an entity may ask for while it acts. It never changes the board itself: the world carries out what is asked
 * and tells what happened.
 */
export interface World {
  /** The listener, or null: then build no facts. */
  readonly tell: Tell<Fact> | null;
  readonly explorer: Movable;
  /** A number from `low` to `high`, on behalf of a kind of movable or, with null, of the galaxy. */
  draw(who: MovableKind | null, purpose: string, low: number, high: number): number;
  /** A sector by two draws: a row, then a column. */
  drawSector(who: MovableKind | null, what: 'wormhole' | 'stationary'): number;
  kindOf(me: Movable): MovableKind;
  placeOf(me: Movable): Place;
  /** The sector in a direction, counted from 0. */
  neighbour(sector: number, direction: number): number;
  /** The stationary of a sector, if it has one. */
  stationaryIn(sector: number): StationaryKind | null;
  isFull(sector: number): boolean;
  /**
   * Walks the movables of a sector by ascending id: the number on the board that follows `n`, or 0 after the last.
   * Begin with 0.
   */
  nextIn(sector: number, n: number): number;
  /** The movable with this number on the board. */
  movable(n: number): Movable;
  /** Whether an action of `me` destroys `other`. */
  isPrey(me: Movable, other: Movable): boolean;
  /** Creates a movable in the first free quadrant of a sector that is not full; it still has to be told to rest. */
  create(kind: number, sector: number): Movable;
  /** Draws how long a movable waits before it acts again. */
  rest(me: Movable): void;
  /** Moves to the first free quadrant of a sector that has one; in its own sector the quadrant it leaves is free. */
  put(me: Movable, sector: number): void;
  /** Destroys someone in the course of an action of `me`. */
  destroy(victim: Movable, me: Movable): void;
  /** Ends a life; `by` is the id of what did it. */
  die(me: Movable, cause: string, by: number | null): void;
}
