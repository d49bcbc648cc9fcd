/** Files of a folder of cases: regular ones, or links to them. A pipe that nobody writes into would be waited for. */
import { readFileSync, statSync } from 'node:fs';

/** Throws where there is no such file. */
export function readRegular(path: string): Buffer {
  if (!statSync(path).isFile()) throw new Error('it is not an ordinary file');
  return readFileSync(path);
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
