/** What a seat may know as numbers in a row, by game: always as many, at the same places (docs/python.md names them). */
import type { AnyGame, Seat } from '@quadrant/kernel';
import { flatMirewood } from './flat-mirewood.js';
import { flatRaiinet } from './flat-raiinet.js';
import { flatSimOdyssey } from './flat-simodyssey-2.js';
import { flatSpaceDefender } from './flat-space-defender-2.js';

export interface Flat {
  readonly length: number;
  /** Writes the numbers of a seat from a place on. */
  write(position: unknown, seat: Seat, out: Float32Array, at: number): void;
}

/** How a game that has begun is flattened: from any position of games with the same options. */
type Flattener = (game: AnyGame, begun: unknown) => Flat;

const FLATTENERS: Readonly<Record<string, Flattener>> = {
  raiinet: (_, begun) => flatRaiinet(begun as Parameters<typeof flatRaiinet>[0]),
  mirewood: flatMirewood,
  'simodyssey-2': flatSimOdyssey,
  'space-defender-2': flatSpaceDefender,
};

/** Null for a game that nobody has written one for. */
export const flatOf = (game: AnyGame, begun: unknown): Flat | null =>
  FLATTENERS[game.id]?.(game, begun) ?? null;
