/**
 * What a seat may know: everything but the state of the random generator and the levels to come, so both players and
 * spectators see the same. A view spells things by name and shares nothing with the position. Squares are x and y as in
 * the transcript: columns and rows from 1, the ring around them included in `tiles`. Null is nobody's seat.
 */
import type { Outcome } from '@quadrant/kernel';
import type { Book } from './book.js';
import { DIRECTIONS, type Direction } from './directions.js';
import type { Fact, SeenFact } from './facts.js';
import { columnOf, type Ground, NONE, type Piece, type Position, rowOf, squareOf } from './position.js';
import { outcome } from './rules.js';
import type { Ai } from './tables.js';
import { effectNames } from './text.js';

export interface PieceView {
  readonly kind: string; // 'bandit wisp'
  readonly role: 'player' | 'enemy' | 'projectile';
  readonly glyph: string; // 'M'
  readonly seat: number | null; // 0; null for all but players
  readonly x: number; // 0, which is no inner square, for a dead player
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
  readonly owner: number | null; // the seat credited for what a projectile does
  readonly poisoned: boolean;
  readonly radius: number;
}

/** Parameters of a tile other than those of its kind. */
export interface CustomTile {
  readonly x: number;
  readonly y: number;
  readonly values: Readonly<Record<string, number>>; // {turns: 5}
}

export interface View {
  readonly single: boolean; // one game without switches
  readonly level: number; // 1
  readonly levels: number; // 3: so many less `level` are to come
  readonly name: string; // 'Classic', or ''
  readonly turn: number;
  readonly asked: number | null; // the seat
  readonly begun: boolean; // the turn is under way
  readonly ai: Ai;
  readonly verbose: boolean;
  readonly width: number; // inside the ring
  readonly height: number;
  readonly tiles: readonly (readonly string[])[]; // 'quicksand': tiles[y][x], ring included
  readonly custom: readonly CustomTile[]; // in reading order
  readonly players: readonly PieceView[]; // by seat, the dead too
  readonly pieces: readonly PieceView[]; // all that are on the board, players too, in reading order
  readonly outcome: Outcome | null;
}

export function view(book: Book, p: Position): View {
  const names = effectNames(book);
  const see = (piece: Piece) => viewPiece(book, p, piece, names);
  const pieces: PieceView[] = [];
  for (const id of p.squares) if (id !== NONE) pieces.push(see(p.entities[id]));
  return {
    single: p.single,
    level: p.level,
    levels: p.levels,
    name: p.name,
    turn: p.turn,
    asked: p.asked === NONE ? null : p.asked,
    begun: p.begun,
    ai: p.ai,
    verbose: p.verbose,
    width: p.width,
    height: p.height,
    tiles: viewTiles(book, p),
    custom: viewCustom(book, p),
    players: p.entities.slice(0, p.players).map(see),
    pieces,
    outcome: outcome(book, p),
  };
}

function viewTiles(book: Book, p: Ground): string[][] {
  const rows: string[][] = [];
  for (let y = 0; y <= p.height + 1; y++) {
    const row: string[] = [];
    for (let x = 0; x <= p.width + 1; x++) row.push(book.tiles[p.tiles[squareOf(p, x, y)]].name);
    rows.push(row);
  }
  return rows;
}

function viewCustom(book: Book, p: Ground): CustomTile[] {
  return Object.keys(p.custom).map((key) => {
    const square = Number(key);
    const { parameters } = book.tiles[p.tiles[square]];
    const values = parameters.map(({ name }, i) => [name, p.custom[square][i]]);
    return { x: columnOf(p, square), y: rowOf(p, square), values: Object.fromEntries(values) };
  });
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
    seat: kind.role === 'player' ? piece.id : null,
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
    owner: piece.owner === NONE ? null : piece.owner,
    poisoned: piece.poisoned,
    radius: piece.radius,
  };
}

/** A fact as any seat learns it: all but the numbers drawn, which would tell of the generator. */
export function seen(fact: Fact): SeenFact | null {
  return fact.kind === 'drew' ? null : fact;
}
