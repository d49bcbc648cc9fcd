/** What is left to each player at a table that no server keeps. */
import { clockFace, leftAt } from '@quadrant/table';
import type { MatchClock } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';

const TICK_MS = 100;
const LOW_MS = 20_000;

export function TableClocks({ clock, seats }: { readonly clock: MatchClock; readonly seats: number }) {
  const [, again] = useState(0);
  const runs = clock !== null && clock.running !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => again((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  const now = Date.now();
  return (
    <div class="clocks">
      {Array.from({ length: seats }, (_, seat) => {
        const left = leftAt(clock, seat, now);
        if (left === null) return null;
        const name = shell.player(seat + 1);
        const state = `${clock?.running === seat ? ' runs' : ''}${left < LOW_MS ? ' low' : ''}`;
        return (
          <span key={seat} class={`seat-${seat}`}>
            {name}
            <b class={`clock${state}`} role="timer" aria-label={later.acts.timeLeft(name)}>
              {clockFace(left)}
            </b>
          </span>
        );
      })}
    </div>
  );
}
