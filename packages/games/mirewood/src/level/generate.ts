/** Boards by difficulty. Every draw and its place in the order are part of the rules. */
import type { Book } from '../book.js';
import { columnOf, type Ground, rowOf, squareOf } from '../position.js';
import { type Chance, choose } from '../random.js';
import { Sketch } from './sketch.js';

export interface LevelPlan {
  readonly width: number;
  readonly height: number;
  readonly difficulty: number; // 1 to 5
  readonly players: number; // 1 or 2
  readonly health: number | null; // null: by difficulty
}

const BLOCKERS = ['tree', 'rock'] as const; // by the number drawn
const CLEAR_OF_PLAYERS = 2; // squares from a player to the nearest blocker, at least
const FAR_FROM_PLAYERS = 4; // the same for enemies

const share = (area: number, weight: number, of: number) => Math.floor((area * weight) / of);

/** How many of each item, in the order in which they are strewn. */
function items(area: number, difficulty: number): readonly (readonly [glyph: string, count: number])[] {
  return [
    ['~', share(area, difficulty, 100)],
    ['%', share(area, difficulty, 150)],
    ['H', Math.max(1, 4 - difficulty) + share(area, 1, 100)],
    ['Z', 1 + share(area, 1, 40)],
    ['&', difficulty >= 2 ? 1 : 0],
    ['!', difficulty >= 2 ? 1 : 0],
    ['*', difficulty >= 3 ? 2 : 1],
  ];
}

export function generate(book: Book, chance: Chance, plan: LevelPlan): Ground {
  const { width, height, difficulty } = plan;
  const sketch = new Sketch(book, width, height);
  const area = width * height;
  const { enemies, health } = book.difficulties[difficulty - 1];

  const corners = [squareOf(sketch, 1, 1), squareOf(sketch, 1, height)].slice(0, plan.players);
  corners.forEach((square, seat) => {
    sketch.add(book.kinds[seat], square).health = plan.health ?? health;
  });
  const goal = squareOf(sketch, width, choose(chance, 1, height));
  sketch.tiles[goal] = book.goal;

  const farEnough = (square: number, least: number) =>
    corners.every((corner) => manhattan(sketch, corner, square) >= least);
  const isOpen = (square: number) => sketch.tiles[square] === book.empty && sketch.pieces[square] === null;
  const draw = (candidates: readonly number[]) => candidates[choose(chance, 0, candidates.length - 1)];
  const allSquares = sketch.tiles.map((_, square) => square);

  for (let tries = share(area, 8 + 2 * difficulty, 100); tries > 0; tries--) {
    const candidates = allSquares.filter((square) => isOpen(square) && farEnough(square, CLEAR_OF_PLAYERS));
    if (candidates.length === 0) break;
    const square = draw(candidates);
    sketch.tiles[square] = book.tile(BLOCKERS[choose(chance, 0, BLOCKERS.length - 1)]);
    const reached = reach(book, sketch, goal);
    if (!corners.every((corner) => reached[corner] === 1)) sketch.tiles[square] = book.empty;
  }

  const reached = reach(book, sketch, corners[0]);
  const candidatesNow = () => allSquares.filter((square) => isOpen(square) && reached[square] === 1);
  for (const [glyph, count] of items(area, difficulty)) {
    for (let i = 0; i < count; i++) {
      const candidates = candidatesNow();
      if (candidates.length === 0) break;
      sketch.tiles[draw(candidates)] = book.grounds.get(glyph)!;
    }
  }

  for (let i = difficulty + share(area, 1, 40); i > 0; i--) {
    const number = choose(chance, 1, 100);
    const [glyph] = enemies.find(([, upTo]) => number <= upTo)!;
    const candidates = candidatesNow().filter((square) => farEnough(square, FAR_FROM_PLAYERS));
    if (candidates.length === 0) break;
    sketch.add(book.pieces.get(glyph)!.kind, draw(candidates));
  }
  return sketch.finish();
}

function manhattan(sketch: Sketch, a: number, b: number): number {
  return Math.abs(columnOf(sketch, a) - columnOf(sketch, b)) + Math.abs(rowOf(sketch, a) - rowOf(sketch, b));
}

/** 1 for every square that can be walked to from here. */
function reach(book: Book, sketch: Sketch, from: number): Uint8Array {
  const reached = new Uint8Array(sketch.tiles.length);
  const queue = [from];
  reached[from] = 1;
  const stride = sketch.width + 2;
  for (const square of queue) {
    for (const near of [square - stride, square + stride, square - 1, square + 1]) {
      if (reached[near] === 1 || !book.tiles[sketch.tiles[near]].enterable) continue;
      reached[near] = 1;
      queue.push(near);
    }
  }
  return reached;
}
