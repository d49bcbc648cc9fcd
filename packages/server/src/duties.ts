/** Work that is done again and again, each by a clock of its own: however long one takes, the others are done in time. */
export class Duties {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underway = new Set<Promise<unknown>>();
  private readonly failed: (what: string, error: unknown) => void;

  constructor(failed: (what: string, error: unknown) => void) {
    this.failed = failed;
  }

  /** Every so many milliseconds, unless it is still at it. */
  every(ms: number, what: string, work: () => Promise<unknown>): void {
    let isAtIt = false;
    const timer = setInterval(() => {
      if (isAtIt) return;
      isAtIt = true;
      const done = work()
        .catch((error) => this.failed(what, error)) // the next time tries again
        .finally(() => {
          isAtIt = false;
          this.underway.delete(done);
        });
      this.underway.add(done);
    }, ms);
    this.timers.push(timer.unref());
  }

  /** Nothing is begun any more, and what was begun has ended. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underway);
  }
}
