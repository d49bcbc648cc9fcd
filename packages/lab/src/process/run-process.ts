/**
 * Runs somebody's program within limits. Whatever it does (crash, hang, flood, grow, leave children behind) is an
 * ending like any other, and nothing of it is left running afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { openFilter } from './bwrap.js';
import { atTheEnd } from './cleanup.js';
import type { ProgramRun, RunEnding } from './ending.js';
import { withoutInherited } from './inherited.js';
import type { Limits } from './limits.js';
import { METER_FD, meteredSeconds } from './meter.js';
import { type OriginTest, Tracked } from './tracked.js';
import { makePipe, type TruePipe } from './true-pipe.js';
import { readTimes, TIMES_FD } from './wrapper.js';

export interface ProcessRun {
  readonly words: readonly string[]; // a meter where there is one, a wall, the wrapper and the program
  readonly folder: string; // the working directory
  readonly own: string; // a folder that it may write to
  readonly env: Readonly<Record<string, string>>;
  readonly user: number | null; // another one to start it as
  readonly isFiltered: boolean; // whether its wall reads a filter of system calls
  readonly stdin: string | null; // the file to read from; null: nothing
  readonly limits: Limits;
  readonly tell: OriginTest | null; // which processes are of this run, where no namespace holds them
  /** What it has written to disk so far, where nothing but looking limits that. */
  readonly diskMib: (() => number) | null;
  /** What it has of memory that is no process's. */
  readonly sharedMib: (() => number) | null;
}

const MIB = 1 << 20;
const KEPT_ERRORS = 4000;
const FIRST_LOOK_MS = 60;
const LOOK_EVERY_MS = 100;
/**
 * How long a pipe may stay open after the program itself has ended: held by a process out of our reach. In rounds, so
 * that on a busy machine what is in the pipe is read between them.
 */
const GRACE_MS = 300;
const GRACE_ROUNDS = 10;

export function runProcess(run: ProcessRun): Promise<ProgramRun> {
  return new Promise((done) => new Running(run, done).start());
}

class Running {
  private readonly began = performance.now();
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private err = '';
  private errorSize = 0;
  private times = '';
  private cpuSeconds = 0;
  private metered = 0; // seconds, with those of the wall itself
  private verdict: RunEnding | null = null;
  private ended = false;
  private tracked: Tracked | null = null;
  private pipes: readonly (TruePipe | null)[] = []; // its output and its errors, where they are no sockets
  private clock: NodeJS.Timeout | undefined;
  private look: NodeJS.Timeout | undefined;
  private callOff: () => void = () => {};

  private readonly run: ProcessRun;
  private readonly done: (outcome: ProgramRun) => void;

  constructor(run: ProcessRun, done: (outcome: ProgramRun) => void) {
    this.run = run;
    this.done = done;
  }

  start(): void {
    const { limits, tell, words } = this.run;
    const child = this.spawned();
    if (child instanceof Error) {
      this.finish({ kind: 'unstarted', words: whyNot(child, words[0]) });
      return;
    }
    const tracked = child.pid === undefined ? null : new Tracked(child.pid, tell);
    this.tracked = tracked;
    if (tracked) this.callOff = atTheEnd(() => tracked.end());
    this.clock = setTimeout(
      () => this.condemn({ kind: 'hung', clock: 'wall', seconds: limits.wallSeconds }),
      limits.wallSeconds * 1000,
    );
    this.look = setTimeout(() => this.watch(), FIRST_LOOK_MS);
    this.listen(child);
    child.on('error', (error) => this.finish({ kind: 'unstarted', words: whyNot(error, words[0]) }));
    const streams = [...this.pipes.map((pipe) => pipe?.from), ...(child.stdio as (Readable | null)[])];
    const read = [child, ...this.pipes.flatMap((pipe) => pipe?.from ?? [])].map((each) => closed(each));
    child.on('exit', (status, signal) => {
      let waited = 0;
      const grace = setInterval(() => {
        if (++waited < GRACE_ROUNDS) return;
        clearInterval(grace);
        for (const stream of streams) stream?.destroy();
        this.finish(endingOf(status, signal, this.err));
      }, GRACE_MS);
      void Promise.all(read).then(() => {
        clearInterval(grace);
        this.finish(endingOf(status, signal, this.err));
      });
      if (tell !== null || this.verdict !== null) this.tracked?.end(); // what it left behind holds its pipes open
    });
  }

  /** Some errors are told later, some at once. */
  private spawned(): ChildProcess | Error {
    const { words, folder, env, user, isFiltered } = this.run;
    const stdin = this.run.stdin === null ? ('ignore' as const) : openSync(this.run.stdin, 'r');
    this.pipes = [makePipe(this.run.own), makePipe(this.run.own)];
    const [out, err] = this.pipes.map((pipe) => pipe?.to ?? ('pipe' as const));
    const stdio = [stdin, out, err, 'pipe' as const, 'pipe' as const, ...(isFiltered ? [openFilter()] : [])];
    try {
      return spawn(words[0], words.slice(1), {
        cwd: folder,
        env,
        stdio: withoutInherited(stdio),
        detached: true, // a group of its own, so that all of it can be stopped
        ...(user === null ? {} : { uid: user, gid: user }),
      });
    } catch (error) {
      for (const pipe of this.pipes) pipe?.from.destroy();
      return error as Error;
    } finally {
      for (const fd of stdio) if (typeof fd === 'number') closeSync(fd);
    }
  }

