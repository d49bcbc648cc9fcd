/** Whole folders that somebody's program made: they may be deeper than a path can name, or closed to their owner. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';

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

/** There is more in a folder than its copy may take. */
export class NoRoomError extends Error {}

/** What a copy may still take up, and what is left out of it. */
export interface CopyTerms {
  readonly mostMib: number;
  isLeftOut?(path: AnyPath): boolean;
}

/** Files, folders and links as they are, and nothing else: who reads a pipe that was handed in waits for ever. */
export function copyTree(from: AnyPath, to: AnyPath, { mostMib, isLeftOut = () => false }: CopyTerms): void {
  let left = mostMib << 20;
  const copy = (source: AnyPath, target: AnyPath): void => {
    if (isLeftOut(source)) return;
    const stat = lstatSync(source);
    if (stat.isSymbolicLink()) symlinkSync(readlinkSync(source, 'buffer'), target);
    else if (stat.isFile()) {
      left -= stat.size; // it may be larger than what is in it
      if (left < 0) throw new NoRoomError(`they are more than ${mostMib} MiB`);
      copyFileSync(source, target);
    } else if (stat.isDirectory()) {
      mkdirSync(target, { recursive: true });
      for (const name of readdirSync(source, 'buffer')) copy(inside(source, name), inside(target, name));
    }
  };
  copy(from, to);
}

/** Later than anything happens: the time of the last reading stays as it is where it is later than all others. */
const LATEST = 2 ** 31 - 1; // seconds

/** Anybody may read it, nobody but us may change it; nor does who reads it leave a trace for its next run to find. */
export function openForReading(path: AnyPath): void {
  const stat = lstatSync(path);
  const uid = process.getuid?.() ?? stat.uid;
  if (stat.uid !== uid) lchownSync(path, uid, process.getgid?.() ?? stat.gid);
  if (stat.isSymbolicLink()) return; // what it leads to is not ours
  const runs = stat.isDirectory() || (stat.mode & 0o111) !== 0;
  chmodSync(path, runs ? 0o755 : 0o644);
  utimesSync(path, LATEST, stat.mtime);
  if (stat.isDirectory()) for (const name of readdirSync(path, 'buffer')) openForReading(inside(path, name));
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
