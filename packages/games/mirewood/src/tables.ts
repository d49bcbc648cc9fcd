/**
 * The tables a game of Mirewood is made from: what an entry of each looks like, and the standard ones. Another
 * entry is all it takes to extend the game; entries see the board through `Board` and pieces read-only.
 */

import type { Refusal } from '@quadrant/kernel';
import { actions } from './actions.js';
import type { Board } from './board.js';
import { type KeyEntry, keys } from './commands.js';
import { type Difficulty, difficulties } from './difficulty.js';
import type { Heading } from './directions.js';
import { enemies, players, projectiles } from './entities.js';
import type { Piece } from './position.js';
import type { Request } from './requests.js';
import type { Surroundings } from './senses.js';
import { statuses } from './statuses.js';
import { tiles } from './tiles.js';

export const AIS = ['greedy', 'path'] as const;
export type Ai = (typeof AIS)[number];

export interface TileParameter {
  readonly name: string; // 'turns'
  readonly standard: number; // 2
  readonly least: number; // 1
}

export interface TileEntry {
  readonly name: string; // 'quicksand'
  readonly about: string; // 'Holds whoever enters for two moves.'
  readonly glyph: string; // '~'
  readonly enterable: boolean;
  readonly parameters: readonly TileParameter[];
  /** What it does to the living piece on it in the tile phase; `values` are those of the parameters. */
  readonly act: ((board: Board, who: Piece, values: readonly number[]) => void) | null;
  readonly gives: string | null; // 'stuck': the status a status tile gives
  readonly coats: boolean; // true: projectiles that get onto it are poisoned
  readonly goal: boolean;
}

/** Answers with a request, and changes nothing. */
export type Decide = (me: Piece, around: Surroundings) => Request;

export interface Behaviour extends Readonly<Record<Ai, Decide>> {
  /** The action that needs reloading; null for those who never reload. */
  readonly weapon: string | null; // 'Shoot'
}

interface EntityEntry {
  readonly name: string; // 'bandit'
  readonly about: string; // 'Walks up to you and hits.'
  readonly damage: number;
  readonly actions: number;
  readonly behaviour: Behaviour;
}

export interface PlayerEntry extends EntityEntry {
  readonly glyph: string; // 'P'
  readonly health: number; // where the level does not say
  readonly points: number;
}

export interface EnemyEntry extends EntityEntry {
  readonly glyph: string; // 'm'
  readonly health: number;
  readonly points: number;
  readonly reload: number | null; // null: no weapon to reload
  /** What the wisp made of this enemy has of its own; in all else it is the same enemy. */
  readonly wisp: { readonly glyph: string; readonly health: number; readonly points: number };
}

/** What a projectile does to whoever it meets. */
export type Impact = 'strike' | 'explode';

export interface ProjectileEntry extends EntityEntry {
  readonly glyphs: readonly string[]; // one, or one per heading
  readonly impact: Impact;
  readonly radius: number | null; // null: does not explode
}

export interface ActionEntry {
  readonly directed: boolean; // false: asks for no direction
  readonly turns: boolean; // true: who asks for it faces that way
  readonly verb: string | null; // 'shoots': announced with its direction
  /** Why a player cannot ask for it now, or null. */
  readonly lacks: ((who: Piece) => Refusal | null) | null;
  /** Gives the projectile that it put on the board, which then acts at once, or null. */
  readonly carryOut: (board: Board, who: Piece, heading: Heading) => Piece | null;
}

export interface StatusEntry {
  readonly name: string; // 'stuck'
  readonly gained: string; // 'sinks in quicksand'
  readonly hampers: string | null; // 'struggles'
  /** What becomes of a request while the counter is above 0; null lets it pass. A replaced one costs a turn. */
  readonly intercept: ((request: Request) => Request | null) | null;
  /** Health it takes in each effects phase, counting down; null: it does not count there. */
  readonly bite: number | null;
  readonly credit: string | null; // 'poisoner': the level file's word for who is credited
}

export interface Tables {
  readonly tiles: readonly TileEntry[];
  readonly players: readonly PlayerEntry[];
  readonly enemies: readonly EnemyEntry[];
  readonly projectiles: readonly ProjectileEntry[];
  readonly actions: Readonly<Record<string, ActionEntry>>;
  readonly statuses: readonly StatusEntry[];
  readonly keys: readonly KeyEntry[];
  readonly difficulties: readonly Difficulty[];
}

export const standard: Tables = {
  tiles,
  players,
  enemies,
  projectiles,
  actions,
  statuses,
  keys,
  difficulties,
};
