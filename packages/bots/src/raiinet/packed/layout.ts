/**
 * A position of RAIInet as one array of bytes, for search: it is copied in one go and its rules read no words.
 * It holds everything the rules ask for, but neither the history of what was learnt nor the order of the cards.
 */
import {
  type Ability,
  isUsed,
  LINKS_EACH,
  PLAYER_COUNTS,
  type PlayerCount,
  type Position,
  shapeOf,
  standard,
} from '@quadrant/raiinet';

export type Packed = Int8Array;

export const TURN = 0;
export const ABILITY_USED = 1;
export const WINNER = 2; // PLAYING, NOBODY_WON, or a seat
export const PLAYERS = 3;
const QUIET = 4; // moves since the last download, three digits to the base 128
const DRAW_AFTER = 7; // the same; 0: no such rule
/** Each seat has SEAT_SIZE places from `SEATS + seat * SEAT_SIZE`. */
export const SEATS = 10;
export const SEAT_SIZE = 11;
export const DATA = 0;
export const VIRUSES = 1;
export const OUT = 2;
export const CARDS = 3; // unused cards by kind from 0
/** By link. */
export const VALUE = 56;
export const AT = VALUE + 32;
export const BOOST = AT + 32;
export const JAM = BOOST + 32;
export const KNOWN = JAM + 32; // bits by seat; the fifth stands for everybody else
/** By square. */
export const BOARD = KNOWN + 32;
export const FIREWALLS = BOARD + 100;
export const SIZE = FIREWALLS + 100;

export const PLAYING = -2;
/** In KNOWN: everybody knows the link. */
export const PUBLIC = 16;
export const NOBODY_WON = -1;
export const KINDS: readonly Ability['letter'][] = standard.abilities.map((a) => a.letter);

/** By seat: where a link of that seat ends, by the distance, square and direction of `reachIndex`. */
const reachOf = (players: PlayerCount) => shapeOf(players).reach;
export const REACH: Readonly<Record<number, readonly Int8Array[]>> = { 2: reachOf(2), 4: reachOf(4) };
export const PORTS: Readonly<Record<number, Int8Array>> = { 2: shapeOf(2).ports, 4: shapeOf(4).ports };
export const INSIDE: Readonly<Record<number, Uint8Array>> = Object.fromEntries(
  PLAYER_COUNTS.map((players) => [players, Uint8Array.from(shapeOf(players).inside, Number)]),
);
const SQUARES: Readonly<Record<number, number>> = {
  2: shapeOf(2).inside.length,
  4: shapeOf(4).inside.length,
};
export const squaresOf = (p: Packed): number => SQUARES[p[PLAYERS]];
export const seatAt = (seat: number): number => SEATS + seat * SEAT_SIZE;

/** Where in REACH the four ends of a link's step are found. No hand has boosts enough to pass the farthest step. */
export const reachIndex = (p: Packed, link: number): number =>
  ((1 + p[BOOST + link]) * SQUARES[p[PLAYERS]] + p[AT + link]) << 2;

export function readCount(p: Packed, at: number): number {
  return p[at] | (p[at + 1] << 7) | (p[at + 2] << 14);
}

function writeCount(p: Packed, at: number, count: number): void {
  p[at] = count & 127;
  p[at + 1] = (count >> 7) & 127;
  p[at + 2] = (count >> 14) & 127;
}

export const quietOf = (p: Packed): number => readCount(p, QUIET);
export const setQuiet = (p: Packed, moves: number): void => writeCount(p, QUIET, moves);
export const drawAfterOf = (p: Packed): number => readCount(p, DRAW_AFTER);

export function pack(position: Position, p: Packed = new Int8Array(SIZE)): Packed {
  const { players, links, board, firewalls, seats, end } = position;
  p[TURN] = position.turn;
  p[ABILITY_USED] = position.abilityUsed ? 1 : 0;
  p[WINNER] = end === null ? PLAYING : end.winner < 0 ? NOBODY_WON : end.winner;
  p[PLAYERS] = players;
  setQuiet(p, position.quiet);
  writeCount(p, DRAW_AFTER, position.drawAfter);
  for (let seat = 0; seat < players; seat++) packSeat(p, seat, seats[seat]);
  for (let i = 0; i < players * LINKS_EACH; i++) {
    const link = links[i];
    p[VALUE + i] = link.value;
    p[AT + i] = link.at;
    p[BOOST + i] = link.boost;
    p[JAM + i] = link.jam;
    p[KNOWN + i] = link.known;
  }
  p.set(board, BOARD);
  p.set(firewalls, FIREWALLS);
  return p;
}

function packSeat(p: Packed, seat: number, player: Position['seats'][number]): void {
  const at = seatAt(seat);
  p[at + DATA] = player.data;
  p[at + VIRUSES] = player.viruses;
  p[at + OUT] = player.out ? 1 : 0;
  packHand(p, seat, player.hand, player.used);
}

/** The cards of a hand that are not used yet. */
export function packHand(p: Packed, seat: number, hand: string, used: number): void {
  const cards = seatAt(seat) + CARDS;
  p.fill(0, cards, cards + KINDS.length);
  for (let card = 0; card < hand.length; card++)
    if (!isUsed({ used }, card)) p[cards + KINDS.indexOf(hand[card] as Ability['letter'])]++;
}
