/** The legal commands of a packed position, as codes in rising order. */
import { ILLEGAL, LINKS_EACH } from '@quadrant/raiinet';
import {
  BOOST_CARD,
  codeAt,
  DOWNLOAD,
  FIREWALL,
  HIJACK,
  JAM_CARD,
  NOT_FOUND,
  PAIR_FIRST,
  PAIR_SECOND,
  POLARIZE,
  SCAN,
} from './codes.js';
import {
  ABILITY_USED,
  AT,
  BOARD,
  CARDS,
  FIREWALLS,
  INSIDE,
  JAM,
  KINDS,
  KNOWN,
  OUT,
  type Packed,
  PLAYERS,
  PLAYING,
  PORTS,
  REACH,
  reachIndex,
  seatAt,
  squaresOf,
  TURN,
  WINNER,
} from './layout.js';

/** Room for the codes of any position. */
export const MOST_LEGAL = 1024;

/** Where a link would end by its owner's rules: a square, OFF_BOARD, or ILLEGAL. */
export function destination(p: Packed, link: number, direction: number): number {
  const to = REACH[p[PLAYERS]][link >> 3][reachIndex(p, link) + direction];
  return to >= 0 && p[BOARD + to] >> 3 === link >> 3 ? ILLEGAL : to;
}

/** True when this seat has a legal move. */
export function hasMove(p: Packed, seat: number): boolean {
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++) {
    if (p[AT + link] < 0 || p[JAM + link] > 0) continue;
    for (let d = 0; d < 4; d++) if (destination(p, link, d) !== ILLEGAL) return true;
  }
  return false;
}

/** Writes the codes into `out` and gives their number. */
export function legalCodes(p: Packed, out: Int32Array): number {
  if (p[WINNER] !== PLAYING) return 0;
  const turn = p[TURN];
  let n = listSteps(p, turn * LINKS_EACH, (turn + 1) * LINKS_EACH, 0, out, 0);
  if (p[ABILITY_USED] !== 0) return n;
  const cards = seatAt(turn) + CARDS;
  for (let kind = 1; kind <= KINDS.length; kind++)
    if (p[cards + kind - 1] > 0) n = listCard(p, turn, kind, out, n);
  return n;
}

function listSteps(
  p: Packed,
  from: number,
  to: number,
  base: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  for (let link = from; link < to; link++) {
    if (p[AT + link] < 0 || p[JAM + link] > 0) continue;
    for (let d = 0; d < 4; d++) if (destination(p, link, d) !== ILLEGAL) out[n++] = base + (link << 2) + d;
  }
  return n;
}

function listCard(p: Packed, turn: number, kind: number, out: Int32Array, n: number): number {
  const own = turn * LINKS_EACH;
  const all = p[PLAYERS] * LINKS_EACH;
  switch (kind) {
    case BOOST_CARD:
      return listLinks(p, own, own + LINKS_EACH, kind, out, n);
    case FIREWALL:
      return listSquares(p, out, n);
    case POLARIZE:
      return listLinks(p, 0, all, kind, out, n);
    case DOWNLOAD:
    case SCAN:
    case JAM_CARD:
      return listLinks(p, own + LINKS_EACH, all, kind, out, listLinks(p, 0, own, kind, out, n));
    case HIJACK: {
      const base = codeAt(kind, 0);
      return listSteps(p, own + LINKS_EACH, all, base, out, listSteps(p, 0, own, base, out, n));
    }
    default:
      return listPairs(p, own, out, n);
  }
}

function listLinks(
  p: Packed,
  from: number,
  to: number,
  kind: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  const bit = kind === SCAN ? 1 << p[TURN] : 0;
  for (let link = from; link < to; link++) {
    if (p[AT + link] < 0 || (p[KNOWN + link] & bit) !== 0) continue;
    if (kind === JAM_CARD && p[JAM + link] > 0) continue;
    out[n++] = codeAt(kind, link);
  }
  return n;
}

/** A square for a firewall has no link, no firewall and no port in use. */
export function isFree(p: Packed, square: number): boolean {
  if (p[BOARD + square] >= 0 || p[FIREWALLS + square] >= 0 || INSIDE[p[PLAYERS]][square] === 0) return false;
  const port = PORTS[p[PLAYERS]][square];
  return port < 0 || p[seatAt(port) + OUT] !== 0;
}

function listSquares(p: Packed, out: Int32Array, start: number): number {
  let n = start;
  const squares = squaresOf(p);
  for (let s = 0; s < squares; s++) if (isFree(p, s)) out[n++] = codeAt(FIREWALL, s);
  return n;
}

function listPairs(p: Packed, own: number, out: Int32Array, start: number): number {
  let n = start;
  for (let pair = 0; pair < PAIR_FIRST.length; pair++) {
    if (p[AT + own + PAIR_FIRST[pair]] < 0 || p[AT + own + PAIR_SECOND[pair]] < 0) continue;
    out[n++] = codeAt(NOT_FOUND, 2 * pair);
    out[n++] = codeAt(NOT_FOUND, 2 * pair + 1);
  }
  return n;
}
