/** Work that goes on beside everything else, in line by whom it is for: so much at once, and those in line take turns. */
type Work = () => Promise<void>;

interface LineOfOne {
  readonly waiting: Work[];
  isServed: boolean;
}

export interface LineLimits {
  /** How many are served at once, each with one thing at a time. */
  readonly atOnce: number;
  /** How much may wait for one; what more comes is dropped. */
  readonly ofOne: number;
  readonly failed: (error: unknown) => void;
}

export class FairLine {
  private readonly limits: LineLimits;
  private readonly lines = new Map<string, LineOfOne>(); // who was served last comes last
  private served = 0;

  constructor(limits: LineLimits) {
    this.limits = limits;
  }

  add(one: string, work: Work): void {
    const line = this.lines.get(one) ?? { waiting: [], isServed: false };
    if (line.waiting.length >= this.limits.ofOne) return;
    line.waiting.push(work);
    this.lines.set(one, line);
    this.serve();
  }
  clear(): void {
    this.lines.clear();
  }

  private serve(): void {
    for (const [one, line] of this.lines) {
      if (this.served >= this.limits.atOnce) return;
      if (!line.isServed) this.serveOne(one, line);
    }
  }
  private serveOne(one: string, line: LineOfOne): void {
    const work = line.waiting.shift()!;
    line.isServed = true;
    this.served++;
    void work()
      .catch(this.limits.failed)
      .finally(() => {
        line.isServed = false;
        this.served--;
        this.goBehind(one, line);
        this.serve();
      });
  }
  private goBehind(one: string, line: LineOfOne): void {
    if (!this.lines.delete(one)) return; // all was cleared
    if (line.waiting.length > 0) this.lines.set(one, line);
  }
}
