/**
 * The clocks of a table that is here. What is left follows from what each turn took: what is taken back gives its time
 * back, and a record that is loaded has it again. They run only while somebody keeps the time.
 */
import { NOBODY, type Seat } from '@quadrant/kernel';
import type { MatchClock } from '@quadrant/wire';
import { type Clock, charge, deadlineOf, newClock, played, shownClock } from './clock.js';
import type { TableRules } from './record.js';
import { after } from './runtime.js';

type Rule = NonNullable<TableRules['clock']>;

export interface TimedTurn {
  readonly by: Seat;
  readonly command: string | null;
  readonly ms?: number; // what it took
}

export class TableClock {
  readonly rule: Rule;
  private clock: Clock;
  private readonly seats: number;
  private readonly due: () => void;
  private now: (() => number) | null = null;
  private spent = 0; // on the command to come, while time stands still
  private cancel: (() => void) | null = null;

  /** `due` is told when somebody's time is up. */
  constructor(rule: Rule, seats: number, due: () => void) {
    this.rule = rule;
    this.seats = seats;
    this.due = due;
    this.clock = newClock(rule, seats)!;
  }

  /** Time passes from now on, by this watch; null: it stands still, and goes on from there with the next one. */
  run(now: (() => number) | null): void {
    this.spent = this.took.ms ?? this.spent;
    this.now = now;
    if (now !== null) this.clock.since = now() - this.spent;
    this.wait(this.clock.running ?? NOBODY, false);
  }
  /** Nobody is waited for any more; the next turn starts the clocks again. */
  halt(): void {
    this.cancel?.();
    this.cancel = null;
  }
  get shown(): MatchClock {
    const shown = shownClock(this.clock);
    return this.now === null && shown !== null ? { ...shown, running: null } : shown;
  }
  /** What the command that comes now took; nothing where nobody keeps the time. */
  get took(): { readonly ms?: number } {
    return this.now === null ? {} : { ms: charge(this.clock, this.now(), 0).ms };
  }
  /** Whose time is up. */
  get late(): Seat | null {
    const deadline = deadlineOf(this.clock);
    return this.now !== null && deadline !== null && this.now() >= deadline ? this.clock.running : null;
  }
  /** The table stands as after these turns, and waits for a seat; `anew` when a command or a jump led there. */
  stand(turns: readonly TimedTurn[], waiting: Seat, anew: boolean): void {
    const { since, running } = this.clock;
    this.clock = newClock(this.rule, this.seats, since)!;
    for (const { by, command, ms = 0 } of turns)
      if (command !== null) played(this.clock, by, ms, since, null);
    this.wait(waiting, anew || waiting !== running);
  }

  private ring(): void {
    if (this.late !== null) this.due();
    else this.wait(this.clock.running ?? NOBODY, false); // the deadline is further away than a timer can wait
  }
  private wait(seat: Seat, anew: boolean): void {
    const { clock, now } = this;
    clock.running = seat === NOBODY ? null : seat;
    if (anew) this.spent = 0;
    if (anew && now !== null) clock.since = now();
    this.halt();
    const deadline = deadlineOf(clock);
    if (deadline !== null && now !== null) this.cancel = after(deadline - now(), () => this.ring());
  }
}
