/** What a simulation is: plain data that says all, so that any thread plays the same games from it. */
import type { Plain } from '@quadrant/kernel';
import type { Termination } from '@quadrant/wire';
import type { GameId } from '../games.js';
import type { Heat } from '../report/heat/heat.js';
import type { Who } from '../who/who.js';

/** A point of the grid: what is given in place of what would be dealt, by path into the options. */
export type GridPoint = Readonly<Record<string, Plain>>; // { weapon: 3, 'play.4': 70 }

export interface Simulation {
  readonly host: string;
  readonly game: GameId;
  readonly base: Plain | null; // options to begin from, those of a preset; null: as bots are measured
  readonly bots: readonly Who[]; // one a seat
  readonly games: number; // of each point of the grid
  readonly grid: readonly GridPoint[];
  readonly seed: number;
  readonly maxMoves: number;
  readonly measures: readonly string[]; // 'fact:destroyed name=Grunt'
  readonly watched: boolean; // also first commands and heat maps, for a report
}

export interface SimulatedGame {
  readonly number: number;
  readonly result: string | null; // null: it came to no end
  readonly winner: number | null;
  readonly scores: readonly number[];
  readonly plies: number;
  readonly termination: Termination;
  readonly measures: readonly (number | null)[]; // null: no number was there
  readonly opening: string | null; // the first command, where it is watched
}

/** Some games in a row, of one point of the grid. */
export interface Chunk {
  readonly point: number;
  readonly first: number;
  readonly count: number;
}

export interface SimulatedChunk {
  readonly games: readonly SimulatedGame[];
  readonly heats: readonly Heat[]; // none unless watched
}

export const wordsOfGiven = (given: GridPoint): string =>
  Object.entries(given)
    .map(([path, value]) => `${path} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
