/** The lines after a map: `at` sets fields of a piece, `tile` a tile, `dead` a player who is not there any more. */
import type { Book } from '../book.js';
import { squareOf } from '../position.js';
import { LevelFault, MOST, MOST_COUNTED, wholeNumber } from './fault.js';
import { fieldsOf } from './fields.js';
import { EMPTY_GLYPH } from './map.js';
import type { Sketch } from './sketch.js';

export const DIRECTIVES = ['at', 'tile', 'dead'] as const;
export type Directive = (typeof DIRECTIVES)[number];

type Fail = (text: string) => never;

/** Carries out one directive, given as its words. */
export function readDirective(book: Book, sketch: Sketch, words: readonly string[], line: number): void {
  const fail: Fail = (text) => {
    throw new LevelFault(line, text);
  };
  CARRY_OUT[words[0] as Directive](book, sketch, words, fail);
}

const CARRY_OUT: Readonly<
  Record<Directive, (book: Book, sketch: Sketch, words: readonly string[], fail: Fail) => void>
> = { at: readAt, tile: readTile, dead: readDead };

function readSquare(sketch: Sketch, word: string | undefined, fail: Fail): number {
  const form = /^([0-9]+),([0-9]+)$/.exec(word ?? '');
  if (!form) fail('bad square');
  const x = wholeNumber(form[1], 1, sketch.width);
  const y = wholeNumber(form[2], 1, sketch.height);
  return x === null || y === null ? fail('bad value for square') : squareOf(sketch, x, y);
}

/** `key=value` in two. */
function splitPair(word: string): [key: string, value: string] {
  const cut = word.indexOf('=');
  return cut < 0 ? [word, ''] : [word.slice(0, cut), word.slice(cut + 1)];
}

function readAt(book: Book, sketch: Sketch, words: readonly string[], fail: Fail): void {
  const square = readSquare(sketch, words[1], fail);
  const piece = sketch.pieces[square];
  if (!piece) fail(`nothing at ${words[1]}`);
  const kind = book.kinds[piece.kind];
  for (const word of words.slice(2)) {
    const [key, value] = splitPair(word);
    const field = fieldsOf(book.fields, kind).find((rule) => rule.key === key);
    if (!field?.fits(kind)) fail(`unknown key ${key}`);
    if (!field.read(piece, value)) fail(`bad value for ${key}`);
  }
}

function readTile(book: Book, sketch: Sketch, words: readonly string[], fail: Fail): void {
  const square = readSquare(sketch, words[1], fail);
  const glyph = words[2];
  const tile = glyph === EMPTY_GLYPH ? book.empty : book.grounds.get(glyph);
  if (tile === undefined || tile === book.edge) fail('unknown tile');
  const { enterable, parameters } = book.tiles[tile];
  if (!enterable && sketch.pieces[square]) fail('blocker under an entity');
  const values = [...book.standardValues[tile]];
  for (const word of words.slice(3)) {
    const [key, text] = splitPair(word);
    const place = parameters.findIndex((parameter) => parameter.name === key);
    if (place < 0) fail(`unknown key ${key}`);
    values[place] =
      wholeNumber(text, parameters[place].least, key === 'bombs' ? MOST_COUNTED : MOST) ??
      fail(`bad value for ${key}`);
  }
  sketch.tiles[square] = tile;
  if (values.some((value, place) => value !== book.standardValues[tile][place]))
    sketch.custom[square] = values;
  else delete sketch.custom[square];
}

/** `dead Q score=3` */
function readDead(book: Book, sketch: Sketch, words: readonly string[], fail: Fail): void {
  const kind = book.pieces.get(words[1])?.kind;
  const [key, text] = splitPair(words[2] ?? '');
  if (words.length !== 3 || kind?.role !== 'player' || key !== 'score' || sketch.hasPlayer(kind))
    fail('bad dead line');
  sketch.addDead(kind, wholeNumber(text, 0, MOST_COUNTED) ?? fail('bad value for score'));
}
