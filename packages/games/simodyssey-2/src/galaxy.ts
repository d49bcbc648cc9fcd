/**
 * A galaxy: the tables of a game made ready for the rules. Checks that the tables are sound, numbers the kinds and
 * works out the neighbours of every sector. Constant once made.
 */
import type { ActorKind, MovableKind, StationaryKind } from './kinds.js';
import { DIRECTIONS, type Place, sectorTowards } from './space.js';
import type { Tables } from './tables.js';

export interface Galaxy {
  readonly tables: Tables;
  readonly sectors: number; // 25
  readonly quadrants: number; // 4
  readonly allTaken: number; // 0b1111, a full sector
  readonly kinds: readonly MovableKind[]; // [0] is the explorer
  readonly actors: readonly ActorKind[]; // [k] is kinds[k + 1]
  readonly stationaryKinds: readonly StationaryKind[]; // [0] is the black hole
  readonly explorerSector: number; // 0
  readonly blackHoleSector: number; // 12
  readonly neighbours: readonly number[]; // [sector * 8 + direction]: a sector
  readonly prey: readonly (readonly boolean[])[]; // [killer's kind][victim's kind]
}

export function makeGalaxy(tables: Tables): Galaxy {
  const kinds = [tables.explorer, ...tables.actors];
  const stationaryKinds = [tables.blackHole, ...tables.scattered];
  checkTables(tables, [...kinds, ...stationaryKinds]);
  return {
    tables,
    sectors: tables.rows * tables.columns,
    quadrants: tables.quadrants,
    allTaken: 2 ** tables.quadrants - 1,
    kinds,
    actors: tables.actors,
    stationaryKinds,
    explorerSector: sectorNumber(tables, tables.explorerAt),
    blackHoleSector: sectorNumber(tables, tables.blackHoleAt),
    neighbours: neighboursOf(tables),
    prey: kinds.map((killer) => kinds.map((victim) => victim.perils.includes(killer.letter))),
  };
}

function checkTables(tables: Tables, kinds: readonly { readonly letter: string }[]): void {
  const wrong = (words: string) => new Error(`a galaxy cannot be made of these tables: ${words}`);
  const letters = new Set(['-']);
  for (const { letter } of kinds) {
    if (letter.length !== 1) throw wrong(`"${letter}" is not one letter`);
    if (letters.has(letter)) throw wrong(`the letter "${letter}" is taken twice`);
    letters.add(letter);
  }
  if (tables.quadrants > 30) throw wrong(`${tables.quadrants} quadrants are too many`);
  const { rows, columns, explorerAt, blackHoleAt } = tables;
  if (rows < 2 || columns < 2) throw wrong(`${rows} x ${columns} sectors are too few`);
  const inside = ([row, column]: readonly [number, number]) =>
    row >= 1 && row <= rows && column >= 1 && column <= columns;
  if (!inside(explorerAt) || !inside(blackHoleAt)) throw wrong('the explorer or the black hole lies outside');
  if (explorerAt[0] === blackHoleAt[0] && explorerAt[1] === blackHoleAt[1])
    throw wrong('the explorer starts in the black hole');
  if (tables.mostPerSector >= tables.quadrants)
    throw wrong(`${tables.quadrants} quadrants have no room for ${tables.mostPerSector} movables and a star`);
  // One sector is the black hole's, and the explorer's may be full.
  if (tables.scatteredCount > rows * columns - 2)
    throw wrong(`${rows} x ${columns} sectors have no room for ${tables.scatteredCount} stationaries`);
}

function neighboursOf(tables: Tables): number[] {
  const neighbours: number[] = [];
  for (let row = 1; row <= tables.rows; row++)
    for (let column = 1; column <= tables.columns; column++)
      for (const direction of DIRECTIONS)
        neighbours.push(sectorNumber(tables, sectorTowards(tables, [row, column], direction)));
  return neighbours;
}

function sectorNumber(tables: Tables, [row, column]: readonly [number, number]): number {
  return (row - 1) * tables.columns + column - 1;
}

/** The name of a place that the rules know by its sector and quadrant. */
export function placeOf(galaxy: Galaxy, sector: number, quadrant: number): Place {
  const { columns } = galaxy.tables;
  return [Math.floor(sector / columns) + 1, (sector % columns) + 1, quadrant + 1];
}
