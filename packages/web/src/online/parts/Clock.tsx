/** A seat's clock. It ticks by the server's time, between what the server says; it never runs on after the end. */
import type { Seat } from '@quadrant/kernel';
import { leftAt } from '@quadrant/table';
import type { MatchClock } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { play } from '../../parts/sound.js';
import { online } from '../../words/online.js';
import type { MatchClient } from '../client/socket.js';
import { timeWords } from '../words.js';

const TICK_MS = 100;
const LOW_MS = 20_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1; // of a browser

/** Whether so many milliseconds have passed; told at the moment in which they have. Null: they never do. */
function usePassed(left: number | null): boolean {
  const [, again] = useState(0);
  const waits = left !== null && left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => again((n) => n + 1), Math.min(left + 1, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  });
  return left !== null && !waits;
}

/** Draws anew each second: what counts down. */
export function useEachSecond(counts: boolean): void {
  const [, again] = useState(0);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);
}

/** Whether little is left to the seat whose clock runs. */
export function useLow(
  clock: MatchClock,
  seat: Seat | null,
  over: boolean,
  client: Pick<MatchClient, 'now'>,
): boolean {
  const runs = clock !== null && seat !== null && clock.running === seat && !over;
  const left = runs ? leftAt(clock, seat, client.now()) : null;
  return usePassed(left === null ? null : left - LOW_MS);
}

interface ClockProps {
  readonly clock: MatchClock;
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean; // a sound tells when little is left
  readonly over: boolean;
  readonly client: Pick<MatchClient, 'now'>;
}

export function Clock({ clock, seat, name, mine, over, client }: ClockProps) {
  const [, again] = useState(0);
  const runs = clock !== null && clock.running === seat && !over;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => again((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  const isLow = useLow(clock, seat, over, client);
  useEffect(() => {
    if (isLow && mine) play('refuse');
  }, [isLow, mine]);
  const stopped = clock && !runs ? { ...clock, running: null } : clock;
  const left = leftAt(stopped, seat, client.now());
  if (left === null) return null;
  return (
    <>
      {mine && (
        <span class="unseen" role="status">
          {isLow ? online.clock.low : ''}
        </span>
      )}
      <span
        class={`clock${runs ? ' runs' : ''}${isLow ? ' low' : ''}`}
        role="timer"
        aria-label={online.clock.hasLeft(name)}
      >
        {timeWords(left)}
      </span>
    </>
  );
}
