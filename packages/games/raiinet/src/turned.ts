/** The board as a player sits at it: turned by quarters so that their own side is at the bottom. */
import type { Seat } from '@quadrant/kernel';
import type { Direction } from './geometry.js';

/** How many quarters to the right the board is turned for a seat: their sides are top, bottom, left, right. */
const TURNS = [2, 0, 3, 1] as const;
/** Who only looks on sits with the first player. */
export const turnsFor = (seat: Seat, flipped: boolean): number =>
  (TURNS[Math.max(0, seat)] + (flipped ? 2 : 0)) % 4;

/** Which way the links of a seat point on a board turned so, in quarters to the right from up. */
const HEADINGS = [2, 0, 1, 3] as const;
export const headingOf = (seat: Seat, turns: number): number => (HEADINGS[seat] + turns) % 4;

/** The place on a board as it lies, of a place on the board as it is shown. */
export function lyingAt(
  turns: number,
  rows: number,
  columns: number,
  row: number,
  column: number,
): [row: number, column: number] {
  switch (turns) {
    case 1:
      return [rows - 1 - column, row];
    case 2:
      return [rows - 1 - row, columns - 1 - column];
    case 3:
      return [column, columns - 1 - row];
    default:
      return [row, column];
  }
}

const ROUND: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** A direction after so many quarters to the right: how one of the board is shown; with the others of a whole turn, how a shown one lies. */
export const turned = (direction: Direction, turns: number): Direction =>
  ROUND[(ROUND.indexOf(direction) + turns) % 4];

const NAMES = { up: 'forward', right: 'right', down: 'back', left: 'left' } as const;
export type OwnDirection = (typeof NAMES)[Direction];

/** A direction as the player of a seat would say it, looking ahead from their own side. */
export const ownDirection = (seat: Seat, direction: Direction): OwnDirection =>
  NAMES[turned(direction, turnsFor(seat, false))];
