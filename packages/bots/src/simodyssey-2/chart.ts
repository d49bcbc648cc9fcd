/** A chart of the galaxy for one look at it: where planets wait, what threatens where, and which ways the fuel allows. */
import { DIRECTIONS, type Position, sectorTowards, standard } from '@quadrant/simodyssey-2';

const { rows, columns, explorer, actors, blackHole, scattered } = standard;
const SECTORS = rows * columns;
const NO_STEP = -1;
const FUELS = explorer.fuel + 1; // states of the tank
const FAR = 1e9;
const letters = [explorer, ...actors].map(({ letter }) => letter);
const PLANET = letters.indexOf('P');
/** How much worse than nothing it is to be met, by kind: an asteroid kills, a malevolent takes one life of three. */
const HARM = letters.map((letter) => (letter === 'A' ? 1 : letter === 'M' ? 0.12 : 0));
const LONGEST_WAIT = 3; // turns from one action to the next, at most

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

const LONGEST_WAY = 4; // steps
const DREAD = 30; // steps that one goes further not to be met for sure
const UNSURE = 0.5; // what is dreaded of later turns counts only so much
const CROWDED = 4; // steps: somebody has to leave first
const STAYING = 0.1; // chance that who acts stays where it is and meets its own sector

export class SectorChart {
  private readonly planets = new Int32Array(SECTORS); // not landed on yet
  /** Chances to be met in a sector: in the turn that comes, and in any later one. */
  private readonly now = new Float64Array(SECTORS);
  private readonly later = new Float64Array(SECTORS);
  /** By sector and fuel: the cost of the cheapest way there, its steps, and the direction of the first one. */
  private readonly cost = new Float64Array(SECTORS * FUELS);
  private readonly steps = new Int32Array(SECTORS * FUELS);
  private readonly first = new Int32Array(SECTORS * FUELS);
  private position!: Position;

  draw(p: Position): void {
    this.position = p;
    this.planets.fill(0);
    this.now.fill(0);
    this.later.fill(0);
    for (const { kind, sector, visited, acted } of p.movables) {
      if (sector < 0) continue;
      if (kind === PLANET && !visited) this.planets[sector]++;
      if (HARM[kind] > 0) this.threaten(sector, HARM[kind], 1 / Math.max(1, LONGEST_WAIT - (p.turn - acted)));
    }
  }

  /** Somebody in a sector will act with this chance in the turn that comes: it goes anywhere, or stays where all is full. */
  private threaten(from: number, harm: number, chance: number): void {
    const near = NEIGHBOURS[from];
    for (const sector of near) {
      if (this.isFull(sector)) this.now[from] += (harm * chance) / near.length;
      this.now[sector] += (harm * chance) / near.length;
      this.later[sector] += harm / 2 / near.length;
    }
    this.later[from] += (harm * STAYING) / 2;
  }

  private kindIn(sector: number): number {
    const fixture = this.position.fixtures[sector];
    return fixture === 0 ? NO_STEP : this.position.stationaries[-1 - fixture];
  }

  isStar(sector: number): boolean {
    return (luminosity[this.kindIn(sector)] ?? 0) > 0;
  }

  isFull(sector: number): boolean {
    return this.position.taken[sector] === FULL;
  }

  /** The chance to be met here in the turn that comes. */
  risk(sector: number): number {
    return this.now[sector];
  }

  /** What it costs to be here for a turn, the next one or a later one, in steps. */
  dread(sector: number, isNext: boolean): number {
    return DREAD * (isNext ? this.now[sector] : UNSURE * this.later[sector]);
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

  /** Whether there is a planet worth lifting off for: here, or where there is room. */
  hasHopes(): boolean {
    const here = this.position.movables[0].sector;
    for (let sector = 0; sector < SECTORS; sector++)
      if (this.hopesIn(sector) > 0 && (sector === here || !this.isFull(sector))) return true;
    return false;
  }

  /** Finds the cheapest ways that the fuel allows, the black hole left out. */
  explore(): void {
    const { cost, steps, first, position } = this;
    const [{ sector, fuel }] = position.movables;
    cost.fill(FAR);
    const start = sector * FUELS + fuel;
    cost[start] = 0;
    steps[start] = 0;
    first[start] = NO_STEP;
    // Steps are few, so that going on from every state once for each of them is quick enough.
    for (let round = 0; round < LONGEST_WAY; round++)
      for (let state = 0; state < cost.length; state++)
        if (cost[state] < FAR && steps[state] === round)
          for (let d = 0; d < DIRECTIONS.length; d++) this.fly(state, d, round === 0);
  }

  private fly(state: number, direction: number, isNext: boolean): void {
    const { cost, steps, first } = this;
    const to = NEIGHBOURS[Math.floor(state / FUELS)][direction];
    const kind = this.kindIn(to);
    if (kind === 0 || (isNext && this.isFull(to))) return;
    const fuel = Math.min(explorer.fuel, (state % FUELS) - 1 + (luminosity[kind] ?? 0));
    const next = to * FUELS + fuel;
    const total = cost[state] + 1 + this.dread(to, isNext) + (this.isFull(to) ? CROWDED : 0);
    if (fuel <= 0 || total >= cost[next]) return;
    cost[next] = total;
    steps[next] = steps[state] + 1;
    first[next] = isNext ? direction : first[state];
  }

  /** The first step of the way that costs least beside what its end is worth, and what that is; -1 when there is none. */
  bestStep(worth: (sector: number) => number | null): { readonly direction: number; readonly cost: number } {
    const { cost, steps, first } = this;
    let best = { direction: NO_STEP, cost: FAR };
    for (let state = 0; state < cost.length; state++) {
      if (cost[state] === FAR || steps[state] === 0) continue;
      const value = worth(Math.floor(state / FUELS));
      if (value === null || cost[state] - value >= best.cost) continue;
      best = { direction: first[state], cost: cost[state] - value };
    }
    return best;
  }
}
