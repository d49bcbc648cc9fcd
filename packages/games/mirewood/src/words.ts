/**
 * Words for people, shared by terminal and page: a sentence for each fact, what is on a square, what a key press
 * should send, and the legend. Front ends that use these need to know no rules.
 */
import { capital } from '@quadrant/kernel';
import { Board } from './board.js';
import type { Book } from './book.js';
import { DIRECTIONS, type Direction, type Heading } from './directions.js';
import type { Credit, Fact, Ref } from './facts.js';
import { squareOf } from './position.js';
import { restore } from './resample.js';
import type { PieceView, View } from './view.js';

/** What a key press comes to: a key to send to the game, or a hint to show instead. */
export type Preview = { readonly send: string } | { readonly hint: string };

export interface LegendEntry {
  readonly glyph: string; // '~', '^v<>'
  readonly name: string; // 'quicksand'
  readonly about: string;
}

export interface Words {
  /** One plain sentence, or null for facts that need none. */
  say(fact: Fact): string | null;
  /** What is on a square: `5,3: bandit wisp (M), health 3, facing left, about to hit. On quicksand.` */
  look(view: View, x: number, y: number): string;
  /** A move key towards an enemy turns or hits; one that would change nothing becomes a hint. */
  preview(view: View, key: string): Preview;
  legend(): readonly LegendEntry[];
}

/** What looking at a view needs to find again and again. */
interface Scene {
  readonly pieces: ReadonlyMap<number, PieceView>; // by square
  readonly board: Board | null; // to ask enemies what they are up to; null when there is nobody to fear them
}

export function makeWords(book: Book): Words {
  const scenes = new WeakMap<View, Scene>();
  const sceneOf = (view: View): Scene => {
    let scene = scenes.get(view);
    if (!scene) {
      scene = setScene(book, view);
      scenes.set(view, scene);
    }
    return scene;
  };
  const keyFor = (action: string, heading: Heading): string | null => {
    for (const [key, requests] of book.requests)
      if (requests[heading].action === action && requests[heading].heading === heading) return key;
    return null;
  };

  return {
    say: (fact) => say(book, fact),
    look: (view, x, y) => look(book, view, sceneOf(view), x, y),
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
      if (obstacle === null || !facing || held) return { send: key };
      return { hint: `${capital(obstacle)} in the way: that would change nothing.` };
    },
    legend: () => [
      ...book.kinds.map(({ glyphs, name, about }) => ({ glyph: [...new Set(glyphs)].join(''), name, about })),
      ...book.tiles.map(({ glyph, name, about }) => ({ glyph, name, about })),
    ],
  };
}

const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
const step = (x: number, y: number, direction: Direction): [x: number, y: number] => [
  x + STEPS[direction][0],
  y + STEPS[direction][1],
];

const pieceAt = (view: View, x: number, y: number): PieceView | undefined =>
  view.pieces.find((piece) => piece.x === x && piece.y === y);

function setScene(book: Book, view: View): Scene {
  const pieces = new Map(view.pieces.map((piece) => [squareOf(view, piece.x, piece.y), piece]));
  if (!view.players.some((player) => player.alive)) return { pieces, board: null };
  const board = new Board(book);
  board.open(restore(book, view), null); // decisions look at no random numbers
  return { pieces, board };
}

function look(book: Book, view: View, scene: Scene, x: number, y: number): string {
  if (x < 0 || y < 0 || x > view.width + 1 || y > view.height + 1) return `${x},${y}: outside the board.`;
  const square = squareOf(view, x, y);
  const tile = book.tiles[book.tile(view.tiles[y][x])];
  const custom = view.custom.find((each) => each.x === x && each.y === y)?.values;
  const parameters = tile.parameters.map(({ name, standard }) => `${name} ${custom?.[name] ?? standard}`);
  const ground = parameters.length === 0 ? tile.name : `${tile.name} (${parameters.join(', ')})`;
  const piece = scene.pieces.get(square);
  if (!piece) return `${x},${y}: ${ground}. ${tile.about}`;
  const under = tile === book.tiles[book.empty] ? '' : ` On ${ground}.`;
  return `${x},${y}: ${piece.kind} (${piece.glyph}), ${traits(book, scene.board, piece, square).join(', ')}.${under}`;
}

