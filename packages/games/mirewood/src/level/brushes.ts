/** Which glyphs a level can be painted with. */
import type { Book, Kind } from '../book.js';
import { DIRECTIONS, type Direction } from '../directions.js';
import { EMPTY_GLYPH } from './map.js';

/** A glyph that can be painted. */
export interface Brush {
  readonly glyph: string; // '~'; '.' for empty ground
  readonly name: string; // 'quicksand'
  readonly about: string; // 'Holds whoever enters for a few moves, once per crossing.'
  readonly role: 'tile' | Kind['role'];
  readonly facing: Direction; // of an arrow: 'up'
}

/** Tiles first; without the ring's. */
export function brushesOf(book: Book): Brush[] {
  const tiles: Brush[] = book.tiles
    .filter((_, tile) => tile !== book.edge)
    .map((tile) => {
      const glyph = tile === book.tiles[book.empty] ? EMPTY_GLYPH : tile.glyph;
      return { glyph, name: tile.name, about: tile.about, role: 'tile', facing: 'up' };
    });
  const pieces = [...book.pieces].map(
    ([glyph, { kind, heading }]): Brush => ({
      glyph,
      name: kind.name,
      about: kind.about,
      role: kind.role,
      facing: DIRECTIONS[heading],
    }),
  );
  return [...tiles, ...pieces];
}
