/**
 * Positions that the player cannot tell from the true one. In play mode what was never told is drawn as the rules
 * draw it, given what was seen: how long each one still waits (it has not acted since), whether planets created at a
 * star have attached, which planets have life, and in which order the stationaries were created.
 */
import { LEHMER_MODULUS, type Rng } from '@quadrant/kernel';
import type { Galaxy } from './galaxy.js';
import { clone, GONE, type Movable, type Position } from './position.js';
import { LONGEST_WAIT } from './rules/turn.js';
import type { EntityView, View } from './view.js';

const MOST_TRIES = 100; // of drawing planets of which one has attached

export function resampler(galaxy: Galaxy, view: View): (rng: Rng) => Position {
  const known = knownPosition(galaxy, view);
  const hidden = view.mode === 'play' ? hiddenOf(galaxy, view, known) : null;
  return (rng) => {
    const position = clone(known);
    if (hidden) fill(position, hidden, rng);
    position.random = 1 + rng.below(LEHMER_MODULUS - 1);
    return position;
  };
}

/** The position with what is not known left at its first value, the stationaries numbered as they lie. */
function knownPosition(galaxy: Galaxy, view: View): Position {
  const { quadrants } = galaxy;
  const known: Position = {
    single: view.single,
    random: 1,
    draws: 0,
    rngShown: view.rngShown,
    mode: view.mode,
    inMission: view.inMission,
    result: (view.outcome?.result ?? null) as Position['result'],
    reason: view.outcome?.reason ?? '',
    turn: view.turn,
    nextId: view.nextId,
    movables: view.explorer ? [explorerFrom(galaxy, view)] : [],
    stationaries: [],
    fixtures: new Array<number>(galaxy.sectors).fill(0),
    taken: new Array<number>(galaxy.sectors).fill(0),
    board: new Array<number>(galaxy.sectors * quadrants).fill(0),
  };
  const occupy = (sector: number, quadrant: number, n: number) => {
    known.board[sector * quadrants + quadrant] = n;
    known.taken[sector] |= 1 << quadrant;
  };
  for (const entity of view.entities) {
    const [sector, quadrant] = placeIn(galaxy, entity.at);
    const kind = galaxy.kinds.findIndex(({ letter }) => letter === entity.letter);
    if (kind === 0) occupy(sector, quadrant, 1);
    else if (kind > 0) occupy(sector, quadrant, known.movables.push(movableFrom(galaxy, entity, kind)));
  }
  stationariesOf(galaxy, view).forEach((entity, i) => {
    const [sector, quadrant] = placeIn(galaxy, entity.at);
    known.stationaries.push(galaxy.stationaryKinds.findIndex(({ letter }) => letter === entity.letter));
    known.fixtures[sector] = -1 - i;
    occupy(sector, quadrant, -1 - i);
  });
  return known;
}

/** In the order of their ids where these are known; else the black hole, which is always the first, and the others. */
function stationariesOf(galaxy: Galaxy, { entities }: View): EntityView[] {
  const hole = galaxy.stationaryKinds[0].letter;
  const isStationary = ({ letter }: EntityView) =>
    galaxy.stationaryKinds.some((kind) => kind.letter === letter);
  return entities
    .filter(isStationary)
    .sort((a, b) => (b.id ?? Number(b.letter === hole)) - (a.id ?? Number(a.letter === hole)));
}

const placeIn = (galaxy: Galaxy, [row, column, quadrant]: EntityView['at']) =>
  [(row - 1) * galaxy.tables.columns + column - 1, quadrant - 1] as const;

function explorerFrom(galaxy: Galaxy, { explorer }: View): Movable {
  const { at, fuel, life, landed } = explorer!;
  const [sector, quadrant] = at ? placeIn(galaxy, at) : [GONE, 0];
  return {
    id: 0,
    kind: 0,
    sector,
    quadrant,
    fuel,
    life,
    load: 0,
    untilBirth: galaxy.kinds[0].interval,
    turnsLeft: 0,
    acted: 0,
    landed,
    attached: false,
    supportsLife: false,
    visited: false,
  };
}

function movableFrom(galaxy: Galaxy, entity: EntityView, kind: number): Movable {
  const [sector, quadrant] = placeIn(galaxy, entity.at);
  const { fuel, life, interval } = galaxy.kinds[kind];
  return {
    id: entity.id!,
    kind,
    sector,
    quadrant,
    fuel: entity.fuel ?? fuel,
    life,
    load: entity.load ?? 0,
    untilBirth: entity.untilBirth ?? interval,
    turnsLeft: entity.turnsLeft ?? 0,
    acted: entity.acted ?? 0,
    landed: false,
    attached: entity.attached ?? false,
    supportsLife: entity.supportsLife ?? false,
    visited: entity.visited ?? false,
  };
}

