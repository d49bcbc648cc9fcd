/**
 * What can be said of a command at a glance, by what its player knows: the numbers of a few traits each. Learned
 * weights of these traits make the prior of the command (see prior.ts).
 */
import { LINKS_EACH, OFF_BOARD } from '@quadrant/raiinet';
import {
  BOOST_CARD,
  DOWNLOAD,
  FIREWALL,
  HIJACK,
  JAM_CARD,
  kindOf,
  MOVE,
  PAIR_FIRST,
  PAIR_SECOND,
  POLARIZE,
  SCAN,
  targetOf,
} from '../packed/codes.js';
import {
  AT,
  BOARD,
  BOOST,
  DATA,
  FIREWALLS,
  JAM,
  KNOWN,
  OUT,
  type Packed,
  PLAYERS,
  PORTS,
  REACH,
  reachIndex,
  seatAt,
  squaresOf,
  TURN,
  VALUE,
  VIRUSES,
} from '../packed/layout.js';
import { destination } from '../packed/legal.js';
import { STEPS_TO_LEAVE, turned } from '../value/squares.js';

const VIRUS = 4;
const UNKNOWN = 8; // the ninth value
const SEEN = 9;
const STEPS = 9;
const GOINGS = 3; // nearer to leaving, as near, farther
/** What a step meets: an empty square with no danger, some, or certain danger, and the rest. */
const MEETINGS = 10;
const [LEAVES, PORT, WALL, TAKES_DATA, TAKES_VIRUS, LOSES, ATTACKS_UNKNOWN] = [3, 4, 5, 6, 7, 8, 9];

let size = 0;
function group(n: number): number {
  size += n;
  return size - n;
}
const G = {
  step: group(8 * MEETINGS * GOINGS),
  meetingData: group(MEETINGS * 4 * 2),
  meetingViruses: group(MEETINGS * 4 * 2),
  meetingKnown: group(MEETINGS * 2 * 2),
  from: group(8 * 3),
  way: group(2 * STEPS * GOINGS),
  card: group(8 * 4),
  boost: group(8 * STEPS),
  square: group(100),
  around: group(5 * 2),
  download: group(SEEN * 4 * 4),
  downloadWay: group(SEEN * STEPS),
  scan: group(STEPS),
  polarize: group(2 * SEEN * STEPS),
  polarizeDanger: group(2 * SEEN * 3),
  hijack: group(SEEN * MEETINGS),
  hijackTotals: group(MEETINGS * 4 * 4),
  jam: group(SEEN * STEPS),
  jamDanger: group(SEEN * 3),
  notFound: group(2 * 2 * 4),
};
export const TRAITS = size;
export const MOST_TRAITS = 6;

/** By square, how dangerous it is for the player on move: 0, 1 when a link it does not know could attack, 2 when … */
const danger = new Uint8Array(100);
/** By square, how many opposing links can step there. */
const near = new Uint8Array(100);

/** To be called for a position before the traits of its commands are asked for. */
export function look(p: Packed): void {
  const squares = squaresOf(p);
  danger.fill(0, 0, squares);
  near.fill(0, 0, squares);
  const turn = p[TURN];
  const bit = 1 << turn;
  for (let link = 0; link < p[PLAYERS] * LINKS_EACH; link++) {
    if (link >> 3 === turn || p[AT + link] < 0 || p[JAM + link] > 0) continue;
    const reach = REACH[p[PLAYERS]][link >> 3];
    const step = reachIndex(p, link);
    // A known link is as dangerous as it is strong; 1 stands for one that is not known.
    const danger1 = (p[KNOWN + link] & bit) !== 0 ? 2 + (p[VALUE + link] & 3) : 1;
    for (let d = 0; d < 4; d++) {
      const to = reach[step + d];
      if (to < 0) continue;
      near[to]++;
      if (danger1 > danger[to]) danger[to] = danger1;
    }
  }
}

/** 0: none, 1: perhaps, 2: surely, for a link of this value on this square. */
function dangerFor(value: number, square: number): number {
  const d = danger[square];
  if (d < 2) return d;
  return d - 2 >= (value & 3) ? 2 : 0;
}

const seenValue = (p: Packed, link: number): number =>
  (p[KNOWN + link] & (1 << p[TURN])) !== 0 ? p[VALUE + link] : UNKNOWN;

function stepsOf(p: Packed, link: number, square: number): number {
  const boost = p[BOOST + link] > 2 ? 2 : p[BOOST + link];
  const steps = STEPS_TO_LEAVE[p[PLAYERS]][link >> 3][boost * squaresOf(p) + square];
  return steps < STEPS ? steps : STEPS - 1;
}

