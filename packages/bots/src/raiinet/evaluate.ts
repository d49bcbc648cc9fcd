/** How good a position of RAIInet is for a seat, in hundredths of a download. */
import type { Seat } from '@quadrant/kernel';
import {
  bitOf,
  DIRECTIONS,
  destination,
  isVirus,
  LINKS_EACH,
  type Link,
  OFF_BOARD,
  ownerOf,
  type PlayerCount,
  type Position,
  type Shape,
  shapeOf,
  stepIndex,
  strength,
} from '@quadrant/raiinet';

const WIN = 100_000;
/** By how many have been downloaded: the fourth decides, so each is dearer than the one before. */
const DATA = [0, 100, 220, 380, WIN];
const VIRUSES = [0, -120, -320, -900, -WIN];
/** What data on the board is worth for each step that it is nearer to an edge it may leave over. */
const STEP = 9;
/** Viruses go forward too, into ports and battles, but are in no hurry. */
const VIRUS_STEP = 2;
/** What a link that could be taken next turn costs: data is lost, a virus is a gift. */
const DATA_IN_DANGER = 70;
const VIRUS_IN_DANGER = -15;
/** How likely it is that a virus is thrown at a stronger link. */
const GIFT = 0.04;
/** To know a value of another player, and to keep an own one hidden. */
const KNOWLEDGE = 6;

/** No square is as many steps from leaving the board. */
const FAR = 12;

export function evaluate(position: Position, seat: Seat): number {
  if (position.end !== null) return position.end.winner < 0 ? 0 : position.end.winner === seat ? WIN : -WIN;
  let score = 0;
  const attacks = attacksOf(position);
  for (let s = 0; s < position.players; s++) score += (s === seat ? 1 : -1) * standing(position, s, attacks);
  return score + knowledge(position, seat);
}

/** What a player has: downloads, and links on their way. */
function standing(position: Position, seat: Seat, attacks: Attacks): number {
  const player = position.seats[seat];
  if (player.out) return -WIN / 10;
  const nextVirus = VIRUSES[player.viruses + 1] - VIRUSES[player.viruses];
  let score = DATA[player.data] + VIRUSES[player.viruses] + GIFT * attacks.gifts[seat] * nextVirus;
  const away = STEPS_TO_LEAVE[position.players][seat];
  for (let i = seat * LINKS_EACH; i < (seat + 1) * LINKS_EACH; i++) {
    const link = position.links[i];
    if (link.at < 0) continue;
    const near = FAR - away[link.at] / (1 + link.boost);
    score += (isVirus(link.value) ? VIRUS_STEP : STEP) * near - jamCost(link);
    if (attacks.taken.has(i)) score -= isVirus(link.value) ? VIRUS_IN_DANGER : DATA_IN_DANGER;
  }
  return score;
}

const jamCost = (link: Link): number => (link.jam > 0 ? 2 * STEP : 0);

/** What the player on move could attack. */
interface Attacks {
  readonly taken: Set<number>; // links that would lose
  readonly gifts: number[]; // by seat: viruses that would lose to it, and that it would have to download
}

function attacksOf(position: Position): Attacks {
  const attacks: Attacks = { taken: new Set(), gifts: position.seats.map(() => 0) };
  const first = position.turn * LINKS_EACH;
  for (let i = first; i < first + LINKS_EACH; i++) {
    const link = position.links[i];
    if (link.at < 0 || link.jam > 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = destination(position, i, direction);
      const defender = to >= 0 ? position.board[to] : -1;
      if (defender < 0) continue;
      if (strength(link.value) >= strength(position.links[defender].value)) attacks.taken.add(defender);
      else if (isVirus(link.value)) attacks.gifts[ownerOf(defender)]++;
    }
  }
  return attacks;
}

function knowledge(position: Position, seat: Seat): number {
  let known = 0;
  for (let i = 0; i < position.links.length; i++) {
    const link = position.links[i];
    if (link.at < 0) continue;
    const own = ownerOf(i) === seat;
    const secret = own ? link.known === bitOf(seat) : (link.known & bitOf(seat)) === 0;
    if (own === secret) known++;
  }
  return KNOWLEDGE * known;
}

/** By seat and square: single steps to leave the board over an edge of somebody else, going round the ports. */
function stepsToLeave(shape: Shape): number[][] {
  return shape.reach.map((reach) => {
    const steps = shape.inside.map(() => FAR);
    const stepsFrom = (square: number) =>
      DIRECTIONS.reduce((fewest, _, direction) => {
        const to = reach[stepIndex(shape, square, 0) + direction];
        if (to === OFF_BOARD) return 1;
        return to >= 0 && shape.ports[to] < 0 ? Math.min(fewest, 1 + steps[to]) : fewest;
      }, FAR);
    for (let round = 0; round < FAR; round++)
      for (let square = 0; square < steps.length; square++)
        steps[square] = Math.min(steps[square], stepsFrom(square));
    return steps;
  });
}

const STEPS_TO_LEAVE: Readonly<Record<PlayerCount, number[][]>> = {
  2: stepsToLeave(shapeOf(2)),
  4: stepsToLeave(shapeOf(4)),
};
