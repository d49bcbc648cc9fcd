/** Bytes from a pipe as lines of text, bounded: what is too long or no text is said to be there, and is not kept. */
import { LONGEST_LINE } from '@quadrant/wire';

const NEWLINE = 10;

/** Null stands for a line that is too long (said as soon as it is), or not UTF-8. */
export type OnLine = (text: string | null) => void;

export class Lines {
  private readonly onLine: OnLine;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private pieces: Uint8Array[] = [];
  private length = 0;
  private skipping = false; // the rest of a line that is too long

  constructor(onLine: OnLine) {
    this.onLine = onLine;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, at));
      from = at + 1;
      if (this.skipping) this.skipping = false;
      else this.onLine(this.take());
    }
    this.keep(chunk.subarray(from));
  }

  private keep(piece: Uint8Array): void {
    if (this.skipping || piece.length === 0) return;
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.length <= LONGEST_LINE) return;
    this.forget();
    this.skipping = true;
    this.onLine(null);
  }

  private take(): string | null {
    const whole = this.pieces.length === 1 ? this.pieces[0] : Buffer.concat(this.pieces);
    this.forget();
    try {
      return this.decoder.decode(whole);
    } catch {
      return null;
    }
  }

  private forget(): void {
    this.pieces = [];
    this.length = 0;
  }
}
