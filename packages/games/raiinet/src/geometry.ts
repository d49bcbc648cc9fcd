/**
 * The two boards as data: squares, ports, edges, starting squares, and where every step ends. The rules are the
 * same on both and know neither rows nor corners.
 */
import type { Seat } from '@quadrant/kernel';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const PLAYER_COUNTS = [2, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Links 0-7 belong to seat 0, 8-15 to seat 1, and so on; these are their letters. */
export const LETTERS = 'abcdefghABCDEFGHijklmnopIJKLMNOP';
export const LINKS_EACH = 8;
/** Whose link it is; of no link (-1), nobody's (-1). */
export const ownerOf = (link: number): Seat => link >> 3;
export const letterOf = (link: number): string => LETTERS[link];

/** Where a step ends when it does not end on a square. */
export const ILLEGAL = -1;
export const OFF_BOARD = -2;
/** In `steps`, leaving over the edge of seat s is `OVER_EDGE - s`; in `reach`, any legal leaving is OFF_BOARD. */
const OVER_EDGE = -2;

export interface Shape {
  readonly players: PlayerCount;
  readonly rows: number;
  readonly columns: number;
  readonly inside: readonly boolean[]; // by square: false for the missing corners
  readonly empty: readonly number[]; // by square: -1
  readonly ports: Int8Array; // by square: the seat whose port it is, or -1
  readonly start: readonly number[]; // by link: its square
  readonly farthest: number; // a longer step ends where this one does
  /** By distance, square and direction (see `stepIndex`): a square, ILLEGAL, or OVER_EDGE - seat. */
  readonly steps: readonly number[];
  /** The same for each seat's links: a square that is not an own port, ILLEGAL, or OFF_BOARD. */
  readonly reach: readonly Int8Array[];
  readonly above: readonly Seat[]; // whose blocks the text shows above the board
  readonly below: readonly Seat[];
  readonly firewallGlyphs: string; // by seat
}

/** One side of a board: its port squares, where its links start, and whether a place lies beyond its edge. */
interface BoardSide {
  readonly ports: readonly Place[];
  readonly start: readonly Place[];
  readonly beyond: (row: number, column: number) => boolean;
}
export type Place = readonly [row: number, column: number]; // [0, 0] is the square at the top left

const DELTAS: readonly Place[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** Eight links along an edge; the middle two stand one square further in, behind them are the ports. */
function side(along: (k: number, depth: number) => Place, beyond: BoardSide['beyond']): BoardSide {
  const middle = (k: number) => k === 3 || k === 4;
  return {
    ports: [along(3, 0), along(4, 0)],
    start: Array.from({ length: LINKS_EACH }, (_, k) => along(k, middle(k) ? 1 : 0)),
    beyond,
  };
}

const inMiddle = (x: number) => x >= 1 && x <= 8;

const SIDES: Readonly<Record<PlayerCount, readonly BoardSide[]>> = {
  2: [
    side(
      (k, depth) => [depth, k],
      (row) => row < 0,
    ),
    side(
      (k, depth) => [7 - depth, k],
      (row) => row > 7,
    ),
  ],
  4: [
    side(
      (k, depth) => [depth, 1 + k],
      (row, column) => row < 0 && inMiddle(column),
    ),
    side(
      (k, depth) => [9 - depth, 1 + k],
      (row, column) => row > 9 && inMiddle(column),
    ),
    side(
      (k, depth) => [1 + k, depth],
      (row, column) => column < 0 && inMiddle(row),
    ),
    side(
      (k, depth) => [1 + k, 9 - depth],
      (row, column) => column > 9 && inMiddle(row),
    ),
  ],
};

function makeShape(
  players: PlayerCount,
  size: number,
  hasSquare: (row: number, column: number) => boolean,
  look: Pick<Shape, 'above' | 'below' | 'firewallGlyphs'>,
): Shape {
  const sides = SIDES[players];
  const squareOf = ([row, column]: Place) => row * size + column;
  const squares = Array.from({ length: size * size }, (_, s) => s);
  const inside = squares.map((s) => hasSquare(Math.floor(s / size), s % size));
  const ports = Int8Array.from(squares, (s) =>
    sides.findIndex((each) => each.ports.some((p) => squareOf(p) === s)),
  );
  const endOf = (square: number, direction: number, distance: number): number => {
    const row = Math.floor(square / size) + DELTAS[direction][0] * distance;
    const column = (square % size) + DELTAS[direction][1] * distance;
    if (row >= 0 && row < size && column >= 0 && column < size)
      return inside[row * size + column] ? row * size + column : ILLEGAL;
    const owner = sides.findIndex((each) => each.beyond(row, column));
    return owner < 0 ? ILLEGAL : OVER_EDGE - owner;
  };
  const steps: number[] = [];
  for (let distance = 0; distance <= size; distance++)
    for (const square of squares)
      for (let direction = 0; direction < DELTAS.length; direction++)
        steps.push(endOf(square, direction, distance));
  const reachOf = (seat: Seat) => (end: number) => {
    if (end === ILLEGAL || end === OVER_EDGE - seat) return ILLEGAL;
    if (end < 0) return OFF_BOARD;
    return ports[end] === seat ? ILLEGAL : end;
  };
  return {
    players,
    rows: size,
    columns: size,
    inside,
    empty: squares.map(() => -1),
    ports,
    start: sides.flatMap((each) => each.start.map(squareOf)),
    farthest: size,
    steps,
    reach: sides.map((_, seat) => Int8Array.from(steps, reachOf(seat))),
    ...look,
  };
}

const SQUARE = makeShape(2, 8, () => true, { above: [0], below: [1], firewallGlyphs: 'mw' });
const PLUS = makeShape(4, 10, (row, column) => inMiddle(row) || inMiddle(column), {
  above: [0, 2],
  below: [1, 3],
  firewallGlyphs: '1234',
});

/** The board for this number of players. */
export const shapeOf = (players: PlayerCount): Shape => (players === 2 ? SQUARE : PLUS);

/** Where in `steps` and `reach` the ends of a link's steps are found: here and the next three, by direction. */
export function stepIndex(shape: Shape, at: number, boost: number): number {
  const distance = boost < shape.farthest ? 1 + boost : shape.farthest;
  return (distance * shape.inside.length + at) << 2;
}

/** The square with these coordinates, or -1 when the board has none. */
export function squareAt(players: PlayerCount, row: number, column: number): number {
  const shape = shapeOf(players);
  if (row < 0 || row >= shape.rows || column < 0 || column >= shape.columns) return -1;
  const square = row * shape.columns + column;
  return shape.inside[square] ? square : -1;
}

/** The coordinates of a square. */
export function placeOf(players: PlayerCount, square: number): Place {
  const { columns } = shapeOf(players);
  return [Math.floor(square / columns), square % columns];
}

/** The link with this letter, or -1 when the game for so many players has none. */
export function linkOf(players: PlayerCount, letter: string): number {
  if (letter.length !== 1) return -1;
  const link = linkByCode[letter.charCodeAt(0)] ?? -1;
  return link < players * LINKS_EACH ? link : -1;
}

const linkByCode: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  LETTERS.indexOf(String.fromCharCode(code)),
);

/** The number of a direction, or -1 for a word that is none. Written out: it is read with every move. */
export function directionOf(word: string): number {
  switch (word) {
    case 'up':
      return 0;
    case 'down':
      return 1;
    case 'left':
      return 2;
    case 'right':
      return 3;
    default:
      return -1;
  }
}
