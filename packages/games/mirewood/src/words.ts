/**
 * Words for people, shared by terminal and page: a sentence for each fact, what is on a square, what a key press
 * should send, and the legend. Front ends that use these need to know no rules.
 */
import { capital } from '@quadrant/kernel';
import { Board } from './board.js';
import type { Book } from './book.js';
import { DIRECTIONS, type Direction, type Heading } from './directions.js';
import type { Fact } from './facts.js';
import { squareOf } from './position.js';
import { restore } from './resample.js';
import { STEPS } from './threats.js';
import type { PieceView, View } from './view.js';
import type { Cast, Words } from './words/table.js';

/** What a key press comes to: a key to send to the game, with words where it does less than one may think, or a hint to show instead. */
export type Preview = { readonly send: string; readonly words?: string } | { readonly hint: string };

export interface LegendEntry {
  readonly id: string; // 'quicksand', whatever it is called
  readonly glyph: string; // '~', '^v<>'
  readonly name: string; // 'quicksand'
  readonly about: string;
}

export interface Speech {
  /** One plain sentence, or null for facts that need none. */
  say(fact: Fact): string | null;
  /** What is on a square: `5,3: bandit wisp (M), health 3, facing left, about to hit. On quicksand.` */
  look(view: View, x: number, y: number): string;
  /** A move key towards an enemy turns or hits; one that would change nothing becomes a hint. */
  preview(view: View, key: string): Preview;
  legend(): readonly LegendEntry[];
}

/** What looking at a view needs to find again and again. */
interface SeenBoard {
  readonly pieces: ReadonlyMap<number, PieceView>; // by square
  readonly board: Board | null; // to ask enemies what they are up to; null when there is nobody to fear them
}

/** What the tables call by an English name. */
export const nameIn = ({ names }: Words, name: string): string => names[name] ?? name;
/** What a key does. */
export const helpIn = ({ keys }: Words, help: string): string => keys[help] ?? help;

export function makeWords(book: Book, words: Words): Speech {
  const scenes = new WeakMap<View, SeenBoard>();
  const sceneOf = (view: View): SeenBoard => {
    let scene = scenes.get(view);
    if (!scene) {
      scene = setScene(book, view);
      scenes.set(view, scene);
    }
    return scene;
  };
  const entry = (id: string, glyph: string, about: string): LegendEntry => ({
    id,
    glyph,
    name: nameIn(words, id),
    about: words.abouts[id] ?? about,
  });
  const keyFor = (action: string, heading: Heading): string | null => {
    for (const [key, requests] of book.requests)
      if (requests[heading].action === action && requests[heading].heading === heading) return key;
    return null;
  };

  const cast: Cast = {
    player: (seat) => book.kinds[seat].name,
    verb: (action) => book.actions.get(action)!.verb!,
    gained: (status) => book.statuses[book.status(status)].gained,
    hampers: (status) => book.statuses[book.status(status)].hampers!,
  };

  return {
    say(fact) {
      const sentence = words.facts[fact.kind](fact as never, cast);
      return sentence === null ? null : `${capital(sentence)}.`;
    },
    look: (view, x, y) => look(book, words, view, sceneOf(view), x, y),
    preview(view, key) {
      const request = book.requests.get(key)?.[0];
      const me = view.asked === null ? null : view.players[view.asked];
      if (request?.action !== 'Move' || !me) return { send: key };
      const { heading } = request;
      const [x, y] = step(me.x, me.y, DIRECTIONS[heading]);
      const there = pieceAt(view, x, y);
      const facing = me.facing === DIRECTIONS[heading];
      if (there?.role === 'enemy') return { send: keyFor(facing ? 'Hit' : 'Face', heading) ?? key };
      const tile = book.tiles[book.tile(view.tiles[y][x])];
      const obstacle = !tile.enterable ? tile.name : there?.role === 'player' ? there.kind : null;
      const held = book.statuses.some(({ name, intercept }) => intercept && me.effects[name] > 0);
      if (obstacle === null || held) return { send: key };
      return facing ? { hint: words.inTheWay(obstacle) } : { send: key, words: words.turnedTo(obstacle) };
    },
    legend: () => [
      ...book.kinds.map(({ glyphs, name, about }) => entry(name, [...new Set(glyphs)].join(''), about)),
      ...book.tiles.map(({ glyph, name, about }) => entry(name, glyph, about)),
    ],
  };
}

const step = (x: number, y: number, direction: Direction): [x: number, y: number] => [
  x + STEPS[direction][0],
  y + STEPS[direction][1],
];

const pieceAt = (view: View, x: number, y: number): PieceView | undefined =>
  view.pieces.find((piece) => piece.x === x && piece.y === y);

function setScene(book: Book, view: View): SeenBoard {
  const pieces = new Map(view.pieces.map((piece) => [squareOf(view, piece.x, piece.y), piece]));
  if (!view.players.some((player) => player.alive)) return { pieces, board: null };
  const board = new Board(book);
  board.open(restore(book, view), null); // decisions look at no random numbers
  return { pieces, board };
}

function look(book: Book, words: Words, view: View, scene: SeenBoard, x: number, y: number): string {
  const told = words.look;
  if (x < 0 || y < 0 || x > view.width + 1 || y > view.height + 1) return told.outside(x, y);
  const square = squareOf(view, x, y);
  const tile = book.tiles[book.tile(view.tiles[y][x])];
  const custom = view.custom.find((each) => each.x === x && each.y === y)?.values;
  const parameters = tile.parameters.map(
    ({ name, standard }) => `${nameIn(words, name)} ${custom?.[name] ?? standard}`,
  );
  const ground = told.ground(nameIn(words, tile.name), parameters);
  const piece = scene.pieces.get(square);
  if (!piece) return told.bare(x, y, ground, words.abouts[tile.name] ?? tile.about);
  const under = tile === book.tiles[book.empty] ? null : ground;
  const deed = piece.role === 'enemy' && scene.board ? intention(book, scene.board, piece, square) : null;
  return told.piece(x, y, nameIn(words, piece.kind), piece.glyph, told.traits(piece, deed), under);
}

/** What an enemy will do if nothing changes, where that is something to beware of. */
function intention(book: Book, board: Board, piece: PieceView, square: number): string | null {
  const { action } = board.intention(board.at(square)!);
  const { weapon } = book.kind(piece.kind).behaviour;
  return action === weapon || action === 'Hit' ? action : null;
}
