/** Downloads and what they decide: winning, losing, elimination. */
import { ended, type Outcome, type Seat, type Tell } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import { LINKS_EACH, letterOf } from '../geometry.js';
import { EVERYBODY, hasLinks, makeLink, type PlayerState, type Position } from '../position.js';
import { isVirus, VALUES } from '../values.js';
import { reveal } from './knowledge.js';

/** Four data win, four viruses lose. */
const GOAL = 4;

export function changePlayer(position: Position, seat: Seat, change: Partial<PlayerState>): void {
  const seats = position.seats.slice();
  const old = seats[seat];
  // Written out: to V8 a spread copy is an object of another shape, and every reader would meet both.
  seats[seat] = {
    hand: change.hand ?? old.hand,
    used: change.used ?? old.used,
    data: change.data ?? old.data,
    viruses: change.viruses ?? old.viruses,
    out: change.out ?? old.out,
  };
  position.seats = seats;
}

/** Takes a link off its square; it has neither boost nor jam any more. */
function takeOff(position: Position, link: number, by: Seat): void {
  const l = position.links[link];
  if (l.at >= 0 && position.board[l.at] === link) position.board[l.at] = -1;
  position.links[link] = makeLink(l.value, -1, 0, 0, l.known, by);
}

/** A player downloads a link: it leaves the board, is revealed, counts, and may decide the game. */
export function download(position: Position, seat: Seat, link: number, tell: Tell<Fact> | null): void {
  reveal(position, link);
  takeOff(position, link, seat);
  position.quiet = 0;
  const { value } = position.links[link];
  if (tell) tell({ kind: 'downloaded', seat, link: letterOf(link), value: VALUES[value] });
  const { data, viruses } = position.seats[seat];
  if (isVirus(value)) {
    changePlayer(position, seat, { viruses: viruses + 1 });
    if (viruses + 1 === GOAL) beat(position, seat, `downloaded ${GOAL} viruses`, tell);
  } else {
    changePlayer(position, seat, { data: data + 1 });
    if (data + 1 === GOAL) finish(position, seat, `downloaded ${GOAL} data`, tell);
  }
}

/** Whoever has no link left on the board is beaten. */
export function beatWithoutLinks(position: Position, tell: Tell<Fact> | null): void {
  for (let seat = 0; seat < position.players && position.end === null; seat++)
    if (!position.seats[seat].out && !hasLinks(position, seat))
      beat(position, seat, 'has no links left', tell);
}

/** A player is out of the game; the last one left wins. */
export function beat(position: Position, seat: Seat, reason: string, tell: Tell<Fact> | null): void {
  const left = position.seats.flatMap((player, s) => (player.out || s === seat ? [] : [s]));
  if (left.length === 1) finish(position, left[0], `player ${seat + 1} ${reason}`, tell);
  else eliminate(position, seat, reason, tell);
}

function eliminate(position: Position, seat: Seat, reason: string, tell: Tell<Fact> | null): void {
  changePlayer(position, seat, { out: true });
  position.firewalls = position.firewalls.map((owner) => (owner === seat ? -1 : owner));
  if (tell) tell({ kind: 'eliminated', seat, reason });
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++) {
    if (position.links[link].at < 0) continue;
    const isNews = position.links[link].known !== EVERYBODY;
    reveal(position, link);
    takeOff(position, link, -1);
    if (tell && isNews)
      tell({ kind: 'shown', link: letterOf(link), value: VALUES[position.links[link].value] });
  }
}

export function finish(position: Position, winner: Seat, reason: string, tell: Tell<Fact> | null): void {
  position.end = { winner, reason };
  if (tell) tell(ended(outcome(position)!));
}

export function outcome(position: Position): Outcome | null {
  const { end } = position;
  if (end === null) return null;
  const winner = end.winner < 0 ? null : end.winner;
  const scores = position.seats.map((s) => s.data);
  return { result: winner === null ? 'draw' : 'won', winner, scores, reason: end.reason };
}
