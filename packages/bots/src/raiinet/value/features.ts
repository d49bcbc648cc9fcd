/**
 * What the learned value sees of a packed position: the numbers of the features that hold, seen by one seat. Every
 * seat sees each player's links as from that player's own side of the board, so that one set of weights serves all.
 */
import { LINKS_EACH, OFF_BOARD, type PlayerCount, shapeOf } from '@quadrant/raiinet';
import {
  ABILITY_USED,
  AT,
  BOARD,
  BOOST,
  CARDS,
  DATA,
  drawAfterOf,
  FIREWALLS,
  JAM,
  KINDS,
  KNOWN,
  OUT,
  type Packed,
  PLAYERS,
  PORTS,
  quietOf,
  REACH,
  reachIndex,
  seatAt,
  squaresOf,
  TURN,
  VALUE,
  VIRUSES,
} from '../packed/layout.js';
import { STEPS_TO_LEAVE, turned } from './squares.js';

const VALUES = 8;
const VIRUS = 4;
const SIDES = 2; // the seat's own, and everybody else's
const FARTHEST = 8;
const CLOSE_TO_DRAW = [8, 24, 50];

/** Where each group of features begins. */
export interface FeatureSpec {
  readonly players: PlayerCount;
  readonly links: number; // side, value, known, square
  readonly ways: number; // side, value, moves to leave the board
  readonly totals: number; // side, data, viruses
  readonly cards: number; // side, kind, one or two
  readonly boosts: number; // side, value, one or two
  readonly jams: number; // side, value
  readonly firewalls: number; // side, square
  readonly attacked: number; // side, value, whether the attacker knows
  readonly leaving: number; // side, data downloaded, attacked: data that can leave with the next move
  readonly taking: number; // side, data downloaded, whether sure: data that can be taken with the next move
  readonly giving: number; // side, viruses of the other: a virus that can be given with the next move
  readonly hidden: number; // side, links that others do not know
  readonly turn: number; // turns until the seat is on move, or NEXT when it has used a card
  readonly draw: number; // how near the draw is
  readonly size: number;
}

function makeSpec(players: PlayerCount): FeatureSpec {
  let size = 0;
  const group = (n: number) => {
    size += n;
    return size - n;
  };
  const squares = shapeOf(players).inside.length;
  const groups = {
    links: group(SIDES * VALUES * 2 * squares),
    ways: group(SIDES * VALUES * (FARTHEST + 1)),
    totals: group(SIDES * 4 * 4),
    cards: group(SIDES * KINDS.length * 2),
    boosts: group(SIDES * VALUES * 2),
    jams: group(SIDES * VALUES),
    firewalls: group(SIDES * squares),
    attacked: group(SIDES * VALUES * 2),
    leaving: group(SIDES * 4 * 2),
    taking: group(SIDES * 4 * 2),
    giving: group(SIDES * 4),
    hidden: group(SIDES * (LINKS_EACH + 1)),
    turn: group(players + 1),
    draw: group(CLOSE_TO_DRAW.length),
  };
  return { players, ...groups, size };
}

export const SPECS: Readonly<Record<number, FeatureSpec>> = { 2: makeSpec(2), 4: makeSpec(4) };

/** By link: 1 when an opposing link would beat it with its next move, 2 more when that player knows it. */
const attacked = new Uint8Array(32);
/** By seat, as bits: what its next move could bring. */
const chances = new Uint8Array(4);
const TAKES_DATA = 1;
const SURELY = 2;
const GIVES_VIRUS = 4;

