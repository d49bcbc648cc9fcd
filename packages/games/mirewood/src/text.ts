/** The transcript, exactly: a fold over facts, with boards drawn from the position of the moment. */
import type { Narrator, Refusal } from '@quadrant/kernel';
import type { Book } from './book.js';
import type { MirewoodCommand } from './commands.js';
import { DIRECTIONS } from './directions.js';
import type { Credit, Fact, Ref } from './facts.js';
import { boardRows, glyphOf } from './level/dump.js';
import { NONE, type Piece, type Position } from './position.js';
import { outcome } from './rules.js';

export type MirewoodNarrator = Narrator<Position, MirewoodCommand, Fact>;

export function makeNarrator(book: Book): MirewoodNarrator {
  let heard = '';
  let asked = NONE; // who was asked for the command under way

  return {
    opening(p) {
      asked = p.asked;
      return heading(p.level, p.name) + frame(book, p);
    },
    hear(fact, p) {
      heard += textOf(book, fact, p);
    },
    reply(p, command, refusal) {
      const text = heard;
      const who = asked;
      heard = '';
      asked = p.asked;
      return promptFor(book, who) + answer(command.name, refusal, text);
    },
  };
}

const answer = (key: string, refusal: Refusal | null, text: string): string =>
  `${key}\n${refusal ? `? ${refusal.words}\n` : text}`;

/** `P> ` */
export const promptFor = (book: Book, seat: number): string => `${playerGlyph(book, seat)}> `;

const playerGlyph = (book: Book, seat: number): string => book.kinds[seat].glyphs[0];

const heading = (level: number, name: string): string => `level ${level}${name === '' ? '' : `: ${name}`}\n`;

/** `P`, or `m(5,3)` */
const nameOf = (who: Ref): string => (who.seat === null ? `${who.glyph}(${who.x},${who.y})` : who.glyph);

/** `, +3 P Q`, or nothing where nobody gets anything */
function creditText(book: Book, { points, seats }: Credit): string {
  if (points === 0 || seats.length === 0) return '';
  return `, +${points} ${seats.map((seat) => playerGlyph(book, seat)).join(' ')}`;
}

/** What the transcript says at a fact; the position is that of the moment. */
function textOf(book: Book, fact: Fact, p: Position): string {
  switch (fact.kind) {
    case 'drew':
      return '';
    case 'acts':
      return p.verbose
        ? `* ${nameOf(fact.who)} ${fact.action}${fact.direction ? ` ${fact.direction}` : ''}\n`
        : '';
    case 'acted':
      return p.verbose ? `${board(book, p)}\n` : '';
    case 'turned':
      return frame(book, p);
    case 'entered':
      return heading(fact.level, fact.name) + frame(book, p);
    case 'ended':
      return resultLine(book, p);
    case 'verbose':
      return `verbose ${fact.on ? 'on' : 'off'}\n`;
    default:
      return `- ${message(book, fact)}\n`;
  }
}

type Silent = 'drew' | 'acts' | 'acted' | 'turned' | 'entered' | 'ended' | 'verbose';
type Message = Exclude<Fact, { readonly kind: Silent }>;

function message(book: Book, fact: Message): string {
  switch (fact.kind) {
    case 'did':
      return `${nameOf(fact.who)} ${book.actions.get(fact.action)!.verb} ${fact.direction}`;
    case 'teleported':
      return `${nameOf(fact.who)} teleports to (${fact.x},${fact.y})`;
    case 'cloned':
      return `${nameOf(fact.who)} clones itself at (${fact.x},${fact.y})`;
    case 'cramped':
      return `${nameOf(fact.who)} finds no room`;
    case 'collided':
      return `arrows collide at (${fact.x},${fact.y})`;
    case 'exploded':
      return `explosion at (${fact.x},${fact.y})`;
    case 'hit':
      return `${sourceName(fact.source)} hits ${nameOf(fact.victim)} for ${fact.damage}`;
    case 'died':
      return `${nameOf(fact.who)} dies${creditText(book, fact.credit)}`;
    case 'afflicted':
      return `${nameOf(fact.who)} ${book.statuses[book.status(fact.status)].gained}`;
    case 'hampered':
      return `${nameOf(fact.who)} ${book.statuses[book.status(fact.status)].hampers}, ${fact.left} left`;
    case 'suffered':
      return `${nameOf(fact.who)} suffers ${fact.status}`;
    case 'unwarded':
      return `${nameOf(fact.who)} loses the ward against ${fact.status}`;
    case 'took':
      return `${nameOf(fact.who)} takes ${fact.tile}${creditText(book, fact.credit)}`;
    case 'reached':
      return `${nameOf(fact.who)} reaches the goal`;
  }
}

const sourceName = (source: Ref | string): string => (typeof source === 'string' ? source : nameOf(source));

function board(book: Book, p: Position): string {
  return `${boardRows(book, p, book.tiles[book.empty].glyph).join('\n')}\n`;
}

/** The turn number, the board and a line for each player. */
export function frame(book: Book, p: Position): string {
  const players = p.entities.slice(0, p.players).map((player) => playerLine(book, player));
  return `turn ${p.turn}\n${board(book, p)}${players.join('')}\n`;
}

function playerLine(book: Book, player: Piece): string {
  const glyph = glyphOf(book, player);
  if (player.square === NONE) return `${glyph} dead score=${player.score}\n`;
  const { health, score, facing, bombs } = player;
  const effects = effectNames(book).map((name, place) =>
    player.effects[place] === NONE ? '' : ` ${name}=${player.effects[place]}`,
  );
  return `${glyph} hp=${health} score=${score} facing=${DIRECTIONS[facing]} bombs=${bombs}${effects.join('')}\n`;
}

/** The effects a piece can have, in the order of their counters. */
export function effectNames(book: Book): readonly string[] {
  const names = book.statuses.map(({ name }) => name);
  return [...names, ...names.map((name) => `ward-${name}`)];
}

/** `result: won P=7 Q=9 winner=Q`; a game that is not over was quit. */
export function resultLine(book: Book, p: Position): string {
  const scores = p.entities.slice(0, p.players).map((player) => `${glyphOf(book, player)}=${player.score}`);
  const words = [`result: ${p.result ?? 'quit'}`, ...scores];
  if (p.result === 'won' && p.players > 1) {
    const winner = outcome(book, p)?.winner ?? null;
    words.push(`winner=${winner === null ? 'draw' : playerGlyph(book, winner)}`);
  }
  return `${words.join(' ')}\n`;
}
