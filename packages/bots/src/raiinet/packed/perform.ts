/** The rules of RAIInet on a packed position. That the code is legal has been seen to. */
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
} from './codes.js';
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
  KNOWN,
  NOBODY_WON,
  OUT,
  type Packed,
  PLAYERS,
  PLAYING,
  PORTS,
  PUBLIC,
  quietOf,
  seatAt,
  setQuiet,
  squaresOf,
  TURN,
  VALUE,
  VIRUSES,
  WINNER,
} from './layout.js';
import { destination, hasMove } from './legal.js';

const GOAL = 4;
const JAM_TURNS = 2;
const VIRUS = 4;

export function performCode(p: Packed, code: number): void {
  const target = targetOf(code);
  if (kindOf(code) === MOVE) {
    setQuiet(p, quietOf(p) + 1);
    moveLink(p, target >> 2, target & 3);
    afterMove(p);
  } else {
    p[seatAt(p[TURN]) + CARDS + kindOf(code) - 1]--;
    p[ABILITY_USED] = 1;
    useCard(p, kindOf(code), target);
    afterAbility(p);
  }
}

function useCard(p: Packed, kind: number, target: number): void {
  switch (kind) {
    case BOOST_CARD:
      p[BOOST + target]++;
      break;
    case FIREWALL:
      p[FIREWALLS + target] = p[TURN];
      break;
    case DOWNLOAD:
      download(p, p[TURN], target);
      break;
    case SCAN:
      learn(p, target, 1 << p[TURN]);
      break;
    case POLARIZE:
      p[VALUE + target] ^= VIRUS;
      break;
    case HIJACK:
      moveLink(p, target >> 2, target & 3);
      break;
    case JAM_CARD:
      p[JAM + target] = JAM_TURNS;
      break;
    default:
      mix(p, target >> 1, (target & 1) === 0);
  }
}

function mix(p: Packed, pair: number, swapped: boolean): void {
  const x = p[TURN] * LINKS_EACH + PAIR_FIRST[pair];
  const y = p[TURN] * LINKS_EACH + PAIR_SECOND[pair];
  p[KNOWN + x] = 1 << p[TURN];
  p[KNOWN + y] = 1 << p[TURN];
  if (!swapped) return;
  const value = p[VALUE + x];
  p[VALUE + x] = p[VALUE + y];
  p[VALUE + y] = value;
}

function learn(p: Packed, link: number, seats: number): void {
  const everybody = (1 << p[PLAYERS]) - 1;
  const known = p[KNOWN + link] | (seats & everybody);
  p[KNOWN + link] = (known & everybody) === everybody ? known | PUBLIC : known;
}

function moveLink(p: Packed, link: number, direction: number): void {
  const to = destination(p, link, direction);
  p[BOARD + p[AT + link]] = -1;
  if (to === OFF_BOARD) download(p, link >> 3, link);
  else land(p, link, to);
}

function land(p: Packed, link: number, to: number): void {
  const firewall = p[FIREWALLS + to];
  if (firewall >= 0 && firewall !== link >> 3) {
    learn(p, link, PUBLIC - 1);
    if (p[VALUE + link] >= VIRUS) {
      download(p, link >> 3, link);
      return;
    }
  }
  const port = PORTS[p[PLAYERS]][to];
  if (port >= 0 && p[seatAt(port) + OUT] === 0) download(p, port, link);
  else if (p[BOARD + to] >= 0) battle(p, link, p[BOARD + to], to);
  else stand(p, link, to);
}

function battle(p: Packed, attacker: number, defender: number, at: number): void {
  learn(p, attacker, PUBLIC - 1);
  learn(p, defender, PUBLIC - 1);
  if ((p[VALUE + attacker] & 3) >= (p[VALUE + defender] & 3)) {
    stand(p, attacker, at);
    download(p, attacker >> 3, defender);
  } else download(p, defender >> 3, attacker);
}

function stand(p: Packed, link: number, square: number): void {
  p[AT + link] = square;
  p[BOARD + square] = link;
}

function takeOff(p: Packed, link: number): void {
  const at = p[AT + link];
  if (at >= 0 && p[BOARD + at] === link) p[BOARD + at] = -1;
  p[AT + link] = -1;
  p[BOOST + link] = 0;
  p[JAM + link] = 0;
}

function download(p: Packed, seat: number, link: number): void {
  learn(p, link, PUBLIC - 1);
  takeOff(p, link);
  setQuiet(p, 0);
  if (p[VALUE + link] >= VIRUS) {
    if (++p[seatAt(seat) + VIRUSES] === GOAL) beat(p, seat);
  } else if (++p[seatAt(seat) + DATA] === GOAL) p[WINNER] = seat;
}

/** A player is out of the game; the last one left wins. */
function beat(p: Packed, seat: number): void {
  let left = 0;
  let last = seat;
  for (let s = 0; s < p[PLAYERS]; s++) {
    if (s === seat || p[seatAt(s) + OUT] !== 0) continue;
    left++;
    last = s;
  }
  if (left === 1) p[WINNER] = last;
  else eliminate(p, seat);
}

function eliminate(p: Packed, seat: number): void {
  p[seatAt(seat) + OUT] = 1;
  for (let s = 0; s < squaresOf(p); s++) if (p[FIREWALLS + s] === seat) p[FIREWALLS + s] = -1;
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++) {
    if (p[AT + link] < 0) continue;
    learn(p, link, PUBLIC - 1);
    takeOff(p, link);
  }
}

function beatWithoutLinks(p: Packed): void {
  for (let seat = 0; seat < p[PLAYERS] && p[WINNER] === PLAYING; seat++)
    if (p[seatAt(seat) + OUT] === 0 && !hasLinks(p, seat)) beat(p, seat);
}

function hasLinks(p: Packed, seat: number): boolean {
  const first = AT + seat * LINKS_EACH;
  for (let i = first; i < first + LINKS_EACH; i++) if (p[i] >= 0) return true;
  return false;
}

function afterAbility(p: Packed): void {
  beatWithoutLinks(p);
  if (p[WINNER] !== PLAYING) return;
  if (p[seatAt(p[TURN]) + OUT] !== 0) nextTurn(p);
  passWhileStuck(p);
}

function afterMove(p: Packed): void {
  const quiet = quietOf(p);
  if (quiet === 0) beatWithoutLinks(p);
  else if (quiet === drawAfterOf(p) && p[WINNER] === PLAYING) p[WINNER] = NOBODY_WON;
  if (p[WINNER] !== PLAYING) return;
  endTurn(p);
  passWhileStuck(p);
}

function passWhileStuck(p: Packed): void {
  while (!hasMove(p, p[TURN])) endTurn(p);
}

function endTurn(p: Packed): void {
  const first = JAM + p[TURN] * LINKS_EACH;
  for (let i = first; i < first + LINKS_EACH; i++) if (p[i] > 0) p[i]--;
  nextTurn(p);
}

function nextTurn(p: Packed): void {
  p[ABILITY_USED] = 0;
  do p[TURN] = (p[TURN] + 1) % p[PLAYERS];
  while (p[seatAt(p[TURN]) + OUT] !== 0);
}
