/** What a user that was made up for one run has written where everybody may write. */
import { lstatSync } from 'node:fs';
import { type AnyPath, pathsIn, removeTree } from './trees.js';

const SHARED = ['/tmp', '/var/tmp', '/dev/shm', '/run/lock'];

const OPEN_TO_ALL = 0o003; // to write and to enter
/** Folders in folders that anybody may write to. */
const DEEPEST = 4;

export const filesOf = (user: number): Buffer[] => SHARED.flatMap((folder) => filesIn(folder, user, DEEPEST));

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
