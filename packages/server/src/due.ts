/**
 * When a match wants to be looked at again, by whichever node finds it: its flag may fall, nobody came, or a bot has not moved. A
 * row may be too early, never too late for long: who finds one looks at the match, and writes when the next is due.
 */
import { deadlineOf, FLAG_GRACE, shortest } from '@quadrant/table';
import type { EventKind } from '@quadrant/wire';
import type { LogEntry } from './match/entry.js';
import { houseBot } from './match/house.js';
import { type MatchState, onMoveOf, openUntil, playing, stageOf } from './match/state.js';

/** A bot's turn is looked for again after so long. */
const BOT_WAITS = 60_000;
/** What counts when it is over is looked at so often, should nobody have seen its end. */
const COUNTED_AFTER = 3_600_000;
/** Where nobody's time runs yet, whoever begins writes when it will be over; this is should that be lost. */
const UNBEGUN = 3_600_000;

const NEVER = Number.POSITIVE_INFINITY;
function earliest(...times: number[]): number | null {
  const first = Math.min(...times);
  return first === NEVER ? null : first;
}

export function dueOf(state: MatchState, now: number): number | null {
  const stage = stageOf(state);
  if (stage !== 'running') return stage === 'open' ? openUntil(state) : null;
  const onMove = onMoveOf(state);
  const player = onMove === null ? undefined : state.seats[onMove]?.player;
  const counts = state.header.rated || !!state.header.board;
  return earliest(
    counts ? now + COUNTED_AFTER : NEVER,
    flagsFrom(state, now),
    player && houseBot(player) !== null ? now + BOT_WAITS : NEVER,
  );
}

/** No later than any flag that may fall from now on: nodes that know of an earlier row do not write at every move. */
function flagsFrom(state: MatchState, now: number): number {
  const { clock } = state;
  if (clock === null) return NEVER;
  const deadline = deadlineOf(clock);
  return deadline === null
    ? now + UNBEGUN
    : Math.min(deadline, now + shortest(clock, now, playing(state))) + FLAG_GRACE;
}

/** Lists say something else after these: whoever finds their row brings the lists up to date. */
const SOON = 5_000;
const SILENT: ReadonlySet<EventKind> = new Set(['played', 'offered', 'accepted', 'declined', 'taken-back']);

/** No later than when the match is to be looked at once these entries are in its log: written with them. */
export function dueAfter(state: MatchState, entries: readonly LogEntry[]): number | null {
  const { at } = entries[entries.length - 1];
  if (!entries.every(({ kind }) => SILENT.has(kind))) return at + SOON;
  const { header, seats } = state;
  const counts = header.rated || !!header.board;
  const house = seats.some((sitting) => sitting !== null && houseBot(sitting.player) !== null);
  return earliest(
    counts ? at + COUNTED_AFTER : NEVER,
    state.clock === null ? NEVER : at + shortest(state.clock, at, playing(state)) + FLAG_GRACE,
    house ? at + BOT_WAITS : NEVER,
  );
}

/** How somebody came to look at a match. */
interface Look {
  readonly found: boolean; // by its row
  readonly news: boolean; // this node has added to it
  readonly changed: boolean; // lists say something else
}

/** What is written, so that it need not be at every move: an early row does no harm. */
export class Dues {
  private readonly written = new Map<string, number>();

  /** The row to be written with these entries; undefined where the one that is there will do. */
  with(state: MatchState, entries: readonly LogEntry[]): number | undefined {
    const due = dueAfter(state, entries);
    if (due === null) return undefined;
    return this.change(state.header.match, due, entries[0].at, false) ?? undefined;
  }
  /** The row to be written of a match that was looked at. */
  seen(state: MatchState, now: number, { found, news, changed }: Look, due = dueOf(state, now)) {
    // What others wrote is due when its row says: they wrote it with the entries, and know what it is.
    if (stageOf(state) !== 'open' && !found && !news) return undefined;
    return this.change(state.header.match, due, now, found || changed);
  }
  /** The row to be written; undefined where the one that is there will do. `anew`: it is written in any case. */
  change(match: string, due: number | null, now: number, anew: boolean): number | null | undefined {
    const before = this.written.get(match);
    if (due === null) {
      this.written.delete(match);
      return before === undefined && !anew ? undefined : null;
    }
    // One that has passed may have been found, and moved on, by another node.
    if (before !== undefined && before > now && before <= due && !anew) return undefined;
    this.written.set(match, due);
    return due;
  }
  /** It is not known what is written. */
  forget(match: string): void {
    this.written.delete(match);
  }
  clear(): void {
    this.written.clear();
  }
}
