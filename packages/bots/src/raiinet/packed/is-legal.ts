/** Whether one code is legal in a packed position, without listing all of them. */
import { ILLEGAL } from '@quadrant/raiinet';
import {
  BOOST_CARD,
  FIREWALL,
  HIJACK,
  JAM_CARD,
  kindOf,
  MOVE,
  NOT_FOUND,
  PAIR_FIRST,
  PAIR_SECOND,
  POLARIZE,
  SCAN,
  targetOf,
} from './codes.js';
import { ABILITY_USED, AT, CARDS, JAM, KNOWN, type Packed, PLAYING, seatAt, TURN, WINNER } from './layout.js';
import { destination, isFree } from './legal.js';

export function isLegalCode(p: Packed, code: number): boolean {
  if (p[WINNER] !== PLAYING) return false;
  const kind = kindOf(code);
  const target = targetOf(code);
  if (kind === MOVE) return target >> 5 === p[TURN] && canStep(p, target);
  if (p[ABILITY_USED] !== 0 || p[seatAt(p[TURN]) + CARDS + kind - 1] === 0) return false;
  switch (kind) {
    case FIREWALL:
      return isFree(p, target);
    case HIJACK:
      return target >> 5 !== p[TURN] && canStep(p, target);
    case NOT_FOUND:
      return isPair(p, target >> 1);
    default:
      return isTarget(p, kind, target);
  }
}

function canStep(p: Packed, target: number): boolean {
  const link = target >> 2;
  return p[AT + link] >= 0 && p[JAM + link] === 0 && destination(p, link, target & 3) !== ILLEGAL;
}

function isPair(p: Packed, pair: number): boolean {
  const own = AT + p[TURN] * 8;
  return p[own + PAIR_FIRST[pair]] >= 0 && p[own + PAIR_SECOND[pair]] >= 0;
}

function isTarget(p: Packed, kind: number, link: number): boolean {
  if (p[AT + link] < 0) return false;
  const isOwn = link >> 3 === p[TURN];
  if (kind === BOOST_CARD) return isOwn;
  if (kind === POLARIZE) return true;
  if (isOwn || (kind === JAM_CARD && p[JAM + link] > 0)) return false;
  return kind !== SCAN || (p[KNOWN + link] & (1 << p[TURN])) === 0;
}
