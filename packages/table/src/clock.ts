/** The clocks of a game, as numbers that only what happens changes: what is left now follows from them and the time. */
import type { Seat } from '@quadrant/kernel';
import type { ClockRule, MatchClock } from '@quadrant/wire';

/** The first command of a seat has so long before the others may end the match. */
export const FIRST_COMMAND = 60_000;
/** Lag that is given back for one command, at most. */
export const MOST_LAG = 500;
/** A flag falls only so long after the deadline: what was sent in time may still be on its way through the server. */
export const FLAG_GRACE = 2_000;
const DAY = 86_400_000;

export interface Clock {
  readonly rule: NonNullable<ClockRule>;
  readonly left: number[]; // by seat, as of `since`
  readonly moved: boolean[]; // gave a command: the clock runs from then on
  running: Seat | null; // who is being waited for
  since: number; // since when
}

export function newClock(rule: ClockRule, seats: number, made = 0): Clock | null {
  if (rule === null) return null;
  const base = 'days' in rule ? rule.days * DAY : rule.base;
  return {
    rule,
    left: Array.from({ length: seats }, () => base),
    moved: Array.from({ length: seats }, () => false),
    running: null,
    since: made,
  };
}

/** How long a command that comes now took, and how much of that is given back. */
export function charge(clock: Clock, now: number, lag: number): { ms: number; lag: number } {
  const took = Math.max(0, now - clock.since);
  const granted = Math.min(took, Math.max(0, Math.round(lag)), MOST_LAG);
  return { ms: took - granted, lag: granted };
}

/** What a seat has left after a command that took so long. */
export const leftAfter = (left: number, ms: number, inc: number): number => Math.max(0, left - ms) + inc;

/** A seat gave a command that took so long; then `next` is waited for. */
export function played(clock: Clock, seat: Seat, ms: number, at: number, next: Seat | null): void {
  const { rule, left, moved } = clock;
  if ('base' in rule) left[seat] = leftAfter(left[seat], moved[seat] ? ms : 0, rule.inc);
  moved[seat] = true;
  clock.running = next;
  clock.since = at;
}

/** Something else changed who is waited for: whoever was is charged, and gets nothing for it. */
export function passed(clock: Clock, at: number, next: Seat | null): void {
  const { running, rule, left, moved } = clock;
  if (running !== null && moved[running] && 'base' in rule)
    left[running] = leftAfter(left[running], Math.max(0, at - clock.since), 0);
  clock.running = next;
  clock.since = at;
}

/** When the seat that is waited for loses by time; null while none does. */
export function deadlineOf(clock: Clock | null): number | null {
  if (clock === null || clock.running === null) return null;
  if ('days' in clock.rule) return clock.since + clock.rule.days * DAY;
  return clock.moved[clock.running] ? clock.since + clock.left[clock.running] : null;
}

/** The least that any of these seats has left, whoever of them is waited for from then on. */
export function shortest({ rule, left, running, since }: Clock, at: number, seats: readonly Seat[]): number {
  if ('days' in rule) return rule.days * DAY;
  const leftTo = (seat: Seat) => (seat === running ? Math.max(0, left[seat] - (at - since)) : left[seat]);
  return Math.min(...seats.map(leftTo));
}

/** When the others may end the match because a seat never began; null where that cannot be. */
export function beginBy(clock: Clock | null): number | null {
  if (clock === null || clock.running === null || 'days' in clock.rule) return null;
  return clock.moved[clock.running] ? null : clock.since + FIRST_COMMAND;
}

export function shownClock(clock: Clock | null): MatchClock {
  if (clock === null) return null;
  const { rule, left, moved, running, since } = clock;
  if ('days' in rule) return { days: rule.days, deadline: deadlineOf(clock), running };
  return {
    left: [...left],
    inc: left.map(() => rule.inc),
    running: running !== null && moved[running] ? running : null,
    at: since,
  };
}

/** `beginBy`, as a clock that is shown tells it of the seat on move. */
export function shownBeginBy(clock: MatchClock, onMove: Seat | null): number | null {
  if (clock === null || 'days' in clock || onMove === null) return null;
  return clock.running === null ? clock.at + FIRST_COMMAND : null;
}

/** What is left to a seat at a moment of the time that the clock goes by; null where nothing is counted. */
export function leftAt(clock: MatchClock, seat: Seat, now: number): number | null {
  if (clock === null) return null;
  if ('days' in clock)
    return clock.running === seat && clock.deadline !== null ? Math.max(0, clock.deadline - now) : null;
  const passed = clock.running === seat ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, clock.left[seat] - passed);
}

/** What is left as a clock shows it: 1:04:12, 4:12, 0:09.3 in the last seconds. */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  const hours = Math.floor(left / 3_600_000);
  const minutes = Math.floor(left / 60_000) % 60;
  const seconds = Math.floor(left / 1000) % 60;
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  const tenths = left < 10_000 ? `.${Math.floor(left / 100) % 10}` : '';
  return `${minutes}:${two(seconds)}${tenths}`;
}
