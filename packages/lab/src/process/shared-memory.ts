/** System V shared memory outlives the processes that made it, and counts as nobody's while it is not attached. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Segment {
  readonly id: number;
  readonly bytes: number; // that it takes up
}

function segmentsOf(user: number): Segment[] {
  const [head, ...rows] = table('/proc/sysvipc/shm');
  const at = (name: string) => head.indexOf(name);
  return rows
    .filter((row) => Number(row[at('uid')]) === user)
    .map((row) => ({ id: Number(row[at('shmid')]), bytes: Number(row[at('rss')]) }));
}

function table(path: string): string[][] {
  try {
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    return lines.map((line) => line.trim().split(/\s+/));
  } catch {
    return [[]]; // a system without it
  }
}

export const sharedMibOf = (user: number): number =>
  segmentsOf(user).reduce((sum, { bytes }) => sum + bytes, 0) / (1 << 20);

export function removeSharedOf(user: number): void {
  const words = segmentsOf(user).flatMap(({ id }) => ['-m', String(id)]);
  if (words.length > 0) spawnSync('ipcrm', words, { stdio: 'ignore' });
}

/** For a shell in a namespace of its own, before it gives up its rights: pages that all segments together may have. */
export const limitShared = (memoryMib: number): string =>
  `echo ${memoryMib * 256} 2>/dev/null > /proc/sys/kernel/shmall || true`;
