/**
 * Commands as numbers. The upper bits are the kind (MOVE, or 1 + the place of an ability in the tables), the lower
 * eight what it is aimed at. Cards of one kind do the same, so a code names the kind and not the card: two worlds
 * in which a player holds different hands share the codes of what both can do.
 */
import {
  directionOf,
  LINKS_EACH,
  linkOf,
  type PlayerCount,
  type RaiinetCommand,
  squareAt,
} from '@quadrant/raiinet';
import { KINDS } from './layout.js';

export const MOVE = 0;
export const BOOST_CARD = 1;
export const FIREWALL = 2;
export const DOWNLOAD = 3;
export const SCAN = 4;
export const POLARIZE = 5;
export const HIJACK = 6;
export const JAM_CARD = 7;
export const NOT_FOUND = 8;
/** All codes are below this. */
export const CODES = 9 << 8;

export const codeAt = (kind: number, target: number): number => (kind << 8) | target;
export const kindOf = (code: number): number => code >> 8;
export const targetOf = (code: number): number => code & 255;

/** Pairs of a player's links, the first before the second; NOT_FOUND aims at 2 * pair + (0 swap, 1 keep). */
const pairs = Array.from({ length: LINKS_EACH * LINKS_EACH }, (_, i) => [i >> 3, i & 7]).filter(
  ([x, y]) => x < y,
);
export const PAIR_FIRST = Uint8Array.from(pairs, ([x]) => x);
export const PAIR_SECOND = Uint8Array.from(pairs, ([, y]) => y);
const pairOf = (x: number, y: number): number =>
  pairs.findIndex(([a, b]) => a === Math.min(x, y) && b === Math.max(x, y));

/** The code of a command of whoever holds this hand ('LFDSP'). */
export function codeOf(command: RaiinetCommand, hand: string, players: PlayerCount): number {
  const [first, second, third, fourth] = command.args;
  if (command.name === 'move') return codeAt(MOVE, (linkOf(players, first) << 2) + directionOf(second));
  const kind = 1 + KINDS.indexOf(hand[Number(first) - 1]);
  const link = linkOf(players, second);
  switch (kind) {
    case FIREWALL:
      return codeAt(kind, squareAt(players, Number(second), Number(third)));
    case HIJACK:
      return codeAt(kind, (link << 2) + directionOf(third));
    case NOT_FOUND: {
      const pair = pairOf(link % LINKS_EACH, linkOf(players, third) % LINKS_EACH);
      return codeAt(kind, 2 * pair + (fourth === 'swap' ? 0 : 1));
    }
    default:
      return codeAt(kind, link);
  }
}
