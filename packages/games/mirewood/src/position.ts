/**
 * A position of Mirewood: plain data, changed only by the board. Squares are numbered row by row, ring included;
 * the players are the first entities and stay in the list when dead.
 */
import type { Chance } from './random.js';
import type { Ai } from './tables.js';

/** No entity, no square, no effect, no player. */
export const NONE = -1;

export interface Entity {
  id: number; // 5: its place in `entities`
  kind: number; // 3: place in the book's kinds
  square: number; // 17; NONE when not on the board
  facing: number; // 0: a heading
  actions: number; // 1
  left: number; // 1: actions left in this turn
  damage: number; // 1
  points: number; // 5
  health: number; // 3; 0 for projectiles
  immune: number; // 2: bit s is innate immunity against status s
  /** Of S statuses: S counters, S counters of wards, S seats credited for them; NONE where there is none. */
  effects: number[]; // [2, -1, -1, 9, -1, -1]
  bombs: number; // 2; players
  score: number; // 7; players
  reload: number; // 2; shooters
  cooldown: number; // 1; shooters
  struck: boolean; // wisps: attacked since it last decided
  owner: number; // 0: the seat credited for what a projectile does, or NONE
  poisoned: boolean; // projectiles
  radius: number; // 1; what explodes
}

/** An entity as everything but the board sees it. */
export type Piece = Readonly<Omit<Entity, 'effects'>> & { readonly effects: readonly number[] };

/** The squares of one level and all that is on them. */
export interface Ground {
  width: number; // 7: columns inside the ring
  height: number; // 3
  tiles: number[]; // place in the tile table, by square
  custom: Record<number, number[]>; // parameters other than the standard ones, by square
  squares: number[]; // place in `entities`, by square, or NONE
  players: number; // 1 or 2
  entities: Entity[];
}

export interface Position extends Ground, Chance {
  level: number; // 1
  levels: number; // 3: of the whole campaign
  /** The levels to come, and where the next one begins. One text, however many: cloning it costs nothing. */
  later: string; // '' when this is the last one
  next: number; // 0
  single: boolean; // one game and no switches: for bots, matches and simulations
  name: string; // 'Classic'; '' for none
  turn: number; // 5
  begun: boolean; // an action of this turn was taken, and the turn goes on
  asked: number; // 0: the seat that is asked, or NONE
  ai: Ai;
  verbose: boolean;
  vacant: number[]; // places in `entities` that are free to use again
  result: 'won' | 'lost' | null;
}

function cloneEntity(e: Entity): Entity {
  return {
    id: e.id,
    kind: e.kind,
    square: e.square,
    facing: e.facing,
    actions: e.actions,
    left: e.left,
    damage: e.damage,
    points: e.points,
    health: e.health,
    immune: e.immune,
    effects: e.effects.slice(),
    bombs: e.bombs,
    score: e.score,
    reload: e.reload,
    cooldown: e.cooldown,
    struck: e.struck,
    owner: e.owner,
    poisoned: e.poisoned,
    radius: e.radius,
  };
}

export function cloneCustom(custom: Ground['custom']): Ground['custom'] {
  const copy: Ground['custom'] = {};
  for (const square in custom) copy[square] = custom[square].slice();
  return copy;
}

export function clone(p: Position): Position {
  return {
    level: p.level,
    levels: p.levels,
    later: p.later,
    next: p.next,
    single: p.single,
    name: p.name,
    turn: p.turn,
    begun: p.begun,
    asked: p.asked,
    ai: p.ai,
    verbose: p.verbose,
    rng: p.rng,
    draws: p.draws,
    width: p.width,
    height: p.height,
    tiles: p.tiles.slice(),
    custom: cloneCustom(p.custom),
    squares: p.squares.slice(),
    players: p.players,
    entities: p.entities.map(cloneEntity),
    vacant: p.vacant.slice(),
    result: p.result,
  };
}

export const strideOf = (ground: { readonly width: number }): number => ground.width + 2;
export const squareOf = (ground: { readonly width: number }, x: number, y: number): number =>
  y * strideOf(ground) + x;
export const columnOf = (ground: { readonly width: number }, square: number): number =>
  square % strideOf(ground);
export const rowOf = (ground: { readonly width: number }, square: number): number =>
  Math.floor(square / strideOf(ground));

/** The first living player from this seat on, or NONE. */
export function livingFrom(ground: Readonly<Ground>, seat: number): number {
  for (let s = seat; s < ground.players; s++) if (ground.entities[s].square !== NONE) return s;
  return NONE;
}
