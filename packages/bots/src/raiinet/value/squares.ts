/** Squares as a player sees them from his own side, and how far they are from leaving the board. */
import {
  DIRECTIONS,
  OFF_BOARD,
  PLAYER_COUNTS,
  type PlayerCount,
  type Shape,
  shapeOf,
  stepIndex,
} from '@quadrant/raiinet';

type Rotation = (row: number, column: number, last: number) => readonly [number, number];

/** By seat: the board turned so that the seat sits at the top. The players beside it keep to their sides. */
const TURNS: readonly Rotation[] = [
  (row, column) => [row, column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, row],
];

function turnedSquares({ rows, columns }: Shape, turn: Rotation, mirror: boolean): Uint8Array {
  const last = rows - 1;
  return Uint8Array.from({ length: rows * columns }, (_, square) => {
    const [row, column] = turn(Math.floor(square / columns), square % columns, last);
    return row * columns + (mirror ? last - column : column);
  });
}

/** By seat, twice: as it is, and with left and right swapped. */
const TURNED: Readonly<Record<number, readonly Uint8Array[]>> = Object.fromEntries(
  PLAYER_COUNTS.map((players) => [
    players,
    TURNS.flatMap((turn) => [false, true].map((mirror) => turnedSquares(shapeOf(players), turn, mirror))),
  ]),
);

export const turned = (players: number, seat: number, mirror: number): Uint8Array =>
  TURNED[players][seat * 2 + mirror];

const BOOSTS = 3;
/** More moves than any link needs that can leave at all. */
const NEVER = 20;

/** By boost and square: a seat's moves to leave the board, around all ports. Links in the way do not count. */
function stepsToLeave(shape: Shape, reach: Int8Array): Uint8Array {
  const squares = shape.inside.length;
  const steps = new Uint8Array(BOOSTS * squares).fill(NEVER);
  for (let boost = 0; boost < BOOSTS; boost++) {
    const own = steps.subarray(boost * squares, (boost + 1) * squares);
    const fewest = (square: number) =>
      DIRECTIONS.reduce((least, _, direction) => {
        const to = reach[stepIndex(shape, square, boost) + direction];
        if (to === OFF_BOARD) return 1;
        return to >= 0 && shape.ports[to] < 0 ? Math.min(least, 1 + own[to]) : least;
      }, NEVER);
    for (let round = 0; round < NEVER; round++)
      for (let square = 0; square < squares; square++) own[square] = Math.min(own[square], fewest(square));
  }
  return steps;
}

export const STEPS_TO_LEAVE: Readonly<Record<number, readonly Uint8Array[]>> = Object.fromEntries(
  PLAYER_COUNTS.map((players: PlayerCount) => {
    const shape = shapeOf(players);
    return [players, shape.reach.map((reach) => stepsToLeave(shape, reach))];
  }),
);
