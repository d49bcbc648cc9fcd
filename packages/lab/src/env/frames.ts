/** Messages on a pipe: four bytes that say how long one is, the lowest first, and then so many bytes. */
export const MOST_BYTES = 1 << 26;
const PREFIX = 4;

/** Takes bytes as they come and gives whole messages; null once a message would be too long. */
export class FrameReader {
  private parts: Buffer[] = [];
  private waiting = 0;

  take(bytes: Buffer): Buffer[] | null {
    this.parts.push(bytes);
    this.waiting += bytes.length;
    const whole: Buffer[] = [];
    while (this.waiting >= PREFIX) {
      if (this.parts.length > 1 && this.parts[0].length < PREFIX) this.join();
      const length = this.parts[0].readUInt32LE(0);
      if (length > MOST_BYTES) return null;
      if (this.waiting < PREFIX + length) break;
      this.join();
      const all = this.parts[0];
      whole.push(all.subarray(PREFIX, PREFIX + length));
      this.parts = [all.subarray(PREFIX + length)];
      this.waiting -= PREFIX + length;
    }
    return whole;
  }

  private join(): void {
    if (this.parts.length > 1) this.parts = [Buffer.concat(this.parts)];
  }
}

/** Room for a message with its length before it; what is written into `body` is sent as it is. */
export function makeFrame(length: number): { readonly frame: Buffer; readonly body: Buffer } {
  const frame = Buffer.alloc(PREFIX + length);
  frame.writeUInt32LE(length, 0);
  return { frame, body: frame.subarray(PREFIX) };
}

export function frameOf(text: string): Buffer {
  const { frame, body } = makeFrame(Buffer.byteLength(text));
  body.write(text);
  return frame;
}
