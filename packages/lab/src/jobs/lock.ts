/**
 * One at a time works in a folder. The lock is a file that names its holder; one whose holder is gone (killed) is
 * taken over. It keeps two runs on one machine apart; machines that share a disk have their shards.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { ok, type Result, refuse } from '@quadrant/kernel';
import { atTheEnd } from '../process/cleanup.js';

interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly since: string | null; // when the process began: numbers of processes are used again
}

/** Gives the way to let go; Ctrl-C and the end of a batch job's time let go too, so that another machine may go on. */
export function lockFolder(path: string): Result<() => void> {
  const lock = `${path}/lock`;
  const own = `${lock}.${process.pid}`;
  const mine = JSON.stringify(holderOf(process.pid));
  writeFileSync(own, mine);
  try {
    if (take(own, lock) || (standsEmpty(lock, own) && take(own, lock))) {
      const letGo = () => {
        if (textOf(lock) === mine) rmSync(lock, { force: true });
      };
      const callOff = atTheEnd(letGo);
      return ok(() => {
        callOff();
        letGo();
      });
    }
    const { pid, host } = parse(textOf(lock)) ?? { pid: '?', host: '?' };
    const elsewhere = host === hostname() ? '' : `; if it is gone, remove ${lock}`; // nobody here can know
    return refuse('locked', `another run works in ${path}: process ${pid} on ${host}${elsewhere}`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** A link is made by one only, whole. */
function take(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of somebody who is gone; by a new name first, so that only one of several does, and sees what it was. */
function standsEmpty(lock: string, own: string): boolean {
  const text = textOf(lock);
  if (text === null) return true;
  if (isAlive(parse(text))) return false;
  const aside = `${own}.gone`;
  try {
    renameSync(lock, aside);
  } catch {
    return true; // somebody else was quicker
  }
  const same = textOf(aside) === text;
  if (!same) take(aside, lock); // it was a new one, and goes back
  rmSync(aside, { force: true });
  return same;
}

function isAlive(holder: Holder | null): boolean {
  if (holder === null) return false;
  if (holder.host !== hostname()) return true; // nobody here can know
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.since === null || holder.since === beganAt(holder.pid);
}

const holderOf = (pid: number): Holder => ({ host: hostname(), pid, since: beganAt(pid) });

/** Linux says when a process began, in ticks since the machine did. */
function beganAt(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === null ? null : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null);
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string | null): Holder | null {
  try {
    const value = JSON.parse(text ?? '') as Holder;
    return Number.isInteger(value.pid) && typeof value.host === 'string' ? value : null;
  } catch {
    return null;
  }
}
