/** Moving a link: where it may go, and what happens where it lands. Hijack goes through here too. */
import type { Refusal, Seat, Tell } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import {
  DIRECTIONS,
  directionOf,
  ILLEGAL,
  LINKS_EACH,
  letterOf,
  linkOf,
  OFF_BOARD,
  ownerOf,
  type PlayerCount,
  placeOf,
  shapeOf,
  stepIndex,
} from '../geometry.js';
import { type Link, makeLink, type Position, portOwner } from '../position.js';
import {
  about,
  CANNOT_LEAVE,
  JAMMED,
  NO_LONGER_THERE,
  NOT_CONTROLLED,
  OWN_LINK_THERE,
  OWN_PORT,
  UNKNOWN_DIRECTION,
} from '../refusals.js';
import { isVirus, strength, VALUES } from '../values.js';
import { download } from './download.js';
import { reveal } from './knowledge.js';

/** What it takes to say where a link would end: a position or a view. */
interface Standing {
  readonly players: PlayerCount;
  readonly links: readonly Pick<Link, 'at' | 'boost'>[];
  readonly board: readonly number[];
}

/** Where a link would end by its owner's rules: a square, OFF_BOARD, or ILLEGAL. It must be on the board. */
export function destination(position: Standing, link: number, direction: number): number {
  const { at, boost } = position.links[link];
  const shape = shapeOf(position.players);
  const owner = ownerOf(link);
  const to = shape.reach[owner][stepIndex(shape, at, boost) + direction];
  return to >= 0 && ownerOf(position.board[to]) === owner ? ILLEGAL : to;
}

/** Reads `move <link> <direction>` in the order of the rules: the link and direction as one number, or a refusal. */
export function readMove(position: Position, letter: string, word: string): number | Refusal {
  const link = linkOf(position.players, letter);
  if (link < 0 || ownerOf(link) !== position.turn) return about(NOT_CONTROLLED, letter);
  if (position.links[link].at < 0) return about(NO_LONGER_THERE, letter);
  const direction = directionOf(word);
  if (direction < 0) return about(UNKNOWN_DIRECTION, word);
  if (position.links[link].jam > 0) return about(JAMMED, letter);
  if (destination(position, link, direction) === ILLEGAL) return whyIllegal(position, link, direction);
  return (link << 2) + direction;
}

function whyIllegal(position: Position, link: number, direction: number): Refusal {
  const shape = shapeOf(position.players);
  const { at, boost } = position.links[link];
  const end = shape.steps[stepIndex(shape, at, boost) + direction];
  if (end < 0) return CANNOT_LEAVE;
  return shape.ports[end] === ownerOf(link) ? OWN_PORT : OWN_LINK_THERE;
}

/** True when this seat has a move that is not refused. */
export function hasMove(position: Position, seat: Seat): boolean {
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++) {
    const { at, jam } = position.links[link];
    if (at < 0 || jam > 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      if (destination(position, link, direction) !== ILLEGAL) return true;
  }
  return false;
}

/** Moves a link; that it may has been checked. */
export function moveLink(position: Position, link: number, direction: number, tell: Tell<Fact> | null): void {
  const l = position.links[link];
  const to = destination(position, link, direction);
  if (tell) {
    const place = (square: number) => placeOf(position.players, square);
    tell({
      kind: 'moved',
      link: letterOf(link),
      direction: DIRECTIONS[direction],
      from: place(l.at),
      to: to === OFF_BOARD ? null : place(to),
    });
  }
  position.board[l.at] = -1;
  if (to === OFF_BOARD) download(position, ownerOf(link), link, tell);
  else land(position, link, to, tell);
}

/** Firewall, port, battle, or just standing there: in this order. */
function land(position: Position, link: number, to: number, tell: Tell<Fact> | null): void {
  const port = portOwner(position, to);
  const defender = position.board[to];
  if (isCaught(position, link, to, tell)) download(position, ownerOf(link), link, tell);
  else if (port >= 0) download(position, port, link, tell);
  else if (defender >= 0) battle(position, link, defender, tell);
  else stand(position, link, to);
}

/** The firewall of another player reveals the link, and stops it if it is a virus. */
function isCaught(position: Position, link: number, to: number, tell: Tell<Fact> | null): boolean {
  const firewall = position.firewalls[to];
  if (firewall < 0 || firewall === ownerOf(link)) return false;
  reveal(position, link);
  const { value } = position.links[link];
  if (tell) tell({ kind: 'firewall', link: letterOf(link), value: VALUES[value] });
  return isVirus(value);
}

function battle(position: Position, attacker: number, defender: number, tell: Tell<Fact> | null): void {
  reveal(position, attacker);
  reveal(position, defender);
  const a = position.links[attacker].value;
  const d = position.links[defender];
  const won = strength(a) >= strength(d.value);
  if (tell) {
    tell({
      kind: 'battle',
      attacker: letterOf(attacker),
      attackerValue: VALUES[a],
      defender: letterOf(defender),
      defenderValue: VALUES[d.value],
      won,
    });
  }
  if (won) {
    stand(position, attacker, d.at);
    download(position, ownerOf(attacker), defender, tell);
  } else download(position, ownerOf(defender), attacker, tell);
}

function stand(position: Position, link: number, square: number): void {
  const l = position.links[link];
  position.links[link] = makeLink(l.value, square, l.boost, l.jam, l.known, l.by);
  position.board[square] = link;
}
