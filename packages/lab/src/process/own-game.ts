/** Runs our own game's text program in memory, as `quadrant run` would on files and streams. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Program } from '@quadrant/kernel';
import type { Outcome } from './ending.js';

export interface OwnRun {
  readonly words: readonly string[]; // the command line after the game's id
  readonly input: Buffer; // standard input
  readonly folder: string; // the working directory, for the files the program names
  readonly files?: Readonly<Record<string, string>>; // looked at before the folder
}

/** The exit status of `quadrant run` for input that is not text. */
const NOT_TEXT = 2;

export function runOwn(program: Program, { words, input, folder, files }: OwnRun): Outcome {
  const began = performance.now();
  const out: string[] = [];
  let err = '';
  const read = (name: string) => files?.[name] ?? readOrNull(resolve(folder, name));
  const run = program.start(words, {
    out: (text) => out.push(text),
    err: (text) => {
      err += text;
    },
    readText: read,
  });
  let status = typeof run === 'number' ? run : 0;
  if (typeof run !== 'number') {
    const bytes = run.input === null ? input : Buffer.from(read(run.input) ?? '');
    const text = program.strictText ? strictly(bytes) : bytes.toString('utf8');
    if (text === null) status = NOT_TEXT;
    else {
      run.whole(text);
      status = run.end();
    }
  }
  return {
    ending: { kind: 'exited', status },
    out: Buffer.from(out.join('')),
    err,
    millis: performance.now() - began,
  };
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function strictly(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
