/**
 * What only one process may have at a time: a file names its holder, and stands there whole or not at all. That of a holder
 * who is gone (killed) is taken over. Whoever wants to remove it first takes the right to remove just that one: otherwise
 * the second of two who saw it would remove what the first has taken meanwhile.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { beganAt, isAlive } from './process-table.js';

export interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly since: string | null; // when the process began: numbers of processes are used again
}

export function take(file: string): boolean {
  if (makeOwn(file)) return true;
  const gone = goneHolder(file);
  if (gone === null) return false;
  const right = `${file}.${gone}`;
  if (!take(right)) return false;
  try {
    if (goneHolder(file) === gone) rmSync(file, { force: true, recursive: true });
  } finally {
    letGo(right);
  }
  return makeOwn(file);
}

export function letGo(file: string): void {
  if (textOf(file) === own()) rmSync(file, { force: true });
}

export const isHeld = (file: string): boolean => goneHolder(file) === null && holderOf(file) !== null;

/** Null where nobody has it, or what is there is something else. */
export function holderOf(file: string): Holder | null {
  try {
    if (!lstatSync(file).isFile() || isPlanted(file)) return null;
    const value = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return Number.isInteger(value.pid) && typeof value.host === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** What strangers put into a folder where everybody may write does not count. */
const isPlanted = (file: string) =>
  (statSync(dirname(file)).mode & 0o1000) !== 0 && lstatSync(file).uid !== process.getuid?.();

/** A link is made by one only, whole. */
function makeOwn(file: string): boolean {
  const whole = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(whole, own(), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** A name for who left it; null where somebody has it, or nothing is there. */
function goneHolder(file: string): string | null {
  const holder = holderOf(file);
  if (holder === null) return lstatSync(file, { throwIfNoEntry: false }) ? 'nobody' : null;
  return lives(holder) ? null : `${holder.pid}-${Number(holder.since)}`;
}

function lives({ host, pid, since }: Holder): boolean {
  if (host !== hostname()) return true; // nobody here can know
  return isAlive(pid) && (since === null || since === beganAt(pid));
}

const own = (): string =>
  JSON.stringify({ host: hostname(), pid: process.pid, since: beganAt(process.pid) } satisfies Holder);

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
