/** What a user that was made up for one run has written where everybody may write. */
import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { type AnyPath, pathsIn, removeTree } from './trees.js';

/** Where programs expect to write beside their own folder. */
export const USUAL_SHARED: readonly string[] = ['/tmp', '/var/tmp', '/dev/shm', '/run/lock'];
/** Where other folders of this kind are looked for: no further down than this, and on file systems of the machine itself. */
const LEVELS = 4;
const KINDS = ['ext2', 'ext3', 'ext4', 'xfs', 'btrfs', 'zfs', 'f2fs', 'overlay', 'tmpfs'];
const PATIENCE_MS = 20_000;

let shared: readonly string[] | undefined;

/** Folders that all may write to and come to. Those of a system seldom change, so they are looked for once. */
function sharedFolders(): readonly string[] {
  shared ??= [...new Set([...USUAL_SHARED, ...foldersOpenToAll()])];
  return shared;
}

function foldersOpenToAll(): string[] {
  const isOurs = KINDS.flatMap((kind, i) => [...(i === 0 ? [] : ['-o']), '-fstype', kind]);
  const words = ['/', '-maxdepth', String(LEVELS), '!', '(', ...isOurs, ')', '-prune'];
  words.push('-o', '-type', 'd', '!', '-perm', '-0001', '-prune');
  words.push('-o', '-type', 'd', '-perm', '-0002', '-print0', '-prune');
  const { stdout } = spawnSync('find', words, {
    encoding: 'latin1',
    timeout: PATIENCE_MS,
    maxBuffer: 1 << 24,
  });
  const found = (stdout ?? '').split('\0').filter(Boolean);
  return found.map((path) => Buffer.from(path, 'latin1').toString());
}

const OPEN_TO_ALL = 0o003; // to write and to enter
/** Folders in folders that anybody may write to. */
const DEEPEST = 4;

export const filesOf = (user: number): Buffer[] =>
  sharedFolders().flatMap((folder) => filesIn(folder, user, DEEPEST));

function filesIn(folder: AnyPath, user: number, deeper: number): Buffer[] {
  return pathsIn(folder).flatMap((path) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.uid === user) return [path];
    const isOpen = stat?.isDirectory() && (stat.mode & OPEN_TO_ALL) === OPEN_TO_ALL;
    return isOpen && deeper > 0 ? filesIn(path, user, deeper - 1) : [];
  });
}

export function removeFilesOf(user: number): void {
  for (const path of filesOf(user)) removeTree(path);
}
