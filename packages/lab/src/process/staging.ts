/**
 * A copy of a program's folder, for the user that it runs as: made where that user could not read the folder itself, and
 * where the folder holds cases, which are left out.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeOwnFolder } from './own-folder.js';
import { isWithin } from './sights.js';
import { removeTree } from './trees.js';

const MOST_MIB = 512;
const CASE_FILE = /\.(expected\.txt|actual\.txt|txt|map|args|exit|md)$/;

/** The folder cannot be copied; the words say why. */
export class StagingError extends Error {}

export class Staging {
  private root: string | null = null;
  private readonly copies = new Map<string, string>();
  private readonly cases: readonly string[];

  constructor(cases: readonly string[]) {
    this.cases = cases;
  }

  /** The path of a copy that any user can read and nobody but us can change. */
  copyOf(path: string): string {
    const known = this.copies.get(path);
    if (known !== undefined) return known;
    this.root ??= newRoot();
    const folder = join(this.root, randomUUID()); // nobody finds it who is not told
    const isFolder = statSync(path).isDirectory();
    const copy = isFolder ? folder : join(folder, basename(path));
    let bytes = 0;
    cpSync(isFolder ? path : realpathSync(path), copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => {
        const { size, ...stat } = statSync(source, { throwIfNoEntry: false }) ?? { size: 0 };
        const isFile = 'isFile' in stat;
        if (this.cases.some((each) => isWithin(source, each) && source !== path)) {
          if (!this.cases.includes(dirname(source)) || CASE_FILE.test(source)) return false;
        }
        bytes += isFile ? size : 0;
        if (bytes > MOST_MIB << 20)
          throw new StagingError(
            `"${path}" is too large to be copied for the user that programs run as: make it readable for all`,
          );
        return true;
      },
    });
    openToAll(copy);
    this.copies.set(path, copy);
    return copy;
  }

  close(): void {
    if (this.root !== null) removeTree(this.root);
    this.root = null;
    this.copies.clear();
  }
}

function newRoot(): string {
  const root = makeOwnFolder('copy');
  chmodSync(root, 0o711);
  return root;
}

function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return; // what it leads to is not ours
  const runs = stat.isDirectory() || (stat.mode & 0o100) !== 0;
  chmodSync(path, runs ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
