/**
 * A game of RAIInet at one moment, as plain data. It knows what there is; what may happen is the rules' affair.
 *
 * Links, seats, firewalls and history are values: the rules replace them and never change them, so that a clone
 * may share them. Only the arrays `links` and `board` are changed in place.
 */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import { LINKS_EACH, ownerOf, type PlayerCount, shapeOf } from './geometry.js';
import type { Options } from './options.js';
import { parseOrder } from './values.js';

export interface Link {
  readonly value: number; // 4 is V1, see values.ts
  readonly at: number; // square 12; -1 off the board
  readonly boost: number; // 1: moves two squares
  readonly jam: number; // 2: cannot move in the next two turns of its owner
  readonly known: number; // 0b00011: seats 0 and 1 know the value; bit 4 stands for everybody else
  readonly by: Seat; // who downloaded it; -1 nobody
}

export interface PlayerState {
  readonly hand: string; // 'LFDSP': the letters of the cards with the ids 1, 2, …
  readonly used: number; // 0b00101: the cards 1 and 3 have been used
  readonly data: number; // data downloaded
  readonly viruses: number; // viruses downloaded
  readonly out: boolean; // eliminated
}

/** What has happened to what is known of values, in order. Everything but `swapped` is public. */
export type Memory =
  | { readonly kind: 'learnt'; readonly link: number; readonly seats: number } // these seats learnt its value
  | { readonly kind: 'flipped'; readonly link: number } // it changed its type
  | { readonly kind: 'mixed'; readonly link: number; readonly other: number; readonly swapped: boolean };

export interface End {
  readonly winner: Seat; // -1: a draw
  readonly reason: string; // 'downloaded 4 data'
}

export interface Position {
  readonly players: PlayerCount;
  readonly drawAfter: number; // so many moves without a download are a draw; 0: no such rule
  turn: Seat; // who is on move; after the end: who was
  abilityUsed: boolean; // in this turn
  quiet: number; // moves since the last download
  readonly links: Link[];
  readonly board: number[]; // by square: the link on it, or -1
  firewalls: readonly number[]; // by square: the seat whose firewall it has, or -1
  seats: readonly PlayerState[];
  history: readonly Memory[];
  end: End | null;
}

/** The bit in `known` that stands for a seat; the spectator's says that all players know the value. */
export const bitOf = (seat: Seat): number => (seat === SPECTATOR ? PUBLIC : 1 << seat);
export const EVERYBODY = 31;
/** The spectator's bit: set when all players know. */
export const PUBLIC = 16;

export const makeLink = (
  value: number,
  at: number,
  boost: number,
  jam: number,
  known: number,
  by: Seat,
): Link => ({ value, at, boost, jam, known, by });

/**
 * Lists are copied and grown, not mapped: a `map` that the runtime has compiled gives lists of another inner kind than
 * one that it has not, and whatever was compiled for the ones is thrown away and compiled again for the others.
 */
export function begin(options: Options): Position {
  const shape = shapeOf(options.players);
  const values = options.links.flatMap((order) => parseOrder(order) as number[]);
  const board = shape.empty.slice();
  const links: Link[] = [];
  for (const [i, at] of shape.start.entries()) {
    board[at] = i;
    links.push(makeLink(values[i], at, 0, 0, bitOf(ownerOf(i)), -1));
  }
  const seats: PlayerState[] = [];
  for (const hand of options.hands) seats.push({ hand, used: 0, data: 0, viruses: 0, out: false });
  return {
    players: options.players,
    drawAfter: options.draw ?? 0,
    turn: 0,
    abilityUsed: false,
    quiet: 0,
    links,
    board,
    firewalls: shape.empty,
    seats,
    history: [],
    end: null,
  };
}

export function clone(p: Position): Position {
  return {
    players: p.players,
    drawAfter: p.drawAfter,
    turn: p.turn,
    abilityUsed: p.abilityUsed,
    quiet: p.quiet,
    links: p.links.slice(),
    board: p.board.slice(),
    firewalls: p.firewalls,
    seats: p.seats,
    history: p.history,
    end: p.end,
  };
}

/** True when this seat has a link on the board. */
export function hasLinks(position: Position, seat: Seat): boolean {
  const first = seat * LINKS_EACH;
  for (let i = first; i < first + LINKS_EACH; i++) if (position.links[i].at >= 0) return true;
  return false;
}

/** True when a square holds no link, no port in use and no firewall. */
export function isEmpty(position: Position, square: number): boolean {
  if (position.board[square] >= 0 || position.firewalls[square] >= 0) return false;
  return portOwner(position, square) < 0;
}

/** Whose port a square is; the ports of an eliminated player are ordinary squares (-1). */
export function portOwner(
  position: { readonly players: PlayerCount; readonly seats: readonly Pick<PlayerState, 'out'>[] },
  square: number,
): Seat {
  const seat = shapeOf(position.players).ports[square];
  return seat >= 0 && position.seats[seat].out ? -1 : seat;
}

export const isUsed = (player: Pick<PlayerState, 'used'>, card: number): boolean =>
  ((player.used >> card) & 1) === 1;
