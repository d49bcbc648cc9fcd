/**
 * Folders in the place for temporary files. Each is named after the process that made it, so that the next grader finds
 * those whose maker was killed.
 */
import { lstatSync, mkdtempSync, readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process-table.js';

const KINDS = ['run', 'copy', 'submission', 'pipes', 'filter'] as const;

export const makeOwnFolder = (kind: (typeof KINDS)[number]): string =>
  mkdtempSync(join(tmpdir(), `quadrant-${kind}-${namespace()}-${process.pid}-`));

/** Containers may share a place for temporary files, and count their processes each for itself. */
function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '0'; // a system without
  }
}

/** Those of ours whose makers are gone. */
export function foldersLeft(): string[] {
  const name = new RegExp(`^quadrant-(?:${KINDS.join('|')})-${namespace()}-(\\d+)-\\w{6}$`);
  return readdirSync(tmpdir())
    .filter((each) => {
      const maker = name.exec(each)?.[1];
      return maker !== undefined && !isAlive(Number(maker));
    })
    .map((each) => join(tmpdir(), each))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.());
}
