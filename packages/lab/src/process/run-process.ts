/**
 * Runs somebody's program within limits. Whatever it does (crash, hang, flood, grow, leave children behind) is an
 * ending like any other, and nothing of it is left running afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import type { Ending, Outcome } from './ending.js';
import { groupMemory } from './memory.js';

export interface Limits {
  readonly seconds: number; // 10
  readonly memoryMib: number; // 1024
  readonly outputMib: number; // 64
}
export const STANDARD_LIMITS: Limits = { seconds: 10, memoryMib: 1024, outputMib: 64 };

export interface ProcessRun {
  readonly words: readonly string[];
  readonly folder: string; // the working directory
  readonly stdin: string | null; // the file to read from; null: nothing
  readonly limits: Limits;
}

const MIB = 1 << 20;
const KEPT_ERRORS = 4000;
const FIRST_LOOK_MS = 60;
const LOOK_EVERY_MS = 100;
/** How long a pipe may stay open after the program itself has ended. */
const GRACE_MS = 300;

const running = new Set<number>();
let guarded = false;

export function runProcess(run: ProcessRun): Promise<Outcome> {
  const began = performance.now();
  const stdin = run.stdin === null ? ('ignore' as const) : openSync(run.stdin, 'r');
  const chunks: Buffer[] = [];
  let size = 0;
  let err = '';
  let errorSize = 0;
  return new Promise((done) => {
    let verdict: Ending | null = null;
    let ended = false;
    let child: ChildProcess;
    const finish = (ending: Ending) => {
      if (ended) return;
      ended = true;
      clearTimeout(clock);
      clearTimeout(look);
      stop(child);
      done({ ending: verdict ?? ending, out: Buffer.concat(chunks), err, millis: performance.now() - began });
    };
    const condemn = (ending: Ending) => {
      verdict ??= ending;
      stop(child);
    };
    try {
      child = spawn(run.words[0], run.words.slice(1), {
        cwd: run.folder,
        stdio: [stdin, 'pipe', 'pipe'],
        detached: true, // a group of its own, so that all of it can be stopped
      });
    } finally {
      if (typeof stdin === 'number') closeSync(stdin);
    }
    const { limits } = run;
    const clock = setTimeout(() => condemn({ kind: 'hung', seconds: limits.seconds }), limits.seconds * 1000);
    const watch = () => {
      if (groupMemory(child.pid!) > limits.memoryMib) condemn({ kind: 'outgrown', mib: limits.memoryMib });
      else look = setTimeout(watch, LOOK_EVERY_MS);
    };
    let look = setTimeout(watch, FIRST_LOOK_MS);
    const flooded = (bytes: number) => {
      if (bytes > limits.outputMib * MIB) condemn({ kind: 'flooded', mib: limits.outputMib });
    };
    child.stdout!.on('data', (chunk: Buffer) => {
      if (verdict) return;
      chunks.push(chunk);
      size += chunk.length;
      flooded(size);
    });
    child.stderr!.on('data', (chunk: Buffer) => {
      errorSize += chunk.length;
      if (err.length < KEPT_ERRORS) err = (err + chunk.toString('utf8')).slice(0, KEPT_ERRORS);
      flooded(errorSize);
    });
    if (child.pid !== undefined) begun(child.pid);
    child.on('error', (error) => {
      clearTimeout(look);
      finish({ kind: 'unstarted', words: whyNot(error, run.words[0]) });
    });
    child.on('exit', (status, signal) => {
      const ending = endingOf(status, signal, run.words);
      const grace = setTimeout(() => {
        child.stdout!.destroy();
        child.stderr!.destroy();
        finish(ending);
      }, GRACE_MS);
      child.on('close', () => {
        clearTimeout(grace);
        finish(ending);
      });
      stop(child); // children it left behind hold its pipes open
    });
  });
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  stopGroup(child.pid);
  if (child.exitCode !== null || child.signalCode !== null) running.delete(child.pid);
}

function stopGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // nothing of the group is left
  }
}

/** Programs run in groups of their own, so they do not hear the Ctrl-C that ends us: they are stopped on our way out. */
function begun(group: number): void {
  if (!guarded) {
    guarded = true;
    process.on('exit', stopAll);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
    }
  }
  running.add(group);
}

function stopAll(): void {
  for (const group of running) stopGroup(group);
}

const SHELL_CANNOT_RUN = 126;
const SHELL_FINDS_NOTHING = 127;

/** A shell reports the death of its program by a status above 128, and a missing one by 126 or 127. */
function endingOf(status: number | null, signal: string | null, words: readonly string[]): Ending {
  if (signal !== null) return { kind: 'crashed', signal };
  if (status === null) return { kind: 'crashed', signal: 'an unknown signal' };
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  if (name !== undefined) return { kind: 'crashed', signal: name };
  const shell = words[0] === '/bin/sh';
  if (shell && status === SHELL_FINDS_NOTHING) return { kind: 'unstarted', words: 'no such program' };
  if (shell && status === SHELL_CANNOT_RUN) return { kind: 'unstarted', words: 'it may not be executed' };
  return { kind: 'exited', status };
}

function whyNot(error: Error, program: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `there is no program "${program}"`;
  if (code === 'EACCES') return `"${program}" may not be executed`;
  return error.message;
}
