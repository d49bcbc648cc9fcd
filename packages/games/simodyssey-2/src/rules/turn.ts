/**
 * One command being carried out on a galaxy. Entities ask it for what they want (a number, a place, an end to
 * someone) and it alone changes the board and tells what happened. With nobody listening it builds nothing.
 */
import { lehmer, type Tell } from '@quadrant/kernel';
import { type DrewFor, GALAXY, type SimFact } from '../facts.js';
import { type Galaxy, type Place, placeOf } from '../galaxy.js';
import type { MovableKind, StationaryKind } from '../kinds.js';
import { cloneMovable, GONE, type Movable, type Position } from '../position.js';

export const LONGEST_WAIT = 2;

export class Turn {
  readonly galaxy: Galaxy;
  readonly position: Position;
  readonly tell: Tell<SimFact> | null;
  deaths = 0;

  constructor(galaxy: Galaxy, position: Position, tell: Tell<SimFact> | null) {
    this.galaxy = galaxy;
    this.position = position;
    this.tell = tell;
  }

  /** A number from `low` to `high` on behalf of a movable, or of the galaxy. */
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

  /** Two draws: a row, then a column. */
  drawSector(who: MovableKind | null, purpose: 'wormhole' | 'stationary'): number {
    const { rows, columns } = this.galaxy.tables;
    const row = this.draw(who, purpose === 'wormhole' ? 'wormhole row' : 'stationary row', 1, rows);
    const column = this.draw(who, purpose === 'wormhole' ? 'wormhole column' : 'stationary column', 1, columns);
    return (row - 1) * columns + column - 1;
  }

  /** How long a movable waits before it acts again. */
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

  /** The stationary of a sector, if it has one. */
  stationaryIn(sector: number): StationaryKind | null {
    const id = this.position.fixtures[sector];
    return id === 0 ? null : this.galaxy.stationaryKinds[this.position.stationaries[-1 - id]];
  }

  /** The first free quadrant of a sector, or -1 when it is full. */
  firstFree(sector: number): number {
    const { quadrants } = this.galaxy;
    const { board } = this.position;
    const start = sector * quadrants;
    for (let q = 0; q < quadrants; q++) if (board[start + q] === 0) return q;
    return -1;
  }

  /** The movable in a sector with the lowest id above `id`, or null: walks the sector's movables by ascending id. */
  nextIn(sector: number, id: number): Movable | null {
    const { quadrants } = this.galaxy;
    const { board, movables } = this.position;
    const start = sector * quadrants;
    let next: Movable | null = null;
    for (let q = 0; q < quadrants; q++) {
      const n = board[start + q];
      if (n <= 0) continue;
      const m = movables[n - 1];
      if (m.id > id && (next === null || m.id < next.id)) next = m;
    }
    return next;
  }

  /** Creates a movable of a kind in a free quadrant; it still has to be told how long it rests. */
  create(kind: number, sector: number, quadrant: number): Movable {
    const p = this.position;
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
      landed: false,
      attached: false,
      supportsLife: false,
      visited: false,
    };
    p.board[sector * this.galaxy.quadrants + quadrant] = p.movables.push(me);
    return me;
  }

  /** Moves to the first free quadrant of a sector that has one; in its own sector the quadrant it leaves is free. */
  put(me: Movable, sector: number): void {
    const { board } = this.position;
    const { quadrants } = this.galaxy;
    const from = me.sector * quadrants + me.quadrant;
    const n = board[from];
    board[from] = 0;
    me.quadrant = this.firstFree(sector);
    me.sector = sector;
    board[sector * quadrants + me.quadrant] = n;
  }

  /** Destroys someone in the course of an action. */
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
    p.board[me.sector * this.galaxy.quadrants + me.quadrant] = 0;
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
    movables.length = kept;
  }
}
