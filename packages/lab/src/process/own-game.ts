/** Runs our own game's text program in memory, as `quadrant run` would on files and streams. */
import type { Program } from '@quadrant/kernel';
import type { ProgramRun } from './ending.js';

export interface OwnRun {
  readonly words: readonly string[]; // the command line after the game's id
  readonly input: Buffer; // standard input
  readonly files: Readonly<Record<string, Uint8Array | string>>; // all that it can read
}

/** The exit status of `quadrant run` for input that is not text. */
const NOT_TEXT = 2;

export function runOwn(program: Program, { words, input, files }: OwnRun): ProgramRun {
  const began = performance.now();
  const out: string[] = [];
  let err = '';
  const read = (name: string) => textOf(files, name);
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
    cpuMillis: performance.now() - began,
  };
}

export function textOf(files: OwnRun['files'], name: string): string | null {
  if (!Object.hasOwn(files, name)) return null;
  const content = files[name];
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}

function strictly(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
