/** Reading what people hand us: files and standard input of any size and any bytes, with clear words when they are no good. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { Misuse } from './command.js';

export const LARGEST_INPUT = 256 * 1024 * 1024;
const CHUNK = 1 << 20;
const WRITER_MS = 5000; // how long a pipe with a name may have nobody at its other end

/** All bytes of a file, or of standard input for null. */
export function readBytes(name: string | null): Buffer {
  const label = name === null ? 'standard input' : `"${name}"`;
  let fd = 0;
  try {
    const lonely = name !== null && isNamedPipe(name);
    if (name !== null) fd = openSync(name, lonely ? constants.O_RDONLY | constants.O_NONBLOCK : 'r');
    refuseDirectory(fd, label);
    return readAll(fd, label, lonely ? awaitWriter(fd, label) : []);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(`cannot read ${label}: ${reason(error)}`);
  } finally {
    if (fd !== 0) closeSync(fd);
  }
}

function refuseDirectory(fd: number, label: string): void {
  if (fstatSync(fd).isDirectory()) throw new Misuse(`${label} is a directory; a file of commands is needed`);
}

/** A pipe with a name waits for somebody to write into it. Those of `<(command)` have a writer already. */
function isNamedPipe(name: string): boolean {
  if (/^\/(dev\/fd|proc)\//.test(name)) return false;
  try {
    return lstatSync(realpathSync(name)).isFIFO();
  } catch {
    return false; // reading it will say what is wrong
  }
}

/** Waits until somebody has opened the pipe for writing; gives what came meanwhile. */
function awaitWriter(fd: number, label: string): Buffer[] {
  const until = Date.now() + WRITER_MS;
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (;;) {
    try {
      const n = readSync(fd, chunk);
      if (n > 0) return [chunk.subarray(0, n)];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return []; // there, with nothing to say yet
      throw error;
    }
    if (Date.now() > until)
      throw new Misuse(
        `cannot read ${label}: it is a pipe, and nobody wrote into it for ${WRITER_MS / 1000} s`,
      );
    pause();
  }
}

function readAll(fd: number, label: string, begun: readonly Buffer[]): Buffer {
  const chunks: Buffer[] = [...begun];
  let total = begun.reduce((sum, chunk) => sum + chunk.length, 0);
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const n = readSome(fd, chunk);
    if (n === 0) return Buffer.concat(chunks, total);
    chunks.push(chunk.subarray(0, n));
    total += n;
    if (total > LARGEST_INPUT) throw new Misuse(`${label} is larger than 256 MiB`);
  }
}

function readSome(fd: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(fd, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      pause(); // a pipe whose other end has nothing yet
    }
  }
}

/** The text of these bytes. Strict: bytes that are not UTF-8, or a NUL, are refused. */
export function decode(bytes: Buffer, label: string, strict: boolean): string {
  if (!strict) return bytes.toString('utf8');
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw new Misuse(`${label} holds a NUL byte at offset ${nul}; commands are plain text`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Misuse(`${label} is not UTF-8 text`);
  }
}

export function readText(name: string | null, strict: boolean): string {
  return decode(readBytes(name), name === null ? 'standard input' : `"${name}"`, strict);
}

/** The lines of standard input, those that came together in one array; the last one may have no line end. */
export function linesAsTheyCome(): AsyncGenerator<readonly string[]> {
  refuseDirectory(0, 'standard input');
  return comingLines();
}

async function* comingLines(): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true }); // a character may come in two pieces
  let begun = '';
  try {
    for await (const chunk of process.stdin) {
      const lines = decoder.decode(chunk, { stream: true }).split('\n');
      lines[0] = begun + lines[0];
      begun = lines.pop()!;
      if (begun.length > LARGEST_INPUT) throw new Misuse('a line of standard input is larger than 256 MiB');
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(`cannot read standard input: ${reason(error)}`);
  }
  yield [begun + decoder.decode()];
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'part of its path is a file, not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be too large',
  ENAMETOOLONG: 'the name is too long',
};

/** Whether it tells of a file that could not be read or written. */
export const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  Object.hasOwn(REASONS, (error as NodeJS.ErrnoException).code ?? '');

/** What went wrong with a file, in words. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));
export function pause(): void {
  Atomics.wait(sleeper, 0, 0, 2);
}
