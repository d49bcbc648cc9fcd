/** What a bot of the house is told of its turn. */
import type { Seat } from '@quadrant/kernel';
import type { Clock } from '@quadrant/table';
import type { Header } from '../match/entry.js';
import { secretOf } from '../match/joining.js';

/** The part of its time that a bot takes for one command, at most. */
const SHARE = 1 / 20;
const SHORTEST = 50; // milliseconds

/** The same match and turn give the same dice, on every server. */
export const turnOf = (header: Header, seat: Seat, ply: number) => ({
  game: header.game,
  seat,
  seats: header.kept.length,
  options: header.options,
  seed: secretOf(header, `bot ${seat} ${ply}`) % 2 ** 31,
});

/** How long a bot may think with this clock: never so long that it loses by it. */
export function thinkingTime(clock: Clock | null, seat: Seat, most: number): number {
  if (clock === null || 'days' in clock.rule) return most;
  return Math.min(most, Math.max(SHORTEST, clock.left[seat] * SHARE + clock.rule.inc / 2));
}