function traits(book: Book, board: Board | null, piece: PieceView, square: number): string[] {
  const living = piece.role !== 'projectile';
  return [
    ...(living ? [`health ${piece.health}`] : [`damage ${piece.damage}`]),
    `facing ${piece.facing}`,
    ...Object.entries(piece.effects).map(([name, left]) => `${name} ${left}`),
    ...piece.immune.map((status) => `immune to ${status}`),
    ...(piece.poisoned ? ['poisoned'] : []),
    ...(piece.struck ? ['struck'] : []),
    ...(piece.bombs > 0 ? [`${piece.bombs} bombs`] : []),
    ...(piece.role === 'enemy' && board ? intentions(book, board, piece, square) : []),
  ];
}

/** What an enemy will do if nothing changes, where that is something to beware of. */
function intentions(book: Book, board: Board, piece: PieceView, square: number): string[] {
  const { action } = board.intention(board.at(square)!);
  const { weapon } = book.kind(piece.kind).behaviour;
  return action === weapon || action === 'Hit' ? [`about to ${action.toLowerCase()}`] : [];
}

/** `player 1`, or `the bandit at 5,3` */
const nameOf = (who: Ref): string => (who.seat === null ? `the ${who.kind} at ${who.x},${who.y}` : who.kind);

function credited(book: Book, { points, seats }: Credit): string {
  if (points === 0 || seats.length === 0) return '';
  const worth = points === 1 ? '1 point' : `${points} points`;
  return `: ${worth} for ${seats.map((seat) => book.kinds[seat].name).join(' and ')}`;
}

function say(book: Book, fact: Fact): string | null {
  const sentence = phrase(book, fact);
  return sentence === null ? null : `${capital(sentence)}.`;
}

function phrase(book: Book, fact: Fact): string | null {
  switch (fact.kind) {
    case 'drew':
    case 'acts':
    case 'acted':
    case 'turned':
      return null;
    case 'did':
      return `${nameOf(fact.who)} ${book.actions.get(fact.action)!.verb} ${fact.direction}`;
    case 'teleported':
      return `${nameOf(fact.who)} is at ${fact.x},${fact.y} all of a sudden`;
    case 'cloned':
      return `${nameOf(fact.who)} has a double at ${fact.x},${fact.y}`;
    case 'cramped':
      return `${nameOf(fact.who)} finds no room`;
    case 'collided':
      return `two arrows collide at ${fact.x},${fact.y}`;
    case 'exploded':
      return `a bomb explodes at ${fact.x},${fact.y}`;
    case 'hit': {
      const source = typeof fact.source === 'string' ? `an ${fact.source}` : nameOf(fact.source);
      return `${source} hits ${nameOf(fact.victim)} for ${fact.damage}`;
    }
    case 'died':
      return `${nameOf(fact.who)} dies${credited(book, fact.credit)}`;
    case 'afflicted':
      return `${nameOf(fact.who)} ${book.statuses[book.status(fact.status)].gained}`;
    case 'hampered':
      return `${nameOf(fact.who)} ${book.statuses[book.status(fact.status)].hampers}, ${fact.left} left`;
    case 'suffered':
      return `${nameOf(fact.who)} suffers ${fact.status}`;
    case 'unwarded':
      return `${nameOf(fact.who)} loses the ward against ${fact.status}`;
    case 'took':
      return `${nameOf(fact.who)} takes the ${fact.tile}${credited(book, fact.credit)}`;
    case 'reached':
      return `${nameOf(fact.who)} reaches the goal`;
    case 'entered':
      return `level ${fact.level}${fact.name === '' ? '' : `: ${fact.name}`}`;
    case 'ended':
      return fact.result === 'won' ? 'the way is won' : 'nobody is left: the way is lost';
    case 'verbose':
      return `every action is shown: ${fact.on ? 'on' : 'off'}`;
  }
}
