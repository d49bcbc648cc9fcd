/** How much memory a group of processes holds now. Measured, not limited: a limit on addresses stops honest programs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PAGE_KIB = 4;

/** The resident memory of a process group in MiB. */
export function groupMemory(group: number): number {
  return (existsSync('/proc/self/stat') ? fromProc(group) : fromPs(group)) / 1024;
}

function fromProc(group: number): number {
  let kib = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readOrEmpty(`/proc/${name}/stat`);
    // The name of the program stands in brackets and may hold anything; fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) === group) kib += Number(fields[21]) * PAGE_KIB;
  }
  return kib;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // ended in the meantime
  }
}

export function fromPs(group: number): number {
  const lines = execFileSync('ps', ['-axo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((kib, [, rss]) => kib + rss, 0);
}
