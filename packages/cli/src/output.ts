/** Standard output in order and in bounded memory: text is buffered and written synchronously. */
import { writeSync } from 'node:fs';
import { Misuse } from './command.js';
import { pause, reason } from './input.js';

const ENOUGH = 1 << 16;

/** The reader of a pipe has gone away; nothing more can be said to anybody. */
export class ReaderGone extends Error {}

export class Output {
  private readonly fd: number;
  private waiting: string[] = [];
  private length = 0;

  constructor(fd: number) {
    this.fd = fd;
  }

  write(text: string): void {
    this.waiting.push(text);
    this.length += text.length;
    if (this.length >= ENOUGH) this.flush();
  }

  flush(): void {
    if (this.length === 0) return;
    const bytes = Buffer.from(this.waiting.join(''), 'utf8');
    this.waiting = [];
    this.length = 0;
    let at = 0;
    while (at < bytes.length) {
      try {
        at += writeSync(this.fd, bytes, at);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EPIPE') throw new ReaderGone();
        if (code !== 'EAGAIN') throw new Misuse(`cannot write the output: ${reason(error)}`);
        pause();
      }
    }
  }
}

/** Prints a text on standard output. */
export function print(text: string): void {
  const out = new Output(1);
  quietly(() => {
    out.write(text);
    out.flush();
  });
}

/** Writes something; a reader that has gone away is no accident. */
export function quietly(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
  }
}
