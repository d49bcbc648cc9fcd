/**
 * What a deciding piece is told: where its target is, what is next to it, how far the players are by foot. It
 * reads the position and changes nothing. The distance map is made as far as somebody asks and kept until a player
 * moves or dies.
 */
import type { Book } from './book.js';
import type { Heading } from './directions.js';
import { NONE, type Piece, type Position, strideOf } from './position.js';
import type { Request } from './requests.js';
import type { TileEntry } from './tables.js';

/** The surroundings as a decision sees them. */
export interface Surroundings {
  /** The offset from the target player, the nearest living one: x - target.x and y - target.y. */
  readonly dx: number;
  readonly dy: number;
  /** The last command given, as the request it stands for by facing. */
  readonly command: readonly Request[];
  tile(heading: Heading): TileEntry;
  entity(heading: Heading): Piece | null;
  /** Enterable, and nobody alive in it. */
  canEnter(heading: Heading): boolean;
  /** Enterable, and nothing in it. */
  isFree(heading: Heading): boolean;
  hasPlayer(heading: Heading): boolean;
  /** The target is in the same row or column with nothing between that would stop an arrow. */
  inSight(): boolean;
  /** Steps to the nearest player over enterable tiles from here, or NONE. */
  distance(): number;
  /** The neighbouring square is one step nearer to a player. */
  isNearer(heading: Heading): boolean;
}

export const MAX_SQUARES = 101 * 101; // 99 a side, and the ring

export class Senses implements Surroundings {
  dx = 0;
  dy = 0;
  command: readonly Request[] = [];
  private readonly book: Book;
  private p!: Position;
  private square = 0;
  private stride = 0;
  private readonly steps = [0, 0, 0, 0]; // from a square to its neighbour, by heading
  private readonly enterableTile: Uint8Array;
  private readonly distances = new Int16Array(MAX_SQUARES);
  private readonly queue = new Int16Array(MAX_SQUARES);
  private measured = 0; // squares of the queue whose neighbours have been measured
  private queued = 0;
  private stale = true;

  constructor(book: Book) {
    this.book = book;
    this.enterableTile = Uint8Array.from(book.tiles, (tile) => (tile.enterable ? 1 : 0));
  }

  open(position: Position): void {
    this.p = position;
    this.stride = strideOf(position);
    this.steps[0] = -this.stride;
    this.steps[1] = this.stride;
    this.steps[2] = -1;
    this.steps[3] = 1;
    this.stale = true;
  }

  /** The players are no longer where the distance map was made for. */
  forget(): void {
    this.stale = true;
  }

  neighbour(square: number, heading: Heading): number {
    return square + this.steps[heading];
  }

  isEnterable(square: number): boolean {
    return this.enterableTile[this.p.tiles[square]] === 1;
  }

  occupant(square: number): Piece | null {
    const id = this.p.squares[square];
    return id === NONE ? null : this.p.entities[id];
  }

  isFreeSquare(square: number): boolean {
    return this.p.squares[square] === NONE && this.isEnterable(square);
  }

  isLiving(piece: Piece): boolean {
    return this.book.kinds[piece.kind].living;
  }

  /** Takes the place of this piece: everything is told as seen from it. */
  standIn(me: Piece): void {
    const { p, stride } = this;
    this.square = me.square;
    const x = me.square % stride;
    const y = (me.square - x) / stride;
    let nearest = -1;
    for (let seat = 0; seat < p.players; seat++) {
      const at = p.entities[seat].square;
      if (at === NONE) continue;
      const px = at % stride;
      const dx = x - px;
      const dy = y - (at - px) / stride;
      const distance = Math.abs(dx) + Math.abs(dy);
      if (nearest >= 0 && distance >= nearest) continue;
      nearest = distance;
      this.dx = dx;
      this.dy = dy;
    }
  }

  tile(heading: Heading): TileEntry {
    return this.book.tiles[this.p.tiles[this.neighbour(this.square, heading)]];
  }

  entity(heading: Heading): Piece | null {
    return this.occupant(this.neighbour(this.square, heading));
  }

  canEnter(heading: Heading): boolean {
    const square = this.neighbour(this.square, heading);
    if (!this.isEnterable(square)) return false;
    const id = this.p.squares[square];
    return id === NONE || !this.isLiving(this.p.entities[id]);
  }

  isFree(heading: Heading): boolean {
    return this.isFreeSquare(this.neighbour(this.square, heading));
  }

  hasPlayer(heading: Heading): boolean {
    const id = this.p.squares[this.neighbour(this.square, heading)];
    return id !== NONE && id < this.p.players;
  }

  inSight(): boolean {
    const { dx, dy } = this;
    if (dx !== 0 && dy !== 0) return false;
    const step = dx === 0 ? -Math.sign(dy) * this.stride : -Math.sign(dx);
    let square = this.square;
    for (let between = Math.abs(dx) + Math.abs(dy) - 1; between > 0; between--) {
      square += step;
      const id = this.p.squares[square];
      if (!this.isEnterable(square) || (id !== NONE && this.isLiving(this.p.entities[id]))) return false;
    }
    return true;
  }

  distance(): number {
    if (this.stale) this.startMap();
    while (this.distances[this.square] === NONE && this.measured < this.queued) this.measureNext();
    return this.distances[this.square];
  }

  isNearer(heading: Heading): boolean {
    // What is nearer than this square was measured before it.
    const nearer = this.distance() - 1;
    return nearer >= 0 && this.distances[this.neighbour(this.square, heading)] === nearer;
  }

  private startMap(): void {
    const { p, distances, queue } = this;
    distances.fill(NONE, 0, p.tiles.length);
    this.measured = 0;
    this.queued = 0;
    for (let seat = 0; seat < p.players; seat++) {
      const at = p.entities[seat].square;
      if (at === NONE) continue;
      distances[at] = 0;
      queue[this.queued++] = at;
    }
    this.stale = false;
  }

  private measureNext(): void {
    const { distances, queue, steps, enterableTile } = this;
    const { tiles } = this.p;
    const square = queue[this.measured++];
    const farther = distances[square] + 1;
    for (let heading = 0; heading < steps.length; heading++) {
      const near = square + steps[heading];
      if (distances[near] !== NONE || enterableTile[tiles[near]] === 0) continue;
      distances[near] = farther;
      queue[this.queued++] = near;
    }
  }
}
