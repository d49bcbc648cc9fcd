/** Whole folders that somebody's program made: they may be deeper than a path can name, or closed to their owner. */
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, rmSync } from 'node:fs';

/** A name need not be text: on disk it is bytes. */
export type AnyPath = string | Buffer;

export const inside = (folder: AnyPath, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from(folder), Buffer.from('/'), name]);

/** False where something of it is left. */
export function removeTree(path: AnyPath): boolean {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    return true;
  } catch {
    // These two go down folder by folder, so that no path gets too long.
    const name = path.toString();
    spawnSync('chmod', ['-R', 'u+rwX', '--', name], { stdio: 'ignore' });
    return spawnSync('rm', ['-rf', '--', name], { stdio: 'ignore' }).status === 0;
  }
}

/** What nothing is written to takes room as well. */
export const ENTRIES_PER_MIB = 256;
const SMALLEST = (1 << 20) / ENTRIES_PER_MIB;

/**
 * The size of files and folders with all that is in them, in MiB; no end to it where something is out of our sight. What is
 * larger than `most` is not looked at any further: a program may change folders for others while they are walked.
 */
export function sizeMib(paths: readonly AnyPath[], most: number): number {
  let bytes = 0;
  const left = [...paths];
  for (let path = left.pop(); path !== undefined && bytes <= most * (1 << 20); path = left.pop()) {
    try {
      const stat = lstatSync(path);
      bytes += Math.max(stat.blocks * 512, SMALLEST);
      if (stat.isDirectory()) for (const name of readdirSync(path, 'buffer')) left.push(inside(path, name));
    } catch (error) {
      if (!isGone(error as NodeJS.ErrnoException)) return Number.POSITIVE_INFINITY;
    }
  }
  return bytes / (1 << 20);
}

const isGone = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR';

export function namesIn(folder: string): string[] {
  return pathsIn(folder).map((path) => path.toString().slice(folder.length + 1));
}

/** All that is in a folder. */
export function pathsIn(folder: AnyPath): Buffer[] {
  try {
    return readdirSync(folder, 'buffer').map((name) => inside(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') throw error;
    return []; // not there, or closed to us
  }
}