/** What is to be drawn, by place in the list of movables. */
interface Hidden {
  readonly waits: readonly { readonly at: number; readonly since: number }[]; // turns since it acted
  readonly births: readonly number[]; // attached planets that may have life
  readonly unsure: readonly { readonly at: number; readonly mayLive: boolean }[]; // planets that may have attached
  /** Some of the unsure ones are at hand, and it is seen whether one of them can be landed on; null: it is not seen. */
  readonly landing: { readonly among: ReadonlySet<number>; readonly found: boolean } | null;
  readonly scattered: readonly number[]; // sectors of the stationaries whose order is not known
}

function hiddenOf(galaxy: Galaxy, view: View, known: Position): Hidden {
  const waits: { at: number; since: number }[] = [];
  const births: number[] = [];
  const unsure: { at: number; mayLive: boolean }[] = [];
  const here = known.movables[0].sector;
  const among = new Set<number>();
  let surelyFound = false;
  const entities = new Map(view.entities.map((entity) => [entity.id, entity]));
  known.movables.forEach((movable, at) => {
    if (at === 0) return;
    const { attached, supportsLife, visited } = entities.get(movable.id)!;
    if (attached === true && movable.sector === here && !visited) surelyFound = true;
    if (attached === null && galaxy.kinds[movable.kind].landable) {
      unsure.push({ at, mayLive: supportsLife === null });
      if (movable.sector === here) among.add(at);
    } else if (attached !== true) waits.push({ at, since: view.turn - movable.acted });
    else if (supportsLife === null) births.push(at);
  });
  const looks = view.inMission && !known.movables[0].landed && among.size > 0 && !surelyFound;
  const nurses = galaxy.stationaryKinds[known.stationaries[-1 - known.fixtures[here]]]?.nursesLife;
  return {
    waits,
    births,
    unsure,
    landing: looks && nurses ? { among, found: view.landing } : null,
    scattered: known.fixtures.flatMap((id, sector) => (id < -1 ? [sector] : [])),
  };
}

function fill(position: Position, hidden: Hidden, rng: Rng): void {
  const { movables, turn } = position;
  for (const { at, since } of hidden.waits)
    movables[at].turnsLeft = rng.below(Math.max(1, LONGEST_WAIT + 1 - since));
  for (const at of hidden.births) movables[at].supportsLife = rng.below(2) === 1;
  const first = drawFirstWaits(hidden, turn, rng);
  hidden.unsure.forEach(({ at, mayLive }, i) => {
    const planet = movables[at];
    planet.attached = first[i] < turn;
    planet.turnsLeft = planet.attached ? 0 : first[i] - turn;
    planet.supportsLife = planet.attached && mayLive && rng.below(2) === 1;
  });
  shuffleStationaries(position, hidden.scattered, rng);
}

/** How long the planets waited that may have attached since, so that one can be landed on where one can. */
function drawFirstWaits({ unsure, landing }: Hidden, turn: number, rng: Rng): number[] {
  for (let tries = 1; ; tries++) {
    const waits = unsure.map(() => rng.below(LONGEST_WAIT + 1));
    if (landing === null) return waits;
    const isHere = (i: number) => landing.among.has(unsure[i].at);
    const found = waits.some((wait, i) => isHere(i) && wait < turn);
    if (found === landing.found) return waits;
    if (tries === MOST_TRIES)
      return waits.map((wait, i) => (isHere(i) ? (landing.found ? 0 : LONGEST_WAIT) : wait));
  }
}

function shuffleStationaries(position: Position, sectors: readonly number[], rng: Rng): void {
  const { fixtures, stationaries, board } = position;
  for (let i = sectors.length - 1; i > 0; i--) {
    const [here, there] = [sectors[i], sectors[rng.below(i + 1)]];
    const [a, b] = [fixtures[here], fixtures[there]];
    if (a === b) continue;
    const [atA, atB] = [board.indexOf(a), board.indexOf(b)];
    [board[atA], board[atB]] = [b, a];
    [fixtures[here], fixtures[there]] = [b, a];
    [stationaries[-1 - a], stationaries[-1 - b]] = [stationaries[-1 - b], stationaries[-1 - a]];
  }
}
