/**
 * When a match wants to be looked at again, by whichever node finds it: its flag may fall, or a bot has not moved. A
 * row may be too early, never too late for long: who finds one looks at the match, and writes when the next is due.
 */
import { deadlineOf, FLAG_GRACE } from '@quadrant/table';
import { houseBot } from './match/house.js';
import { type MatchState, onMoveOf, stageOf } from './match/state.js';

/** A bot's turn is looked for again after so long. */
const BOT_WAITS = 60_000;
/** What counts when it is over is looked at so often, should nobody have seen its end. */
const COUNTED_AFTER = 3_600_000;

export function dueOf(state: MatchState, now: number): number | null {
  if (stageOf(state) !== 'running') return null;
  const onMove = onMoveOf(state);
  const player = onMove === null ? undefined : state.seats[onMove]?.player;
  const deadline = deadlineOf(state.clock);
  const counts = state.header.rated || !!state.header.board;
  const times = [
    ...(counts ? [now + COUNTED_AFTER] : []),
    ...(deadline === null ? [] : [deadline + FLAG_GRACE]),
    ...(player && houseBot(player) !== null ? [now + BOT_WAITS] : []),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}

/** What is written, so that it need not be at every move: an early row does no harm. */
export class Dues {
  private readonly written = new Map<string, number>();

  /** The row to be written; undefined where the one that is there will do. `found`: it was there, and too early. */
  change(match: string, due: number | null, found: boolean): number | null | undefined {
    const before = this.written.get(match);
    if (due === null) this.written.delete(match);
    else if (before === undefined || before > due || found) this.written.set(match, due);
    else return undefined;
    return due === null && before === undefined && !found ? undefined : due;
  }
  clear(): void {
    this.written.clear();
  }
}
