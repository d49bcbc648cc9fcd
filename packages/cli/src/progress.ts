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
    process.stderr.write(this.terminal ? `\r\x1b[K${text()}` : `${text()}\n`);
  }

  /** Leaves nothing behind on a terminal. */
  end(): void {
    if (this.terminal) process.stderr.write('\r\x1b[K');
  }
}
