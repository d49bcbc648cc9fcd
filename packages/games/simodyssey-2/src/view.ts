/**
 * What the player may know. In play mode: the letters on the board and the explorer's own state. In test mode
 * also everything about every entity. The generator is never shown; its draws are while toggle_RNG_out is on.
 */
import type { SimFact } from './facts.js';
import { type Galaxy, placeOf } from './galaxy.js';
import { GONE, type Mode, type Movable, type Position } from './position.js';
import type { Place } from './space.js';

export interface View {
  readonly rows: number; // 5
  readonly columns: number; // 5
  readonly quadrants: number; // 4
  readonly single: boolean; // one mission and no more
  readonly mode: Mode | null; // of the present or last mission; null before the first
  readonly inMission: boolean;
  readonly rngShown: boolean;
  readonly turn: number; // turns taken in this mission
  readonly sectors: readonly string[]; // 'E-*-' for each sector, row by row
  readonly explorer: ExplorerView | null; // null before the first mission
  readonly entities: readonly EntityView[] | null; // by ascending id; null in play mode
}

export interface ExplorerView {
  readonly at: Place | null; // null when it is dead
  readonly fuel: number;
  readonly mostFuel: number;
  readonly life: number;
  readonly mostLife: number;
  readonly landed: boolean;
}

/** An entity as test mode describes it; null stands for what its kind does not have. */
export interface EntityView {
  readonly id: number;
  readonly letter: string;
  readonly at: Place;
  readonly luminosity: number | null;
  readonly fuel: number | null;
  readonly load: number | null;
  readonly untilBirth: number | null;
  readonly attached: boolean | null;
  readonly supportsLife: boolean | null;
  readonly visited: boolean | null;
  readonly turnsLeft: number | null; // null also for an attached planet
}

export function view(galaxy: Galaxy, p: Position): View {
  const { rows, columns, quadrants } = galaxy.tables;
  return {
    rows,
    columns,
    quadrants,
    single: p.single,
    mode: p.mode,
    inMission: p.inMission,
    rngShown: p.rngShown,
    turn: p.turn,
    sectors: Array.from({ length: galaxy.sectors }, (_, sector) => lettersIn(galaxy, p, sector)),
    explorer: p.movables.length > 0 ? viewExplorer(galaxy, p.movables[0]) : null,
    entities: p.mode === 'test' ? viewEntities(galaxy, p) : null,
  };
}

/** The quadrants of a sector as four letters, '-' for an empty one. */
export function lettersIn(galaxy: Galaxy, p: Position, sector: number): string {
  let letters = '';
  for (let q = 0; q < galaxy.quadrants; q++) {
    const n = p.board[sector * galaxy.quadrants + q];
    letters += n === 0 ? '-' : letterOf(galaxy, p, n);
  }
  return letters;
}

/** The letter of what the number on the board stands for. */
export function letterOf(galaxy: Galaxy, p: Position, n: number): string {
  if (n < 0) return galaxy.stationaryKinds[p.stationaries[-1 - n]].letter;
  return galaxy.kinds[p.movables[n - 1].kind].letter;
}

function viewExplorer(galaxy: Galaxy, e: Movable): ExplorerView {
  return {
    at: e.sector === GONE ? null : placeOf(galaxy, e.sector, e.quadrant),
    fuel: e.fuel,
    mostFuel: galaxy.tables.explorer.fuel,
    life: e.life,
    mostLife: galaxy.tables.explorer.life,
    landed: e.landed,
  };
}

function viewEntities(galaxy: Galaxy, p: Position): EntityView[] {
  const entities: EntityView[] = [];
  for (let sector = 0; sector < galaxy.sectors; sector++) {
    for (let quadrant = 0; quadrant < galaxy.quadrants; quadrant++) {
      const n = p.board[sector * galaxy.quadrants + quadrant];
      const at = placeOf(galaxy, sector, quadrant);
      if (n > 0) entities.push(viewMovable(galaxy, p.movables[n - 1], at));
      else if (n < 0) entities.push(viewStationary(galaxy, p, n, at));
    }
  }
  return entities.sort((a, b) => a.id - b.id);
}

function viewMovable(galaxy: Galaxy, m: Movable, at: Place): EntityView {
  const kind = galaxy.kinds[m.kind];
  const has = <T>(field: (typeof kind.fields)[number], value: T) =>
    kind.fields.includes(field) ? value : null;
  return {
    id: m.id,
    letter: kind.letter,
    at,
    luminosity: null,
    fuel: has('fuel', m.fuel),
    load: has('load', m.load),
    untilBirth: has('actions_left_until_reproduction', m.untilBirth),
    attached: has('attached?', m.attached),
    supportsLife: has('support_life?', m.supportsLife),
    visited: has('visited?', m.visited),
    turnsLeft: m.attached ? null : has('turns_left', m.turnsLeft),
  };
}

function viewStationary(galaxy: Galaxy, p: Position, id: number, at: Place): EntityView {
  const kind = galaxy.stationaryKinds[p.stationaries[-1 - id]];
  return {
    id,
    letter: kind.letter,
    at,
    luminosity: kind.luminosity > 0 ? kind.luminosity : null,
    fuel: null,
    load: null,
    untilBirth: null,
    attached: null,
    supportsLife: null,
    visited: null,
    turnsLeft: null,
  };
}

/** In play mode nobody learns which planets attach, nor how the others end, beyond what Movement and the board show. */
export function seen(fact: SimFact, p: Position): SimFact | null {
  if (fact.kind === 'drew') return p.rngShown ? fact : null;
  if (p.mode === 'test') return fact;
  if (fact.kind === 'attached') return null;
  return fact.kind === 'died' && fact.id !== 0 ? null : fact;
}
