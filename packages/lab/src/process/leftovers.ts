/** What graders that were killed left behind: ended, removed and opened again before the next one begins. */
import { spawnSync } from 'node:child_process';
import { reopenLeft } from './closed-folder.js';
import { removeFilesOf } from './files-of-user.js';
import { giveBack, takeUsersLeft } from './made-up-user.js';
import { foldersLeft } from './own-folder.js';
import { removeSharedOf } from './shared-memory.js';
import { removeTree } from './trees.js';

let isDone = false;

export function removeLeftovers(): void {
  if (isDone) return;
  isDone = true;
  for (const user of takeUsersLeft()) {
    removeTracesOf(user);
    giveBack(user);
  }
  reopenLeft();
  for (const folder of foldersLeft()) removeTree(folder);
}

/** All that a user has who was made up for a run. */
export function removeTracesOf(user: number): void {
  // All at once, so that none can make another meanwhile.
  spawnSync('/bin/sh', ['-c', 'kill -KILL -1'], { uid: user, gid: user, stdio: 'ignore' });
  removeFilesOf(user);
  removeSharedOf(user);
}
