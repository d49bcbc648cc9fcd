/** What a user that was made up for one run has written where everybody may write. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, removeTree } from './trees.js';

const SHARED = ['/tmp', '/var/tmp', '/dev/shm', '/run/lock'];

export function filesOf(user: number): string[] {
  return SHARED.flatMap((folder) =>
    namesIn(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === user),
  );
}

export function removeFilesOf(user: number): void {
  for (const path of filesOf(user)) removeTree(path);
}
