/** What a position is worth to somebody who wants his data out soon, as beginners do: only what everybody would count. */
import { LINKS_EACH } from '@quadrant/raiinet';
import {
  AT,
  BOARD,
  BOOST,
  DATA,
  JAM,
  type Packed,
  seatAt,
  squaresOf,
  VALUE,
  VIRUSES,
} from './packed/layout.js';
import { destination } from './packed/legal.js';
import { STEPS_TO_LEAVE } from './value/squares.js';

/** In hundredths of a download, like the evaluation of greedy, which is its example. */
const DOWNLOADED = 120;
const STEP = { data: 9, virus: 2 };
const IN_DANGER = { data: -70, virus: 15 };

/** For two players. */
export function hurried(p: Packed, seat: number): number {
  const other = 1 - seat;
  return DOWNLOADED * (gained(p, seat) - gained(p, other)) + onTheWay(p, seat) + inDanger(p, seat, other);
}

const gained = (p: Packed, seat: number): number => p[seatAt(seat) + DATA] - p[seatAt(seat) + VIRUSES];
const kindOf = (p: Packed, link: number): 'data' | 'virus' => (p[VALUE + link] >> 2 === 0 ? 'data' : 'virus');
const strengthOf = (p: Packed, link: number): number => p[VALUE + link] & 3;

function onTheWay(p: Packed, seat: number): number {
  const steps = STEPS_TO_LEAVE[2][seat];
  let sum = 0;
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++)
    if (p[AT + link] >= 0)
      sum -= STEP[kindOf(p, link)] * steps[p[BOOST + link] * squaresOf(p) + p[AT + link]];
  return sum;
}

function inDanger(p: Packed, seat: number, other: number): number {
  let sum = 0;
  for (let link = other * LINKS_EACH; link < (other + 1) * LINKS_EACH; link++) {
    if (p[AT + link] < 0 || p[JAM + link] > 0) continue;
    for (let direction = 0; direction < 4; direction++) {
      const to = destination(p, link, direction);
      const met = to >= 0 ? p[BOARD + to] : -1;
      if (met < 0 || met >> 3 !== seat || strengthOf(p, link) < strengthOf(p, met)) continue;
      sum += IN_DANGER[kindOf(p, met)];
    }
  }
  return sum;
}
