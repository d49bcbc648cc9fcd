/**
 * The database's time, counted on between two looks by this machine's steady clock. An answer that was long on its way
 * tells nothing: flags would fall too early, or too late, by half of that.
 */
import { setTimeout as pause } from 'node:timers/promises';

const MEASURE_EVERY = 60_000; // milliseconds
const TRY_AGAIN = 1000;
const TRIES = 5;
const SOON_ENOUGH = 100; // milliseconds that an exchange may take
const MUCH_LONGER = 2; // times the shortest, where the database is far away

export interface TimeParts {
  /** What time the database has, and when it was asked and answered by the steady clock. */
  ask(): Promise<Exchange>;
  readonly pause?: (ms: number) => Promise<unknown>;
}
export interface Exchange {
  readonly asked: number;
  readonly answered: number;
  readonly theirs: number;
}

/** Milliseconds since 1970 as this machine had them at its start: nobody sets this clock. */
export const steady = (): number => performance.timeOrigin + performance.now();

export class SharedTime {
  private offset = 0;
  private shortest = Number.POSITIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private isMeasuring = false;
  private readonly parts: TimeParts;

  private constructor(parts: TimeParts) {
    this.parts = parts;
  }
  /** Ready when it knows the time as well as a few exchanges can tell. */
  static async open(parts: TimeParts): Promise<SharedTime> {
    const time = new SharedTime(parts);
    await time.measureFirst();
    time.timer = setInterval(() => void time.measure(), MEASURE_EVERY).unref();
    return time;
  }

  now(): number {
    return Math.round(steady() + this.offset);
  }
  close(): void {
    clearInterval(this.timer);
  }

  /** Looks again: what it knew stands until an exchange was short enough. */
  async measure(): Promise<void> {
    if (this.isMeasuring) return;
    this.isMeasuring = true;
    if (!(await this.tryToMeasure())) this.shortest *= MUCH_LONGER; // the database may be farther away now
    this.isMeasuring = false;
  }
  private async tryToMeasure(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const exchange = await this.parts.ask().catch(() => null); // the database is away
      if (exchange !== null && this.isShort(exchange)) {
        this.believe(exchange);
        return true;
      }
      await (this.parts.pause ?? aWhile)(TRY_AGAIN);
    }
    return false;
  }

  /** One has to be believed: the shortest. */
  private async measureFirst(): Promise<void> {
    let best: Exchange | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const exchange = await this.parts.ask();
      if (best === null || lengthOf(exchange) < lengthOf(best)) best = exchange;
      if (lengthOf(best) <= SOON_ENOUGH) break;
    }
    this.believe(best!);
  }
  private isShort(exchange: Exchange): boolean {
    return lengthOf(exchange) <= Math.max(SOON_ENOUGH, MUCH_LONGER * this.shortest);
  }
  private believe(exchange: Exchange): void {
    this.shortest = Math.min(this.shortest, lengthOf(exchange));
    this.offset = exchange.theirs - (exchange.asked + exchange.answered) / 2;
  }
}

const lengthOf = ({ asked, answered }: Exchange): number => answered - asked;
const aWhile = (ms: number): Promise<unknown> => pause(ms, undefined, { ref: false });
