/** Files that processes hold open and that no folder shows: memory under a name of its own, and files that were deleted. */
import { readlinkSync, statSync } from 'node:fs';
import { namesIn } from './trees.js';

export interface Held {
  readonly memoryMib: number;
  readonly diskMib: number;
}

const NAMELESS = / \(deleted\)$/;
const IN_MEMORY = /^\/(memfd:|dev\/shm\/|SYSV)/;

export function heldBy(pids: readonly number[]): Held {
  const seen = new Set<string>();
  let memory = 0;
  let disk = 0;
  for (const pid of pids) {
    for (const fd of namesIn(`/proc/${pid}/fd`)) {
      const file = filesAt(`/proc/${pid}/fd/${fd}`);
      if (file === null || seen.has(file.key)) continue;
      seen.add(file.key);
      if (file.isMemory) memory += file.bytes;
      else disk += file.bytes;
    }
  }
  return { memoryMib: memory / (1 << 20), diskMib: disk / (1 << 20) };
}

function filesAt(path: string) {
  try {
    const name = readlinkSync(path);
    if (!NAMELESS.test(name)) return null;
    const { dev, ino, blocks } = statSync(path);
    return { key: `${dev} ${ino}`, bytes: blocks * 512, isMemory: IN_MEMORY.test(name) };
  } catch {
    return null; // it has ended, or is none of ours
  }
}
