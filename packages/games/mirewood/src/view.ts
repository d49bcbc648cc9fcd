/**
 * What a seat may know: everything but the state of the random generator, so both players and spectators see the
 * same. A view spells things by name and shares nothing with the position.
 */
import type { Outcome } from '@quadrant/kernel';
import { type Book, makeEntity } from './book.js';
import { DIRECTIONS, type Direction } from './directions.js';
import type { Fact } from './facts.js';
import {
  cloneCustom,
  columnOf,
  type Ground,
  NONE,
  type Piece,
  type Position,
  rowOf,
  squareOf,
} from './position.js';
import { outcome } from './rules.js';
import type { Ai } from './tables.js';
import { effectNames } from './text.js';

export interface PieceView {
  readonly kind: string; // 'bandit wisp'
  readonly role: 'player' | 'enemy' | 'projectile';
  readonly glyph: string; // 'M'
  readonly seat: number; // 0; -1 for all but players
  readonly x: number; // 0 for a dead player
  readonly y: number;
  readonly alive: boolean; // false only for dead players
  readonly facing: Direction;
  readonly health: number;
  readonly damage: number;
  readonly points: number;
  readonly actions: number;
  readonly left: number; // actions left in this turn
  readonly effects: Readonly<Record<string, number>>; // {stuck: 2, 'ward-poison': 9}
  readonly causes: Readonly<Record<string, number>>; // {poison: 0}: the seat credited for an effect
  readonly immune: readonly string[]; // ['poison']
  readonly bombs: number;
  readonly score: number;
  readonly reload: number;
  readonly cooldown: number;
  readonly struck: boolean;
  readonly owner: number; // seat, or -1
  readonly poisoned: boolean;
  readonly radius: number;
}

export interface View {
  readonly level: number; // 1
  readonly levels: number; // 3
  readonly name: string; // 'Classic', or ''
  readonly turn: number;
  readonly asked: number; // the seat that is asked, or -1
  readonly begun: boolean; // the turn is under way
  readonly ai: Ai;
  readonly verbose: boolean;
  readonly width: number; // inside the ring
  readonly height: number;
  readonly tiles: readonly string[]; // 'quicksand': by square, y * (width + 2) + x, ring included
  readonly custom: Readonly<Record<number, readonly number[]>>; // parameters other than the standard ones
  readonly players: readonly PieceView[]; // by seat, the dead too
  readonly pieces: readonly PieceView[]; // all that are on the board, players too, in reading order
  readonly outcome: Outcome | null;
}

export function viewOf(book: Book, p: Position): View {
  const names = effectNames(book);
  const see = (piece: Piece) => viewPiece(book, p, piece, names);
  const pieces: PieceView[] = [];
  for (const id of p.squares) if (id !== NONE) pieces.push(see(p.entities[id]));
  return {
    level: p.level,
    levels: p.levels,
    name: p.name,
    turn: p.turn,
    asked: p.asked,
    begun: p.begun,
    ai: p.ai,
    verbose: p.verbose,
    width: p.width,
    height: p.height,
    tiles: p.tiles.map((tile) => book.tiles[tile].name),
    custom: cloneCustom(p.custom),
    players: p.entities.slice(0, p.players).map(see),
    pieces,
    outcome: outcome(book, p),
  };
}

function viewPiece(book: Book, p: Ground, piece: Piece, names: readonly string[]): PieceView {
  const kind = book.kinds[piece.kind];
  const alive = piece.square !== NONE;
  const { statuses } = book;
  const effects: Record<string, number> = {};
  const causes: Record<string, number> = {};
  const immune: string[] = [];
  for (let place = 0; place < names.length; place++)
    if (piece.effects[place] !== NONE) effects[names[place]] = piece.effects[place];
  for (let s = 0; s < statuses.length; s++) {
    const cause = piece.effects[names.length + s];
    if (cause !== NONE) causes[statuses[s].name] = cause;
    if (piece.immune & (1 << s)) immune.push(statuses[s].name);
  }
  return {
    kind: kind.name,
    role: kind.role,
    glyph: kind.glyphs[piece.facing],
    seat: kind.role === 'player' ? piece.id : NONE,
    x: alive ? columnOf(p, piece.square) : 0,
    y: alive ? rowOf(p, piece.square) : 0,
    alive,
    facing: DIRECTIONS[piece.facing],
    health: piece.health,
    damage: piece.damage,
    points: piece.points,
    actions: piece.actions,
    left: piece.left,
    effects,
    causes,
    immune,
    bombs: piece.bombs,
    score: piece.score,
    reload: piece.reload,
    cooldown: piece.cooldown,
    struck: piece.struck,
    owner: piece.owner,
    poisoned: piece.poisoned,
    radius: piece.radius,
  };
}

/** A fact as any seat learns it: all but the numbers drawn, which would tell of the generator. */
export function seen(fact: Fact): Fact | null {
  return fact.kind === 'drew' ? null : fact;
}

/**
 * A position that looks exactly like this view, with a generator state of the caller's choice: for thinking ahead
 * without knowing what will be drawn. Levels to come are not in it.
 */
export function imagine(book: Book, view: View, rng: number): Position {
  const names = effectNames(book);
  const others = view.pieces.filter((piece) => piece.role !== 'player');
  const entities = [...view.players, ...others].map((piece, id) => {
    const entity = makeEntity(book, book.kind(piece.kind), id);
    const { facing, effects, causes, immune } = piece;
    const { health, damage, points, actions, left, bombs, score } = piece;
    const { reload, cooldown, struck, owner, poisoned, radius } = piece;
    Object.assign(entity, { health, damage, points, actions, left, bombs, score });
    Object.assign(entity, { reload, cooldown, struck, owner, poisoned, radius });
    entity.square = piece.alive ? squareOf(view, piece.x, piece.y) : NONE;
    entity.facing = DIRECTIONS.indexOf(facing);
    for (const name of immune) entity.immune |= 1 << book.status(name);
    for (const name in effects) entity.effects[names.indexOf(name)] = effects[name];
    for (const name in causes) entity.effects[2 * book.statuses.length + book.status(name)] = causes[name];
    return entity;
  });
  const squares = view.tiles.map(() => NONE);
  for (const { id, square } of entities) if (square !== NONE) squares[square] = id;
  const { width, height, name, turn, begun, asked, ai, verbose, outcome } = view;
  return {
    level: 1,
    levels: 1,
    later: [],
    name,
    turn,
    begun,
    asked,
    ai,
    verbose,
    rng,
    draws: 0,
    width,
    height,
    tiles: view.tiles.map(book.tile),
    custom: cloneCustom(view.custom as Ground['custom']),
    squares,
    players: view.players.length,
    entities,
    vacant: [],
    result: outcome === null ? null : outcome.result === 'lost' ? 'lost' : 'won',
  };
}
