/** A program on pipes: started, written to, read from, and gone without a trace when it is no longer wanted. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { atTheEnd } from '../process/cleanup.js';
import { Lines } from './lines.js';
import { LIMITS } from './patience.js';

/** What waits in the pipe to a program before it is no longer listened to: it asks, but does not read the answers. */
const CLOGGED = 64 << 20;
/** How long a program whose output is closed has to end, if that is what it is doing. */
const CLOSED_MS = 500;

/** How languages begin what they say of an error; a trace may follow it. */
const ERROR = /error|exception|panic|assert/i;
const MOST_WORDS = 200;

export interface PipeListener {
  bytes(count: number): void;
  line(text: string | null): void;
  /** It ended, or closed its output; nothing comes any more. */
  ended(words: string): void;
}

export class Pipe {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly listener: PipeListener;
  private readonly exited: Promise<void>;
  private readonly calledOff: () => void;
  private log = '';
  private over = false;

  constructor(command: string, folder: string, listener: PipeListener) {
    this.listener = listener;
    // A group of its own, so that a shell and all it started can be stopped with it.
    this.child = spawn('/bin/sh', ['-c', inPlace(command)], { cwd: folder, stdio: 'pipe', detached: true });
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
      // Who ends closes its output too: how it ended says more.
      setTimeout(() => this.end('closed its output'), CLOSED_MS).unref();
    });
    stderr.on('data', (chunk: Buffer) => {
      this.log = (this.log + chunk.toString('utf8')).slice(-LIMITS.logBytes);
    });
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {}); // told by `exit` or `end`
    this.exited = new Promise((done) => {
      this.child.on('error', (error) => {
        this.end(error.message);
        done();
      });
      this.child.on('exit', (status, signal) => {
        this.calledOff();
        stopGroup(this.child.pid); // children it left behind hold its pipes open
        // What it wrote before its end is still to be read.
        setImmediate(() => setImmediate(() => this.end(endWords(status, signal))));
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
    const { log } = this;
    this.log = '';
    return log;
  }

  /** What it said last of an error, or else last of all, in at most a line; '' when it said nothing. */
  lastWords(): string {
    const lines = this.log
      .split('\n')
      .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim())
      .filter(Boolean);
    return (lines.findLast((line) => ERROR.test(line)) ?? lines.at(-1) ?? '').slice(0, MOST_WORDS);
  }

  kill(): void {
    stopGroup(this.child.pid);
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
    await new Promise((done) => setImmediate(() => setImmediate(done))); // its last words are still to be read
    this.over = true;
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    return byItself;
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

/** Lets a shell that has nothing else to do become the program, so that what is seen of it is the program's own. */
const NEEDS_SHELL = /[|&;<>()$`*?~#\n]|^\s*\w+=/;
const inPlace = (command: string): string => (NEEDS_SHELL.test(command) ? command : `exec ${command}`);

function stopGroup(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // nothing of the group is left
  }
}

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
