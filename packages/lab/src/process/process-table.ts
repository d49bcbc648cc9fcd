/** The processes of this machine, from the kernel or, where it does not tell, from `ps`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { namesIn } from './trees.js';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly born: number; // with the pid it names a process for good, as pids are used again
  readonly rssKib: number;
  readonly cpuSeconds: number;
  readonly childCpuSeconds: number; // of children that ended and were waited for
  readonly threads: number;
}

const PAGE_KIB = 4;
const TICKS = 100; // a second
const HAS_PROC = existsSync('/proc/self/stat');

export const processTable = (): ProcessRow[] => (HAS_PROC ? fromProc() : fromPs());

/** Whether an entry of /proc is about a process; others have words for names. */
export const isPid = (name: string): boolean => name[0] >= '1' && name[0] <= '9';

function fromProc(): ProcessRow[] {
  const rows: ProcessRow[] = [];
  for (const name of readdirSync('/proc')) {
    if (!isPid(name)) continue;
    const row = rowOf(Number(name));
    if (row) rows.push(row);
  }
  return rows;
}

const HAS_CHILDREN = existsSync(`/proc/${process.pid}/task/${process.pid}/children`);

/**
 * A process and all that descend from it, where the kernel lists children: far less to read than the whole table. While
 * children come and go one of them may be passed over.
 */
export function processTree(root: number): ProcessRow[] {
  if (!HAS_CHILDREN) return processTable();
  const rows: ProcessRow[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const row = rowOf(pid);
    if (row) rows.push(row);
    for (const task of row && row.threads === 1 ? [String(pid)] : namesIn(`/proc/${pid}/task`))
      waiting.push(...readProc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number));
  }
  return rows;
}

function rowOf(pid: number): ProcessRow | null {
  const fields = fieldsOf(pid);
  if (fields === null || hasEnded(fields)) return null;
  const at = (index: number) => Number(fields[index]);
  return {
    pid,
    parent: at(1),
    group: at(2),
    session: at(3),
    born: at(19),
    rssKib: at(21) * PAGE_KIB,
    cpuSeconds: (at(11) + at(12)) / TICKS,
    childCpuSeconds: (at(13) + at(14)) / TICKS,
    threads: at(17),
  };
}

/** What the kernel tells of a process; null where it has gone, or nothing is told of any. */
function fieldsOf(pid: number): readonly string[] | null {
  const stat = readProc(pid, 'stat');
  // The name of the program stands in brackets and may hold anything; fields are counted after it.
  return stat === '' ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** It has ended, and nobody has asked for its status yet. */
const hasEnded = ([state]: readonly string[]): boolean => state === 'Z' || state === 'X';

/** A file of the kernel about a process; empty when it has ended or is none of ours. */
export function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

export function isAlive(pid: number): boolean {
  const fields = fieldsOf(pid);
  return isThere(pid) && (fields === null || !hasEnded(fields));
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it is somebody else's
  }
}

/** When a process began, in ticks since the machine did; null where nobody tells. */
export const beganAt = (pid: number): string | null => fieldsOf(pid)?.[19] ?? null;

const PS = ['-axo', 'pid=,ppid=,pgid=,rss=,time=,stat='];

export function fromPs(): ProcessRow[] {
  const lines = execFileSync('ps', PS, { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [pid, parent, group, rss, time, state] = line.trim().split(/\s+/);
    if (/^[ZX]/.test(state)) return [];
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: 0,
      born: 0,
      rssKib: Number(rss),
      cpuSeconds: secondsOf(time),
      childCpuSeconds: 0,
      threads: 1,
    };
  });
}

/** '1-02:03:04', '3:04.5' */
function secondsOf(time: string): number {
  const [clock, days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), Number(days) * 24);
}