  private listen(child: ChildProcess): void {
    const { outputMib } = this.run.limits;
    const flooded = (bytes: number) => {
      if (bytes > outputMib * MIB) this.condemn({ kind: 'flooded', mib: outputMib });
    };
    const [out, err] = this.pipes.map((pipe) => pipe?.from);
    (out ?? child.stdout!).on('data', (chunk: Buffer) => {
      if (this.verdict) return;
      this.chunks.push(chunk);
      this.size += chunk.length;
      flooded(this.size);
    });
    (err ?? child.stderr!).on('data', (chunk: Buffer) => {
      this.errorSize += chunk.length;
      if (this.err.length < KEPT_ERRORS) this.err = (this.err + chunk.toString('utf8')).slice(0, KEPT_ERRORS);
      flooded(this.errorSize);
    });
    (child.stdio[TIMES_FD] as Readable).on('data', (chunk: Buffer) => {
      this.times = (this.times + chunk.toString('latin1')).slice(0, KEPT_ERRORS);
    });
    let told = '';
    (child.stdio[METER_FD] as Readable).on('data', (chunk: Buffer) => {
      told = (told + chunk.toString('latin1')).slice(-KEPT_ERRORS);
      this.metered = Math.max(this.metered, meteredSeconds(told));
      const { seconds } = this.run.limits;
      if (this.metered > seconds) this.condemn({ kind: 'hung', clock: 'processor', seconds });
    });
  }

  /** Looks at what it uses; a process that grows is stopped soon after it has passed a limit. */
  private watch(): void {
    const { limits, diskMib, sharedMib } = this.run;
    const { seconds, memoryMib, processes } = limits;
    const usage = this.tracked!.usage(memoryMib);
    this.cpuSeconds = Math.max(this.cpuSeconds, usage.cpuSeconds);
    if (usage.memoryMib + (sharedMib?.() ?? 0) > memoryMib)
      this.condemn({ kind: 'outgrown', mib: memoryMib });
    else if (usage.threads >= processes) this.condemn({ kind: 'crowded', processes });
    else if (usage.cpuSeconds > seconds) this.condemn({ kind: 'hung', clock: 'processor', seconds });
    else if ((diskMib?.() ?? 0) + usage.diskMib > limits.diskMib)
      this.condemn({ kind: 'filled', mib: limits.diskMib });
    else this.look = setTimeout(() => this.watch(), LOOK_EVERY_MS);
  }

  private condemn(ending: RunEnding): void {
    this.verdict ??= ending;
    this.tracked?.end();
  }

  private finish(ending: RunEnding): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.clock);
    clearTimeout(this.look);
    if (this.run.tell !== null || this.verdict !== null) this.tracked?.end();
    this.callOff();
    const told = readTimes(this.times);
    const cpuSeconds = Math.max(this.cpuSeconds, told ?? 0);
    this.done({
      ending: this.verdict ?? this.judged(ending, told === null, cpuSeconds),
      out: Buffer.concat(this.chunks),
      err: this.err,
      millis: performance.now() - this.began,
      cpuMillis: cpuSeconds * 1000,
    });
  }

  /** What a limit of the system brought about is told as what it is. */
  private judged(ending: RunEnding, isUntold: boolean, cpuSeconds: number): RunEnding {
    const { seconds, diskMib } = this.run.limits;
    if (ending.kind === 'crashed' && ending.signal === 'SIGXFSZ') return { kind: 'filled', mib: diskMib };
    if (cpuSeconds > seconds || (ending.kind === 'crashed' && ending.signal === 'SIGXCPU'))
      return { kind: 'hung', clock: 'processor', seconds };
    if (ending.kind === 'exited' && isUntold)
      return { kind: 'unstarted', words: `its wall could not be put up: ${this.err.trim().split('\n')[0]}` };
    return ending;
  }
}

const closed = (one: ChildProcess | Socket) => new Promise((done) => one.once('close', done));

/** A program may well end with these by itself: then the shell says nothing. */
const SHELL_SAYS = [
  { status: 126, pattern: /\b(denied|cannot execute|format error)/i, words: 'it may not be executed' },
  { status: 127, pattern: /\b(not found|no such file)/i, words: 'no such program, or none to run it with' },
];

/** The shell around it reports the death of a program by a status above 128, and a missing one by 126 or 127. */
function endingOf(status: number | null, signal: string | null, err: string): RunEnding {
  if (signal !== null) return { kind: 'crashed', signal };
  if (status === null) return { kind: 'crashed', signal: 'an unknown signal' };
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  if (name !== undefined) return { kind: 'crashed', signal: name };
  const why = SHELL_SAYS.find((each) => each.status === status && each.pattern.test(err));
  if (why) return { kind: 'unstarted', words: why.words };
  return { kind: 'exited', status };
}

function whyNot(error: Error, program: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `there is no program "${program}"`;
  if (code === 'EACCES') return `"${program}" may not be executed`;
  if (code === 'E2BIG') return 'its command line is longer than the system takes';
  return error.message;
}
