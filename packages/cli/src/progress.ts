/** Progress on standard error: a line that is rewritten on a terminal, a new line every few seconds elsewhere. */

const REDRAW_MS = 100;
const REPORT_MS = 5000;

export class Progress {
  private readonly terminal = process.stderr.isTTY === true;
  private last = performance.now();

  /** Says how far it is, unless it was said just now. */
  show(text: () => string): void {
    const now = performance.now();
    if (now - this.last < (this.terminal ? REDRAW_MS : REPORT_MS)) return;
    this.last = now;
    process.stderr.write(this.terminal ? `\r\x1b[K${withinLine(text())}` : `${text()}\n`);
  }

  /** Leaves nothing behind on a terminal, where other words may follow. */
  end(): void {
    if (this.terminal) process.stderr.write('\r\x1b[K');
  }
}

/** A line that wraps cannot be rewritten: its rows would run down the screen. */
function withinLine(text: string): string {
  const { columns } = process.stderr;
  return columns > 1 && text.length >= columns ? `${text.slice(0, columns - 2)}…` : text; // 0: nobody said how many
}

const SECONDS_TOLD = 100;
const MINUTES_TOLD = 100;
/** How long the rest takes if it goes on as so far: "40 s", "12 min", "3 h 5 min". */
export function timeLeft(done: number, total: number, ms: number): string {
  const seconds = Math.round((ms / done) * (total - done) * 1e-3);
  if (seconds < SECONDS_TOLD) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < MINUTES_TOLD ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
