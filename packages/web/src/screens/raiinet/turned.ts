/** Directions as players say them. */
import type { Seat } from '@quadrant/kernel';
import { DIRECTIONS, type Direction, ownDirection, type UsedFact } from '@quadrant/raiinet';
import { TEXTS } from './texts.js';

/** A direction as the player of a seat would say it, looking ahead from their own side. */
export const toldBy = (seat: Seat, direction: Direction): string =>
  TEXTS.directions[ownDirection(seat, direction)];

/** Where a card was aimed at, if at a direction. */
export const directionIn = ({ target }: UsedFact): Direction | undefined =>
  DIRECTIONS.find((each) => target.includes(each));

/** What a card was aimed at, as its player would say it. */
export function aimToldBy(used: UsedFact): readonly string[] {
  const direction = directionIn(used);
  return direction === undefined ? used.target : [used.target[0], toldBy(used.seat, direction)];
}
