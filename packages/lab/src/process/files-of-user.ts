/** What a user that was made up for one run has written where everybody may write. */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = ['/tmp', '/var/tmp', '/dev/shm', '/run/lock'];

export function filesOf(user: number): string[] {
  return SHARED.flatMap((folder) =>
    namesIn(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === user),
  );
}

export function removeFilesOf(user: number): void {
  for (const path of filesOf(user)) rmSync(path, { recursive: true, force: true });
}

/** The size of files and folders with all that is in them, in MiB. */
export function sizeMib(paths: readonly string[]): number {
  let bytes = 0;
  const left = [...paths];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) continue;
    bytes += stat.blocks * 512;
    if (stat.isDirectory()) for (const name of namesIn(path)) left.push(join(path, name));
  }
  return bytes / (1 << 20);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not there, or closed to us
  }
}
