/**
 * Pipes as a shell makes them. What Node calls a pipe is a socket, and that nobody can open anew, as programs do by
 * /dev/stdout and /dev/stderr.
 */
import { spawnSync } from 'node:child_process';
import { constants, openSync, renameSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { atTheEnd } from './cleanup.js';
import { makeOwnFolder } from './own-folder.js';
import { removeTree } from './trees.js';

export interface TruePipe {
  readonly from: Socket; // what was written
  readonly to: number; // the descriptor to write to
}

/** Made at a time: each costs next to nothing, to start what makes them does not. */
const BATCH = 32;
const ready: string[] = [];
let home: string | null = null;

/** Null where none can be made. In `folder`, where the program may write, it has its place: rights are asked by that. */
export function makePipe(folder: string): TruePipe | null {
  const made = ready.pop() ?? makeMore();
  if (made === undefined) return null;
  const path = join(folder, `.pipe-${process.pid}`);
  try {
    renameSync(made, path);
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const to = openSync(path, 'w');
    return { from: new Socket({ fd, readable: true, writable: false }), to };
  } catch {
    return null; // another disk
  } finally {
    rmSync(path, { force: true }); // it is open, and nobody is to find it
  }
}

function makeMore(): string | undefined {
  if (home === null) {
    const folder = makeOwnFolder('pipes');
    home = folder;
    atTheEnd(() => removeTree(folder));
  }
  const paths = Array.from({ length: BATCH }, (_, i) => join(home!, String(i)));
  if (spawnSync('mkfifo', ['-m', '666', ...paths], { stdio: 'ignore' }).status !== 0) return undefined;
  ready.push(...paths);
  return ready.pop();
}
