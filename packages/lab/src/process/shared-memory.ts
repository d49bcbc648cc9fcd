/**
 * What System V and POSIX keep for everybody outlives the processes that made it, and counts as nobody's while none of them
 * is attached: segments of memory, queues of messages, semaphores.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Kind {
  readonly file: string; // of the kernel
  readonly id: string; // the columns of it
  readonly size: string;
  readonly unit: number; // bytes that one of `size` takes up
  readonly flag: string; // of ipcrm
}

const KINDS: readonly Kind[] = [
  { file: 'shm', id: 'shmid', size: 'rss', unit: 1, flag: '-m' },
  { file: 'msg', id: 'msqid', size: 'cbytes', unit: 1, flag: '-q' },
  { file: 'sem', id: 'semid', size: 'nsems', unit: 64, flag: '-s' },
];

interface Shared {
  readonly flag: string;
  readonly id: string;
  readonly bytes: number;
}

function sharedOf(user: number): Shared[] {
  return KINDS.flatMap(({ file, id, size, unit, flag }) => {
    const [head, ...rows] = table(`/proc/sysvipc/${file}`);
    const at = (name: string) => head.indexOf(name);
    return rows
      .filter((row) => Number(row[at('cuid')]) === user)
      .map((row) => ({ flag, id: row[at(id)], bytes: Number(row[at(size)]) * unit }));
  });
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
  sharedOf(user).reduce((sum, { bytes }) => sum + bytes, 0) / (1 << 20);

export function removeSharedOf(user: number): void {
  const words = sharedOf(user).flatMap(({ flag, id }) => [flag, id]);
  if (words.length > 0) spawnSync('ipcrm', words, { stdio: 'ignore' });
}

/** Before a program: POSIX queues, which no table lists, are not to be had. */
export function withoutQueues(words: readonly string[]): readonly string[] {
  canRefuse ??= spawnSync('prlimit', [...REFUSING, 'true'], { stdio: 'ignore' }).status === 0;
  return canRefuse ? ['prlimit', ...REFUSING, ...words] : words;
}

const REFUSING = ['--msgqueue=0', '--'];
let canRefuse: boolean | undefined;

/** For a shell in a namespace of its own, before it gives up its rights: pages that all segments together may have. */
export const limitShared = (memoryMib: number): string =>
  `echo ${memoryMib * 256} 2>/dev/null > /proc/sys/kernel/shmall || true`;
