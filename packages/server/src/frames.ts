/**
 * Texts as frames of the WebSocket protocol (RFC 6455), all that is said in one turn of the event loop in one piece.
 * A server masks nothing and our texts are never cut, so that a frame is a few bytes before its text.
 */
import { once } from 'node:events';
import type { Duplex } from 'node:stream';

const WHOLE_TEXT = '\x81';
const IN_TWO_BYTES = '\x7e';
const IN_EIGHT_BYTES = '\x7f';

/** What stands before a text of so many bytes, a character a byte. */
function headOf(bytes: number): string {
  if (bytes < 126) return WHOLE_TEXT + String.fromCharCode(bytes);
  if (bytes < 65_536) return WHOLE_TEXT + IN_TWO_BYTES + String.fromCharCode(bytes >> 8, bytes & 255);
  const low = [24, 16, 8, 0].map((shift) => (bytes >> shift) & 255);
  return WHOLE_TEXT + IN_EIGHT_BYTES + String.fromCharCode(0, 0, 0, 0, ...low);
}

/** Those that have something to say in this turn of the event loop. */
let saying: Frames[] = [];

function flushAll(): void {
  const all = saying;
  saying = [];
  for (const frames of all) frames.flush();
}

export class Frames {
  private readonly stream: Duplex;
  private waiting = ''; // frames as characters, a byte each
  private bytesWaiting = 0;

  constructor(stream: Duplex) {
    this.stream = stream;
  }

  /** Bytes that the other side has not taken. */
  get unread(): number {
    return this.bytesWaiting + this.stream.writableLength;
  }

  /** Waits until the other side has taken most of what was said; false where it needs longer than so many milliseconds. */
  async drained(patience: number): Promise<boolean> {
    this.flush();
    if (!this.stream.writableNeedDrain) return true;
    return once(this.stream, 'drain', { signal: AbortSignal.timeout(patience) }).then(
      () => true,
      () => false,
    );
  }

  say(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.bytesWaiting === 0 && saying.push(this) === 1) setImmediate(flushAll);
    const plain = bytes === text.length; // every character is a byte already
    this.waiting += headOf(bytes) + (plain ? text : Buffer.from(text).toString('latin1'));
    this.bytesWaiting += bytes;
  }

  flush(): void {
    const { waiting } = this;
    if (waiting === '') return;
    this.waiting = '';
    this.bytesWaiting = 0;
    if (this.stream.writable) this.stream.write(waiting, 'latin1');
  }
}
