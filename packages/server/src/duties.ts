/** Work that is done again and again, each by a clock of its own: however long one takes, the others are done in time. */
export class Duties {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underway = new Map<string, Promise<void>>();
  private readonly all: (() => Promise<void>)[] = [];
  private readonly failed: (what: string, error: unknown) => void;

  constructor(failed: (what: string, error: unknown) => void) {
    this.failed = failed;
  }

  /** Every so many milliseconds, unless it is still at it. */
  every(ms: number, what: string, work: () => Promise<unknown>): void {
    const begin = (): Promise<void> => {
      const before = this.underway.get(what);
      if (before !== undefined) return before;
      const done = work()
        .then(
          () => {},
          (error) => this.failed(what, error), // the next time tries again
        )
        .finally(() => this.underway.delete(what));
      this.underway.set(what, done);
      return done;
    };
    this.all.push(begin);
    this.timers.push(setInterval(begin, ms).unref());
  }

  /** Each once, now. */
  async once(): Promise<void> {
    await Promise.all(this.all.map((begin) => begin()));
  }

  /** Nothing is begun any more, and what was begun has ended. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underway.values());
  }
}
