/** Positions that look exactly like a view: for thinking ahead without knowing what will be drawn, or lies behind the gate. */
import { LEHMER_MODULUS, type Rng } from '@quadrant/kernel';
import { type Book, makeEntity } from './book.js';
import { DIRECTIONS } from './directions.js';
import { HEIGHTS, WIDTHS } from './level/headers.js';
import { clone, type Entity, type Ground, NONE, type Position, squareOf } from './position.js';
import { effectNames } from './text.js';
import type { PieceView, View } from './view.js';

/** Draws positions by a view, each with a generator of its own and its own levels to come. */
export function resampler(book: Book, view: View): (rng: Rng) => Position {
  const known = restore(book, view);
  return (rng) => {
    const sample = clone(known);
    sample.rng = 1 + rng.below(LEHMER_MODULUS - 1);
    if (view.level < view.levels) sample.later = imagineLevel(book, view, rng);
    return sample;
  };
}

/** The position that a view shows; its generator is in no state of the game's, and no level is to come. */
export function restore(book: Book, view: View): Position {
  const { level, levels, single, width, height, name, turn, begun, asked, ai, verbose, outcome } = view;
  const others = view.pieces.filter((piece) => piece.role !== 'player');
  const names = effectNames(book);
  const entities = [...view.players, ...others].map((piece, id) =>
    restorePiece(book, view, names, piece, id),
  );
  const tiles = view.tiles.flat().map(book.tile);
  const squares = tiles.map(() => NONE);
  for (const { id, square } of entities) if (square !== NONE) squares[square] = id;
  return {
    level,
    levels,
    later: '',
    next: 0,
    single,
    name,
    turn,
    begun,
    asked: asked ?? NONE,
    ai,
    verbose,
    rng: 1,
    draws: 0,
    width,
    height,
    tiles,
    custom: restoreCustom(book, view),
    squares,
    players: view.players.length,
    entities,
    vacant: [],
    result: outcome === null ? null : outcome.result === 'lost' ? 'lost' : 'won',
  };
}

function restorePiece(
  book: Book,
  view: View,
  names: readonly string[],
  piece: PieceView,
  id: number,
): Entity {
  const entity = makeEntity(book, book.kind(piece.kind), id);
  const { facing, effects, causes, immune } = piece;
  const { health, damage, points, actions, left, bombs, score } = piece;
  const { reload, cooldown, struck, owner, poisoned, radius } = piece;
  Object.assign(entity, { health, damage, points, actions, left, bombs, score });
  Object.assign(entity, { reload, cooldown, struck, poisoned, radius });
  entity.owner = owner ?? NONE;
  entity.square = piece.alive ? squareOf(view, piece.x, piece.y) : NONE;
  entity.facing = DIRECTIONS.indexOf(facing);
  for (const name of immune) entity.immune |= 1 << book.status(name);
  for (const name in effects) entity.effects[names.indexOf(name)] = effects[name];
  for (const name in causes) entity.effects[names.length + book.status(name)] = causes[name];
  return entity;
}

function restoreCustom(book: Book, view: View): Ground['custom'] {
  const custom: Ground['custom'] = {};
  for (const { x, y, values } of view.custom) {
    const { parameters } = book.tiles[book.tile(view.tiles[y][x])];
    custom[squareOf(view, x, y)] = parameters.map(({ name }) => values[name]);
  }
  return custom;
}

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** A level that may come: of about this size, and as hard as chance has it. */
function imagineLevel(book: Book, { width, height, players }: View, rng: Rng): string {
  const size = `${within(width, WIDTHS)}x${within(height, HEIGHTS)}`;
  const difficulty = 1 + rng.below(book.difficulties.length);
  return `generate: ${size}\ndifficulty: ${difficulty}\nplayers: ${players.length}`;
}
