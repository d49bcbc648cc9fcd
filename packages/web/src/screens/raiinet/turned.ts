/** Directions as players say them. */
import type { Seat } from '@quadrant/kernel';
import { type Direction, ownDirection } from '@quadrant/raiinet';
import { TEXTS } from './texts.js';

/** A direction as the player of a seat would say it, looking ahead from their own side. */
export const toldBy = (seat: Seat, direction: Direction): string =>
  TEXTS.directions[ownDirection(seat, direction)];
