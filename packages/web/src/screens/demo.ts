/** A board that plays itself on a game's card: letters for pieces, drawn from a short record at build time. */
import type { Drawings } from '../parts/drawing.js';

export interface Demo {
  readonly rows: number;
  readonly columns: number;
  readonly frames: readonly string[]; // rows * columns letters each, row by row; ' ' where there is no square
  /** The drawing of a letter, and how it is turned; letters not named here are bare squares. The first stands for the game. */
  readonly pieces: Readonly<Record<string, DemoPiece>>;
  readonly drawings: Drawings; // those that are used
  readonly grounds: readonly [string, string]; // the tokens of the squares, in turn
  readonly ground?: string; // SVG under the whole board instead, 60 units a square
}

export interface DemoPiece {
  readonly name: string; // of the drawing, or of its ground: 'sand'
  readonly hue?: string; // another than the drawing's own
  readonly turn?: number; // degrees
  readonly face?: string; // a drawing on top of it
  readonly numeral?: number; // on its face
  readonly ground?: true; // the whole square has this token's colour
}

/** The drawings that these pieces need. */
export function drawingsOf(pieces: Readonly<Record<string, DemoPiece>>, all: Drawings): Drawings {
  const names = Object.values(pieces).flatMap(({ name, face }) => [name, ...(face ? [face] : [])]);
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}
