/**
 * Where things are, and the only way to change it: one entity a square, nobody on a tile that cannot be entered,
 * the edge for ever. What breaks this throws. It knows nothing of turns, damage or effects.
 */
import type { Tell } from '@quadrant/kernel';
import { type Book, become, type Kind, makeEntity } from './book.js';
import type { Heading } from './directions.js';
import type { Fact, Ref } from './facts.js';
import { columnOf, type Entity, NONE, type Piece, type Position, rowOf } from './position.js';
import { choose } from './random.js';
import { MAX_SQUARES, Senses } from './senses.js';

/** A piece in the hands of the board, which alone may change it. */
export const own = (who: Piece): Entity => who as Entity;

const FEW = 40; // up to here sorting by hand is quicker, the more so as pieces stay near where they were

function sortFew(numbers: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const number = numbers[i];
    let place = i;
    for (; place > 0 && numbers[place - 1] > number; place--) numbers[place] = numbers[place - 1];
    numbers[place] = number;
  }
}

export class Field {
  readonly book: Book;
  protected readonly senses: Senses;
  protected p!: Position;
  protected tell: Tell<Fact> | null = null;
  protected readonly line = new Int32Array(MAX_SQUARES);
  private living = 0; // players

  constructor(book: Book) {
    this.book = book;
    this.senses = new Senses(book);
  }

  /** Takes up a position, with whoever listens. */
  open(position: Position, tell: Tell<Fact> | null): void {
    this.p = position;
    this.tell = tell;
    this.living = 0;
    for (let seat = 0; seat < position.players; seat++)
      if (position.entities[seat].square !== NONE) this.living++;
    this.senses.open(position);
  }

  /** How many players live. */
  get playersLeft(): number {
    return this.living;
  }
  at(square: number): Piece | null {
    return this.senses.occupant(square);
  }
  ahead(who: Piece, heading: Heading): number {
    return this.senses.neighbour(who.square, heading);
  }
  isEnterable(square: number): boolean {
    return this.senses.isEnterable(square);
  }
  isFree(square: number): boolean {
    return this.senses.isFreeSquare(square);
  }
  kindOf(who: Piece): Kind {
    return this.book.kinds[who.kind];
  }
  isLiving(who: Piece): boolean {
    return this.kindOf(who).living;
  }
  isPlayer(who: Piece): boolean {
    return this.kindOf(who).role === 'player';
  }
  /** The seat of a player; NONE for all others. */
  seatOf(who: Piece): number {
    return this.isPlayer(who) ? who.id : NONE;
  }

  /** Lines up everything on the board in reading order: `line` holds places in `entities`. Gives their number. */
  protected lineUp(): number {
    const { line } = this;
    const { entities, squares } = this.p;
    let count = 0;
    for (let id = 0; id < entities.length; id++)
      if (entities[id].square !== NONE) line[count++] = entities[id].square;
    if (count > FEW) line.subarray(0, count).sort();
    else sortFew(line, count);
    for (let i = 0; i < count; i++) line[i] = squares[line[i]];
    return count;
  }

  /** A new piece of this kind, not on the board yet. */
  protected spawn(kind: Kind): Entity {
    const { entities, vacant } = this.p;
    const id = vacant.pop();
    if (id !== undefined) return become(entities[id], kind);
    const entity = makeEntity(this.book, kind, entities.length);
    entities.push(entity);
    return entity;
  }

  /** Puts a piece on a square, from wherever it was. */
  put(who: Piece, square: number): void {
    const { p } = this;
    const e = own(who);
    if (!this.isEnterable(square)) this.broken(`${this.kindOf(e).name} put on a tile that cannot be entered`);
    if (p.squares[square] !== NONE) this.broken(`${this.kindOf(e).name} put on a square that is taken`);
    if (e.square !== NONE) p.squares[e.square] = NONE;
    p.squares[square] = e.id;
    e.square = square;
    if (!this.isLiving(e) && this.book.tiles[p.tiles[square]].coats) e.poisoned = true;
    if (this.isPlayer(e)) this.senses.forget();
  }

  /** Takes a piece off the board. Its place in the list is not used again before the turn is over. */
  remove(who: Piece): void {
    const e = own(who);
    if (e.square === NONE) return;
    this.p.squares[e.square] = NONE;
    e.square = NONE;
    if (!this.isPlayer(e)) return;
    this.living--;
    this.senses.forget();
  }

  /** Makes an inner square empty ground. */
  protected clear(square: number): void {
    const { p, book } = this;
    if (p.tiles[square] === book.edge) this.broken('an edge tile is to be cleared');
    p.tiles[square] = book.empty;
    delete p.custom[square];
  }

  /** A free square of the whole board by chance, or NONE when there is none; only a found one costs a draw. */
  chooseFree(purpose: string): number {
    const squares = this.p.squares.length;
    let count = 0;
    for (let square = 0; square < squares; square++) if (this.isFree(square)) count++;
    if (count === 0) return NONE;
    let before = this.choose(0, count - 1, purpose);
    let square = 0;
    while (!this.isFree(square) || before-- > 0) square++;
    return square;
  }

  choose(low: number, high: number, purpose: string): number {
    const value = choose(this.p, low, high);
    this.tell?.({ kind: 'drew', purpose, low, high, value });
    return value;
  }

  /** A piece as it is named in facts, at this moment. */
  ref(who: Piece): Ref {
    const kind = this.kindOf(who);
    return {
      seat: this.isPlayer(who) ? who.id : null,
      kind: kind.name,
      glyph: kind.glyphs[who.facing],
      x: columnOf(this.p, who.square),
      y: rowOf(this.p, who.square),
    };
  }

  protected broken(what: string): never {
    const { level, turn, rng } = this.p;
    throw new Error(`mirewood, level ${level}, turn ${turn}, generator at ${rng}: ${what}`);
  }
}
