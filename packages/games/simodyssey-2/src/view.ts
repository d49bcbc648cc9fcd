/**
 * What the player may know, in names. Everything that moves, is born or is destroyed is told with its id, so whoever has
 * watched knows the ids, fuel, load and births of all; in play mode only how long each one waits stays hidden, which
 * planets have life, and for the first turns which have attached. In test mode nothing of that is. The generator is
 * never shown; its draws are while toggle_RNG_out is on. Places are `[row, column, quadrant]`, each from 1.
 */
import type { Outcome } from '@quadrant/kernel';
import { type Fact, GALAXY, GALAXY_NAME, type Named, type SeenFact } from './facts.js';
import { type Galaxy, placeOf } from './galaxy.js';
import type { MovableKind } from './kinds.js';
import { GONE, type Mode, type Movable, type Position } from './position.js';
import { landingPlanet } from './rules/check.js';
import { LONGEST_WAIT, Turn } from './rules/turn.js';
import { outcome } from './rules.js';
import type { Place } from './space.js';

export interface View {
  readonly rows: number; // 5
  readonly columns: number; // 5
  readonly quadrants: number; // 4
  readonly single: boolean; // one mission and no more
  readonly mode: Mode | null; // of the present or last mission; null before the first
  readonly inMission: boolean;
  readonly outcome: Outcome | null; // of the last mission; null while there is none to tell
  readonly rngShown: boolean;
  readonly turn: number; // turns taken in this mission
  readonly nextId: number; // 13, of the next movable that is born
  readonly landing: boolean; // the explorer would find a planet to land on here
  readonly sectors: readonly string[]; // 'E-*-' for each sector, row by row
  readonly explorer: ExplorerView | null; // null before the first mission
  readonly entities: readonly EntityView[]; // on the board, by ascending id, in play mode the stationaries first
}

export interface ExplorerView {
  readonly at: Place | null; // null when it is dead
  readonly fuel: number;
  readonly mostFuel: number;
  readonly life: number;
  readonly mostLife: number;
  readonly landed: boolean;
}

/** An entity; null stands for what its kind does not have, and for what the player does not know. */
export interface EntityView {
  readonly id: number | null; // null for a stationary in play mode: the order of their creation is not told
  readonly name: string; // 'Planet'
  readonly letter: string; // 'P': as on the board
  readonly at: Place;
  readonly luminosity: number | null;
  readonly fuel: number | null;
  readonly load: number | null;
  readonly untilBirth: number | null; // actions left until it may reproduce
  readonly attached: boolean | null;
  readonly supportsLife: boolean | null;
  readonly visited: boolean | null;
  readonly turnsLeft: number | null; // null also for an attached planet
  readonly acted: number | null; // the turn in which it was last told to act, or was created
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
    outcome: outcome(p),
    rngShown: p.rngShown,
    turn: p.turn,
    nextId: p.nextId,
    landing: p.inMission && !p.movables[0].landed && landingPlanet(new Turn(galaxy, p, null)) !== null,
    sectors: Array.from({ length: galaxy.sectors }, (_, sector) => lettersIn(galaxy, p, sector)),
    explorer: p.movables.length > 0 ? viewExplorer(galaxy, p.movables[0]) : null,
    entities: viewEntities(galaxy, p),
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
      if (n > 0) entities.push(viewMovable(galaxy, p, p.movables[n - 1], at));
      else if (n < 0) entities.push(viewStationary(galaxy, p, n, at));
    }
  }
  return entities.sort((a, b) => (a.id ?? UNNUMBERED) - (b.id ?? UNNUMBERED));
}

const UNNUMBERED = -1; // before the explorer; among themselves they stay as they lie

function viewMovable(galaxy: Galaxy, p: Position, m: Movable, at: Place): EntityView {
  const kind = galaxy.kinds[m.kind];
  const has = <T>(field: (typeof kind.fields)[number], value: T) =>
    kind.fields.includes(field) ? value : null;
  const all = p.mode === 'test';
  const attached = all ? m.attached : isKnownAttached(galaxy, p, m);
  return {
    id: m.id,
    name: kind.name,
    letter: kind.letter,
    at,
    luminosity: null,
    fuel: has('fuel', m.fuel),
    load: has('load', m.load),
    untilBirth: has('actions_left_until_reproduction', m.untilBirth),
    attached: has('attached?', attached),
    supportsLife: has('support_life?', all ? m.supportsLife : isKnownAlive(galaxy, p, m, attached)),
    visited: has('visited?', m.visited),
    turnsLeft: m.attached || !all ? null : has('turns_left', m.turnsLeft),
    acted: m.acted,
  };
}

/**
 * Whether who has watched knows that a planet is attached: it does so where it comes to a star. Only one that was
 * created at a star does it untold, when its first wait is over.
 */
function isKnownAttached(galaxy: Galaxy, p: Position, m: Movable): boolean | null {
  const star = stationaryOf(galaxy, p, m.sector);
  if (star === null || star.luminosity === 0) return false;
  if (m.visited || m.acted > 0 || p.turn > LONGEST_WAIT) return true;
  return p.turn === 0 ? false : null;
}

/** Whether who has watched knows that a planet supports life: only landing tells. */
function isKnownAlive(galaxy: Galaxy, p: Position, m: Movable, attached: boolean | null): boolean | null {
  if (m.visited) return m.supportsLife;
  return attached === false || !stationaryOf(galaxy, p, m.sector)?.nursesLife ? false : null;
}

function stationaryOf(galaxy: Galaxy, p: Position, sector: number) {
  const id = p.fixtures[sector];
  return id === 0 ? null : galaxy.stationaryKinds[p.stationaries[-1 - id]];
}

function viewStationary(galaxy: Galaxy, p: Position, id: number, at: Place): EntityView {
  const kind = galaxy.stationaryKinds[p.stationaries[-1 - id]];
  return {
    id: p.mode === 'test' ? id : null,
    name: kind.name,
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
    acted: null,
  };
}

/** In play mode nobody learns which planets attach, nor how the others end, beyond what Movement and the board show. */
export function seen(galaxy: Galaxy, fact: Fact, p: Position): SeenFact | null {
  if (fact.kind === 'drew' && !p.rngShown) return null;
  if (fact.kind === 'attached' && p.mode !== 'test') return null;
  if (fact.kind !== 'died') return named(galaxy.kinds, fact);
  if (p.mode !== 'test' && fact.id !== 0) return null;
  return { ...named(galaxy.kinds, fact), body: viewMovable(galaxy, p, fact.body, fact.at) };
}

/** A fact in which everyone has a name, whoever may know of it. */
export function named<F extends Fact>(kinds: readonly MovableKind[], fact: F): Named<F>;
export function named(kinds: readonly MovableKind[], fact: Fact): Named<Fact> {
  const nameOf = (letter: string) => kinds.find((kind) => kind.letter === letter)?.name ?? letter;
  switch (fact.kind) {
    case 'drew':
      return { ...fact, who: fact.who === GALAXY ? GALAXY_NAME : nameOf(fact.who) };
    case 'destroyed':
      return { ...fact, name: nameOf(fact.letter), victimName: nameOf(fact.victimLetter) };
    default:
      return 'letter' in fact ? { ...fact, name: nameOf(fact.letter) } : fact;
  }
}
