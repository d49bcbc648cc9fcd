/** A program on pipes: started, written to, read from, and gone without a trace when it is no longer wanted. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { atTheEnd } from '../process/cleanup.js';
import { newMark } from '../process/mark.js';
import { Tracked } from '../process/tracked.js';
import { Lines } from './lines.js';
import { LIMITS } from './patience.js';
import { soon } from './soon.js';

/** What waits in the pipe to a program before it is no longer listened to: it asks, but does not read the answers. */
const CLOGGED = 64 << 20;
/** How long a program whose output is closed has to end, if that is what it is doing. */
export const CLOSED_MS = 2_000;

/** How languages begin what they say of an error; a trace may follow it. */
const ERROR = /error|exception|panic|assert/i;
const MOST_WORDS = 200;

export interface PipeListener {
  bytes(count: number): void;
  line(text: string | null): void;
  /** Its output is closed: nothing comes any more, and `ended` follows soon. */
  closed(): void;
  /** It ended, or closed its output and stays. */
  ended(words: string): void;
}

export class Pipe {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly listener: PipeListener;
  private readonly exited: Promise<void>;
  private readonly calledOff: () => void;
  private readonly processes: Tracked | null; // it, and all that it started
  private log = Buffer.alloc(0); // the last of it
  private over = false;

  constructor(command: string, folder: string, listener: PipeListener) {
    this.listener = listener;
    // A group of its own, so that a shell and all it started can be stopped with it.
    const { env, tell } = newMark();
    this.child = spawn('/bin/sh', ['-c', inPlace(command)], {
      cwd: folder,
      stdio: 'pipe',
      detached: true,
      env: { ...process.env, ...env },
    });
    const { pid } = this.child;
    this.processes = pid === undefined ? null : new Tracked(pid, tell);
    this.calledOff = atTheEnd(() => this.kill());
    const { stdin, stdout, stderr } = this.child;
    const lines = new Lines((text) => listener.line(text));
    stdout.on('data', (chunk: Buffer) => {
      if (this.over) return;
      listener.bytes(chunk.length);
      lines.push(chunk);
      if (stdin.writableLength > CLOGGED) this.waitForDrain();
    });
    stdout.on('end', () => {
      if (!this.over) listener.closed();
      // Who ends closes its output too: how it ended says more, and is heard first however late this rings.
      setTimeout(() => soon(() => this.hasEnded || this.end('closed its output')), CLOSED_MS).unref();
    });
    stderr.on('data', (chunk: Buffer) => {
      this.log = Buffer.concat([this.log, chunk]).subarray(-LIMITS.logBytes);
    });
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {}); // told by `exit` or `end`
    this.exited = new Promise((done) => {
      this.child.on('error', (error) => {
        this.end(error.message);
        done();
      });
      this.child.on('exit', (status, signal) => {
        this.calledOff();
        this.kill(); // what it left behind holds its pipes open
        // What it wrote before its end is still to be read.
        soon(() => this.end(endWords(status, signal)));
        done();
      });
    });
  }

  /** The moment at which all was handed to the system. */
  write(lines: readonly string[]): number {
    if (!this.over && this.child.stdin.writable)
      this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
    return performance.now();
  }

  /** What it wrote to standard error since this was last asked. */
  takeLog(): string {
    const text = textFrom(this.log);
    this.log = Buffer.alloc(0);
    return text;
  }

  /** What it said last of an error, or else last of all, in at most a line; '' when it said nothing. */
  lastWords(): string {
    const lines = textFrom(this.log)
      .split('\n')
      .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim())
      .filter(Boolean);
    return (lines.findLast((line) => ERROR.test(line)) ?? lines.at(-1) ?? '').slice(0, MOST_WORDS);
  }

  kill(): void {
    this.processes?.end();
  }

  /** Closes its input and waits for its end; ends it after `ms`. True when it ended by itself. */
  async close(ms: number): Promise<boolean> {
    this.child.stdin.end();
    let byItself = true;
    const timer = setTimeout(() => {
      byItself = false;
      this.kill();
    }, ms);
    await this.exited;
    clearTimeout(timer);
    await new Promise<void>(soon); // its last words are still to be read
    this.over = true;
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    return byItself;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private waitForDrain(): void {
    const { stdin, stdout } = this.child;
    stdout.pause();
    stdin.once('drain', () => stdout.resume());
  }

  private end(words: string): void {
    if (this.over) return;
    this.over = true;
    this.listener.ended(words);
  }
}

/** From the first whole letter on. */
function textFrom(bytes: Buffer): string {
  const start = bytes.findIndex((byte) => (byte & 0b1100_0000) !== 0b1000_0000);
  return start < 0 ? '' : bytes.toString('utf8', start);
}

/** Lets a shell that has nothing else to do become the program, so that what is seen of it is the program's own. */
const NEEDS_SHELL = /[|&;<>()$`*?~#\n]|^\s*(?:\w+=|(?:exec|command|eval|[.!])\s)/;
const inPlace = (command: string): string => (NEEDS_SHELL.test(command) ? command : `exec ${command}`);

const SHELL_FINDS_NOTHING = 127;
const SHELL_CANNOT_RUN = 126;
/** How it is told that there never was a program. */
export const CANNOT_START = 'cannot be started';

function endWords(status: number | null, signal: string | null): string {
  if (signal !== null) return `was ended by ${signal}`;
  if (status === SHELL_FINDS_NOTHING) return `${CANNOT_START}: there is no such program`;
  if (status === SHELL_CANNOT_RUN) return `${CANNOT_START}: it may not be executed`;
  return `ended with status ${status}`;
}
