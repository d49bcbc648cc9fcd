/** Makes a folder and what is missing above it. Node's own way never ends where a folder takes none: below /proc. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const ALL = 0o777; // less what the process takes away

export function makeFolder(name: string, mode = ALL): void {
  const folder = resolve(name);
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (statSync(above, { throwIfNoEntry: false }) === undefined) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // else another process was faster
  }
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
