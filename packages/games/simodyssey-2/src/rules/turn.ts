/**
 * One command being carried out on a galaxy. Entities ask it for what they want (a number, a place, an end to
 * someone) and it alone changes the board and tells what happened. With nobody listening it builds nothing.
 */
import { lehmer, type Tell } from '@quadrant/kernel';
import { type DrewFor, type Fact, GALAXY } from '../facts.js';
import { type Galaxy, placeOf } from '../galaxy.js';
import type { MovableKind, StationaryKind, World } from '../kinds.js';
import { cloneMovable, GONE, type Movable, type Position } from '../position.js';
import { DIRECTIONS, type Place } from '../space.js';

/** The most turns that a movable waits before it acts again. */
export const LONGEST_WAIT = 2;
const SECTOR_PURPOSES = {
  wormhole: { row: 'wormhole row', column: 'wormhole column' },
  stationary: { row: 'stationary row', column: 'stationary column' },
} as const;

export class Turn implements World {
  readonly galaxy: Galaxy;
  readonly position: Position;
  readonly tell: Tell<Fact> | null;
  deaths = 0;

  constructor(galaxy: Galaxy, position: Position, tell: Tell<Fact> | null) {
    this.galaxy = galaxy;
    this.position = position;
    this.tell = tell;
  }

  draw(who: MovableKind | null, purpose: string, low: number, high: number): number {
    const p = this.position;
    const value = (p.random % (high - low + 1)) + low;
    p.random = lehmer(p.random);
    p.draws++;
    if (this.tell) {
      const fact: DrewFor = { kind: 'drew', purpose, low, high, value, who: who ? who.letter : GALAXY };
      this.tell(fact);
    }
    return value;
  }

  drawSector(who: MovableKind | null, what: keyof typeof SECTOR_PURPOSES): number {
    const { rows, columns } = this.galaxy.tables;
    const purposes = SECTOR_PURPOSES[what];
    const row = this.draw(who, purposes.row, 1, rows);
    const column = this.draw(who, purposes.column, 1, columns);
    return (row - 1) * columns + column - 1;
  }

  rest(me: Movable): void {
    me.turnsLeft = this.draw(this.kindOf(me), 'turns left', 0, LONGEST_WAIT);
  }

  kindOf(me: Movable): MovableKind {
    return this.galaxy.kinds[me.kind];
  }

  placeOf(me: Movable): Place {
    return placeOf(this.galaxy, me.sector, me.quadrant);
  }

  get explorer(): Movable {
    return this.position.movables[0];
  }

  stationaryIn(sector: number): StationaryKind | null {
    const id = this.position.fixtures[sector];
    return id === 0 ? null : this.galaxy.stationaryKinds[this.position.stationaries[-1 - id]];
  }

  neighbour(sector: number, direction: number): number {
    return this.galaxy.neighbours[sector * DIRECTIONS.length + direction];
  }

  isPrey(me: Movable, other: Movable): boolean {
    return this.galaxy.prey[me.kind][other.kind];
  }

  isFull(sector: number): boolean {
    return this.position.taken[sector] === this.galaxy.allTaken;
  }

  /** The first free quadrant of a sector that is not full. */
  firstFree(sector: number): number {
    const free = ~this.position.taken[sector];
    return 31 - Math.clz32(free & -free);
  }

  /** Puts what has this number on the board into a free quadrant. */
  occupy(sector: number, quadrant: number, n: number): void {
    this.position.board[sector * this.galaxy.quadrants + quadrant] = n;
    this.position.taken[sector] |= 1 << quadrant;
  }

  /** Empties a quadrant; gives the number on the board of what was there. */
  private vacate(sector: number, quadrant: number): number {
    const place = sector * this.galaxy.quadrants + quadrant;
    const n = this.position.board[place];
    this.position.board[place] = 0;
    this.position.taken[sector] &= ~(1 << quadrant);
    return n;
  }

  /** Numbers on the board ascend as ids do. */
  nextIn(sector: number, n: number): number {
    const { quadrants } = this.galaxy;
    const { board } = this.position;
    const start = sector * quadrants;
    let next = 0;
    for (let q = 0; q < quadrants; q++) {
      const other = board[start + q];
      if (other > n && (next === 0 || other < next)) next = other;
    }
    return next;
  }

  movable(n: number): Movable {
    return this.position.movables[n - 1];
  }

  create(kind: number, sector: number): Movable {
    const p = this.position;
    const quadrant = this.firstFree(sector);
    const { fuel, life, interval } = this.galaxy.kinds[kind];
    const me: Movable = {
      id: p.nextId++,
      kind,
      sector,
      quadrant,
      fuel,
      life,
      load: 0,
      untilBirth: interval,
      turnsLeft: 0,
      acted: p.turn,
      landed: false,
      attached: false,
      supportsLife: false,
      visited: false,
    };
    this.occupy(sector, quadrant, p.movables.push(me));
    return me;
  }

  put(me: Movable, sector: number): void {
    const n = this.vacate(me.sector, me.quadrant);
    me.sector = sector;
    me.quadrant = this.firstFree(sector);
    this.occupy(sector, me.quadrant, n);
  }

  destroy(victim: Movable, me: Movable): void {
    const kind = this.kindOf(me);
    this.tell?.({
      kind: 'destroyed',
      id: me.id,
      letter: kind.letter,
      victim: victim.id,
      victimLetter: this.kindOf(victim).letter,
      at: this.placeOf(victim),
    });
    this.die(victim, kind.kills, me.id);
  }

  /** Takes the dead off the board at once; the list of movables is tidied when the turn is over. */
  die(me: Movable, cause: string, by: number | null): void {
    const p = this.position;
    if (me === this.explorer) {
      me.life = 0;
      p.result = 'lost';
      p.reason = cause;
    }
    if (this.tell) {
      const { letter } = this.kindOf(me);
      this.tell({ kind: 'died', id: me.id, letter, at: this.placeOf(me), cause, by, body: cloneMovable(me) });
    }
    this.vacate(me.sector, me.quadrant);
    me.sector = GONE;
    this.deaths++;
  }

  /** Closes the gaps that the dead left in the list of movables; the explorer keeps the first place in any case. */
  tidy(): void {
    if (this.deaths === 0) return;
    const { board, movables } = this.position;
    const { quadrants } = this.galaxy;
    let kept = 1;
    for (let i = 1; i < movables.length; i++) {
      const me = movables[i];
      if (me.sector === GONE) continue;
      if (kept < i) {
        movables[kept] = me;
        board[me.sector * quadrants + me.quadrant] = kept + 1;
      }
      kept++;
    }
    while (movables.length > kept) movables.pop(); // faster than setting the length
  }
}
