/** A chart of the galaxy for one look at it: where planets wait, where asteroids threaten, and which ways the fuel allows. */
import { DIRECTIONS, type Position, sectorTowards, standard } from '@quadrant/simodyssey-2';

const { rows, columns, explorer, actors, blackHole, scattered } = standard;
const SECTORS = rows * columns;
const NO_STEP = -1;
const FUELS = explorer.fuel + 1; // states of the tank
const letters = [explorer, ...actors].map(({ letter }) => letter);
const PLANET = letters.indexOf('P');
const ASTEROID = letters.indexOf('A');

const stationaries = [blackHole, ...scattered];
const isDwarf = stationaries.map(({ letter }) => letter === 'Y');
const luminosity = stationaries.map((kind) => kind.luminosity);
const FULL = 2 ** standard.quadrants - 1;
const NEIGHBOURS = Array.from({ length: SECTORS }, (_, sector) =>
  DIRECTIONS.map((direction) => {
    const from = [Math.floor(sector / columns) + 1, (sector % columns) + 1] as const;
    const [row, column] = sectorTowards(standard, from, direction);
    return (row - 1) * columns + column - 1;
  }),
);

export class Chart {
  private readonly planets = new Int32Array(SECTORS); // not landed on yet
  private readonly threats = new Int32Array(SECTORS); // asteroids that may come here next
  private readonly steps = new Int32Array(SECTORS * FUELS);
  private readonly first = new Int32Array(SECTORS * FUELS); // direction of the first step on the way
  private readonly queue: number[] = []; // sectors with a tank: sector * FUELS + fuel
  private position!: Position;

  draw(p: Position): void {
    this.position = p;
    this.planets.fill(0);
    this.threats.fill(0);
    for (const { kind, sector, visited } of p.movables) {
      if (sector < 0) continue;
      if (kind === PLANET && !visited) this.planets[sector]++;
      if (kind === ASTEROID) for (const near of NEIGHBOURS[sector]) this.threats[near]++;
    }
  }

  private kindIn(sector: number): number {
    const fixture = this.position.fixtures[sector];
    return fixture === 0 ? NO_STEP : this.position.stationaries[-1 - fixture];
  }

  isStar(sector: number): boolean {
    return (luminosity[this.kindIn(sector)] ?? 0) > 0;
  }

  threatsTo(sector: number): number {
    return this.threats[sector];
  }

  /** Planets at a yellow dwarf: those that can be landed on, at once or when they have attached. */
  hopesIn(sector: number): number {
    return isDwarf[this.kindIn(sector)] ? this.planets[sector] : 0;
  }

  /** A planet that can be landed on now. */
  canLand(): boolean {
    const { movables } = this.position;
    const [{ sector }] = movables;
    return (
      this.hopesIn(sector) > 0 &&
      movables.some((m) => m.kind === PLANET && m.sector === sector && m.attached && !m.visited)
    );
  }

  hasHopes(): boolean {
    for (let sector = 0; sector < SECTORS; sector++) if (this.hopesIn(sector) > 0) return true;
    return false;
  }

  /** Finds all ways that the fuel allows, the black hole left out. */
  explore(): void {
    const { steps, first, queue, position } = this;
    const [{ sector, fuel }] = position.movables;
    steps.fill(NO_STEP);
    queue.length = 0;
    const start = sector * FUELS + fuel;
    steps[start] = 0;
    first[start] = NO_STEP;
    queue.push(start);
    for (const state of queue) {
      const from = Math.floor(state / FUELS);
      for (let d = 0; d < DIRECTIONS.length; d++) this.fly(state, from, d);
    }
  }

  private fly(state: number, from: number, direction: number): void {
    const { steps, first, queue, position } = this;
    const to = NEIGHBOURS[from][direction];
    const kind = this.kindIn(to);
    if (kind === 0 || (steps[state] === 0 && position.taken[to] === FULL)) return;
    const fuel = Math.min(explorer.fuel, (state % FUELS) - 1 + (luminosity[kind] ?? 0));
    const next = to * FUELS + fuel;
    if (fuel <= 0 || steps[next] !== NO_STEP) return;
    steps[next] = steps[state] + 1;
    first[next] = steps[state] === 0 ? direction : first[state];
    queue.push(next);
  }

  /** The first step of the way to the sector that is worth the most, or -1 when none is worth anything. */
  bestStep(worth: (sector: number) => number | null): number {
    const { steps, first, queue, position } = this;
    const here = position.movables[0].sector;
    let best = NO_STEP;
    let most = Number.NEGATIVE_INFINITY;
    for (const state of queue) {
      if (steps[state] === 0) continue;
      const value = worth(Math.floor(state / FUELS));
      if (value === null) continue;
      const onTheWay = steps[state] > 1 ? this.threats[NEIGHBOURS[here][first[state]]] : 0;
      const total = value - steps[state] - ASTEROID_DETOUR * onTheWay;
      if (total <= most) continue;
      most = total;
      best = first[state];
    }
    return best;
  }
}

/** Steps that one goes further to keep out of an asteroid's reach. */
export const ASTEROID_DETOUR = 1.5;
