/**
 * What the machine has in use and no process or folder shows, such as memory and deleted files whose descriptors are on
 * their way through a socket. The kernel tells it for all together, so it is asked only about runs that hide something.
 */
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

export interface Stray {
  readonly memoryMib: number;
  readonly diskMib: number;
}

/** How much there is more than at the beginning. */
export function strayMeter(): () => Stray {
  const before = strayNow();
  return () => {
    const now = strayNow();
    return { memoryMib: now.memoryMib - before.memoryMib, diskMib: now.diskMib - before.diskMib };
  };
}

const strayNow = (): Stray => ({ memoryMib: ofNobodyMib(), diskMib: usedMib() });

/** Not free, no process's, and no copy of what is on disk. */
function ofNobodyMib(): number {
  try {
    const rows = readFileSync('/proc/meminfo', 'utf8').matchAll(/^(\w+):\s+(\d+) kB$/gm);
    const kib = new Map([...rows].map(([, name, amount]) => [name, Number(amount)]));
    const sum = (...names: string[]) => names.reduce((total, name) => total + (kib.get(name) ?? 0), 0);
    const elsewhere = sum('MemFree', 'Buffers', 'Cached', 'SReclaimable', 'AnonPages');
    return (sum('MemTotal', 'Shmem') - elsewhere) / 1024;
  } catch {
    return 0; // a system without it
  }
}

/** Of the disk that private folders are on. */
function usedMib(): number {
  const { blocks, bfree, bsize } = statfsSync(tmpdir());
  return ((blocks - bfree) * bsize) / (1 << 20);
}
