/**
 * A level while it is being read or generated: tiles and pieces by square, before the pieces are put in order.
 */
import { type Book, type Kind, makeEntity } from '../book.js';
import { type Entity, type Ground, NONE, squareOf } from '../position.js';

export class Sketch {
  readonly width: number;
  readonly height: number;
  readonly tiles: number[];
  readonly custom: Ground['custom'] = {};
  readonly pieces: (Entity | null)[]; // by square
  readonly players: Entity[] = []; // by seat; a hole where a player is missing
  private readonly book: Book;

  constructor(book: Book, width: number, height: number) {
    this.book = book;
    this.width = width;
    this.height = height;
    const size = (width + 2) * (height + 2);
    this.tiles = new Array<number>(size).fill(book.edge);
    this.pieces = new Array<Entity | null>(size).fill(null);
    for (let y = 1; y <= height; y++)
      this.tiles.fill(book.empty, squareOf(this, 1, y), squareOf(this, width + 1, y));
  }

  add(kind: Kind, square: number): Entity {
    const entity = makeEntity(this.book, kind, NONE);
    entity.square = square;
    this.pieces[square] = entity;
    if (kind.role === 'player') this.players[kind.index] = entity;
    return entity;
  }

  /** A player who is dead from the start. */
  addDead(kind: Kind, score: number): void {
    const entity = makeEntity(this.book, kind, NONE);
    entity.health = 0;
    entity.score = score;
    this.players[kind.index] = entity;
  }

  hasPlayer(kind: Kind): boolean {
    return this.players[kind.index] !== undefined;
  }

  /** The finished ground: players first, then all others in reading order. */
  finish(): Ground {
    const { width, height, tiles, custom, players, book } = this;
    const entities = [...players];
    for (const piece of this.pieces) if (piece && !players.includes(piece)) entities.push(piece);
    const squares = new Array<number>(tiles.length).fill(NONE);
    entities.forEach((entity, id) => {
      entity.id = id;
      entity.left = entity.actions;
      if (entity.square === NONE) return;
      squares[entity.square] = id;
      if (!book.kinds[entity.kind].living && book.tiles[tiles[entity.square]].coats) entity.poisoned = true;
    });
    return { width, height, tiles, custom, squares, players: players.length, entities };
  }
}