/** What a link meets that steps there; its value is only looked at when the player on move knows it. */
function meeting(p: Packed, link: number, to: number): number {
  if (to === OFF_BOARD) return LEAVES;
  const value = seenValue(p, link);
  const owner = link >> 3;
  const firewall = p[FIREWALLS + to];
  if (firewall >= 0 && firewall !== owner && (value >= VIRUS || p[BOARD + to] < 0)) return WALL;
  const port = PORTS[p[PLAYERS]][to];
  if (port >= 0 && p[seatAt(port) + OUT] === 0) return PORT;
  const target = p[BOARD + to];
  if (target < 0) return dangerFor(value, to);
  const other = seenValue(p, target);
  if (other === UNKNOWN || value === UNKNOWN) return ATTACKS_UNKNOWN;
  if ((value & 3) < (other & 3)) return LOSES;
  return other >= VIRUS ? TAKES_VIRUS : TAKES_DATA;
}

function stepTraits(p: Packed, link: number, to: number, out: Int16Array): number {
  const at = p[AT + link];
  const value = p[VALUE + link];
  const type = value >> 2;
  const met = meeting(p, link, to);
  const steps = stepsOf(p, link, at);
  const then = to >= 0 ? stepsOf(p, link, to) : 0;
  const going = then < steps ? 0 : then === steps ? 1 : 2;
  const seat = seatAt(p[TURN]);
  out[0] = G.step + (value * MEETINGS + met) * GOINGS + going;
  out[1] = G.meetingData + (met * 4 + p[seat + DATA]) * 2 + type;
  out[2] = G.meetingViruses + (met * 4 + p[seat + VIRUSES]) * 2 + type;
  out[3] = G.meetingKnown + (met * 2 + type) * 2 + ((p[KNOWN + link] & ~(1 << p[TURN])) !== 0 ? 1 : 0);
  out[4] = G.from + value * 3 + dangerFor(value, at);
  out[5] = G.way + (type * STEPS + steps) * GOINGS + going;
  return 6;
}

/** Writes the traits of a legal command and gives their number. */
export function traitsOf(p: Packed, code: number, out: Int16Array): number {
  const kind = kindOf(code);
  const target = targetOf(code);
  if (kind === MOVE) return stepTraits(p, target >> 2, destination(p, target >> 2, target & 3), out);
  const seat = seatAt(p[TURN]);
  const data = p[seat + DATA];
  const viruses = p[seat + VIRUSES];
  out[0] = G.card + (kind - 1) * 4 + data;
  switch (kind) {
    case BOOST_CARD:
      out[1] = G.boost + p[VALUE + target] * STEPS + stepsOf(p, target, p[AT + target]);
      return 2;
    case FIREWALL:
      out[1] = G.square + turned(p[PLAYERS], p[TURN], 0)[target];
      out[2] = G.around + (near[target] < 5 ? near[target] : 4);
      return 3;
    case DOWNLOAD: {
      const value = seenValue(p, target);
      out[1] = G.download + (value * 4 + data) * 4 + viruses;
      out[2] = G.downloadWay + value * STEPS + stepsOf(p, target, p[AT + target]);
      return 3;
    }
    case SCAN:
      out[1] = G.scan + stepsOf(p, target, p[AT + target]);
      return 2;
    case POLARIZE: {
      const value = seenValue(p, target);
      const side = target >> 3 === p[TURN] ? 0 : 1;
      out[1] = G.polarize + (side * SEEN + value) * STEPS + stepsOf(p, target, p[AT + target]);
      out[2] = G.polarizeDanger + (side * SEEN + value) * 3 + dangerFor(value, p[AT + target]);
      return 3;
    }
    case HIJACK: {
      const link = target >> 2;
      const met = meeting(p, link, destination(p, link, target & 3));
      out[1] = G.hijack + seenValue(p, link) * MEETINGS + met;
      out[2] = G.hijackTotals + (met * 4 + data) * 4 + viruses;
      return 3;
    }
    case JAM_CARD: {
      const value = seenValue(p, target);
      out[1] = G.jam + value * STEPS + stepsOf(p, target, p[AT + target]);
      out[2] = G.jamDanger + value * 3 + dangerFor(value, p[AT + target]);
      return 3;
    }
    default:
      out[1] = G.notFound + pairTrait(p, target);
      return 2;
  }
}

/** Whether the choice is to swap, the two links' types, and how many of them others know. */
function pairTrait(p: Packed, target: number): number {
  const first = p[TURN] * LINKS_EACH;
  const x = first + PAIR_FIRST[target >> 1];
  const y = first + PAIR_SECOND[target >> 1];
  const others = ~(1 << p[TURN]);
  const known = ((p[KNOWN + x] & others) !== 0 ? 1 : 0) + ((p[KNOWN + y] & others) !== 0 ? 2 : 0);
  const same = p[VALUE + x] >> 2 === p[VALUE + y] >> 2 ? 1 : 0;
  return ((target & 1) * 2 + same) * 4 + known;
}