/** Writes the features that hold for `seat` into `out` and gives their number. `mirror` 1 swaps left and right. */
export function activeFeatures(p: Packed, seat: number, mirror: number, out: Int16Array): number {
  const spec = SPECS[p[PLAYERS]];
  const squares = squaresOf(p);
  findChances(p);
  let n = 0;
  for (let owner = 0; owner < p[PLAYERS]; owner++) {
    const base = seatAt(owner);
    if (p[base + OUT] !== 0) continue;
    const side = owner === seat ? 0 : 1;
    const data = p[base + DATA];
    out[n++] = spec.totals + (side * 4 + data) * 4 + p[base + VIRUSES];
    for (let kind = 0; kind < KINDS.length; kind++) {
      const count = p[base + CARDS + kind];
      if (count > 0) out[n++] = spec.cards + (side * KINDS.length + kind) * 2 + count - 1;
    }
    n = chanceFeatures(spec, p, owner, side, out, n);
    const toSquare = turned(p[PLAYERS], owner, mirror);
    const away = STEPS_TO_LEAVE[p[PLAYERS]][owner];
    /** Who else has to know a link for it to count as known: the seat itself, or anybody when it is its own. */
    const watchers = side === 0 ? ~(1 << seat) & 15 : 1 << seat;
    let hidden = 0;
    for (let link = owner * LINKS_EACH; link < (owner + 1) * LINKS_EACH; link++) {
      const at = p[AT + link];
      if (at < 0) continue;
      const kind = side * VALUES + p[VALUE + link];
      const known = (p[KNOWN + link] & watchers) !== 0 ? 1 : 0;
      hidden += 1 - known;
      const boost = p[BOOST + link];
      const steps = away[(boost > 2 ? 2 : boost) * squares + at];
      const far = steps < FARTHEST ? steps : FARTHEST;
      out[n++] = spec.links + (kind * 2 + known) * squares + toSquare[at];
      out[n++] = spec.ways + kind * (FARTHEST + 1) + far;
      if (boost > 0) out[n++] = spec.boosts + kind * 2 + (boost > 1 ? 1 : 0);
      if (p[JAM + link] > 0) out[n++] = spec.jams + kind;
      if (attacked[link] > 0) out[n++] = spec.attacked + kind * 2 + (attacked[link] >> 1);
      if (far === 1 && p[VALUE + link] < VIRUS && p[JAM + link] === 0)
        out[n++] = spec.leaving + (side * 4 + data) * 2 + (attacked[link] > 0 ? 1 : 0);
    }
    out[n++] = spec.hidden + side * (LINKS_EACH + 1) + hidden;
  }
  for (let s = 0; s < squares; s++) {
    const owner = p[FIREWALLS + s];
    if (owner < 0) continue;
    out[n++] = spec.firewalls + (owner === seat ? 0 : squares) + turned(p[PLAYERS], owner, mirror)[s];
  }
  const wait = (seat - p[TURN] + p[PLAYERS]) % p[PLAYERS];
  out[n++] = spec.turn + (wait === 0 && p[ABILITY_USED] !== 0 ? p[PLAYERS] : wait);
  const drawAfter = drawAfterOf(p);
  if (drawAfter === 0) return n;
  const left = drawAfter - quietOf(p);
  for (let i = 0; i < CLOSE_TO_DRAW.length; i++) if (left <= CLOSE_TO_DRAW[i]) out[n++] = spec.draw + i;
  return n;
}

function chanceFeatures(
  spec: FeatureSpec,
  p: Packed,
  owner: number,
  side: number,
  out: Int16Array,
  from: number,
) {
  let n = from;
  const chance = chances[owner];
  if ((chance & TAKES_DATA) !== 0)
    out[n++] = spec.taking + (side * 4 + p[seatAt(owner) + DATA]) * 2 + ((chance & SURELY) !== 0 ? 1 : 0);
  if ((chance & GIVES_VIRUS) !== 0) out[n++] = spec.giving + side * 4 + victimViruses(p, owner);
  return n;
}

/** The most viruses that another player has. */
function victimViruses(p: Packed, giver: number): number {
  let most = 0;
  for (let s = 0; s < p[PLAYERS]; s++) {
    const viruses = p[seatAt(s) + VIRUSES];
    if (s !== giver && p[seatAt(s) + OUT] === 0 && viruses > most) most = viruses;
  }
  return most;
}

function findChances(p: Packed): void {
  attacked.fill(0);
  chances.fill(0);
  const ports = PORTS[p[PLAYERS]];
  const links = p[PLAYERS] * LINKS_EACH;
  for (let link = 0; link < links; link++) {
    if (p[AT + link] < 0 || p[JAM + link] > 0) continue;
    const owner = link >> 3;
    const reach = REACH[p[PLAYERS]][owner];
    const step = reachIndex(p, link);
    for (let d = 0; d < 4; d++) {
      const to = reach[step + d];
      if (to === OFF_BOARD) {
        if (p[VALUE + link] < VIRUS) chances[owner] |= TAKES_DATA | SURELY;
      } else if (to >= 0) {
        const target = p[BOARD + to];
        if (target >= 0) meet(p, link, target, to);
        else if (ports[to] >= 0 && p[VALUE + link] >= VIRUS && p[seatAt(ports[to]) + OUT] === 0)
          chances[owner] |= GIVES_VIRUS;
      }
    }
  }
}

function meet(p: Packed, link: number, target: number, to: number): void {
  const owner = link >> 3;
  if (target >> 3 === owner) return;
  const isVirus = p[VALUE + link] >= VIRUS;
  const firewall = p[FIREWALLS + to];
  if (isVirus && firewall >= 0 && firewall !== owner) return;
  if ((p[VALUE + link] & 3) >= (p[VALUE + target] & 3)) {
    const knows = (p[KNOWN + target] & (1 << owner)) !== 0;
    attacked[target] |= knows ? 3 : 1;
    if (p[VALUE + target] < VIRUS) chances[owner] |= knows ? TAKES_DATA | SURELY : TAKES_DATA;
  } else if (isVirus) chances[owner] |= GIVES_VIRUS;
}
