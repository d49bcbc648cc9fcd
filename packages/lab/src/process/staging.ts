/**
 * A copy of a program's folder, for the user that it runs as: made where that user could not read the folder itself, and
 * where the folder holds cases, which are left out.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeOwnFolder } from './own-folder.js';
import { isWithin } from './sights.js';
import { copyTree, NoRoomError, openForReading, removeTree } from './trees.js';

const MOST_MIB = 512;
const CASE_FILE = /\.(expected\.txt|actual\.txt|txt|map|args|exit|md)$/;

/** The folder cannot be copied; the words say why. */
export class StagingError extends Error {}

export class Staging {
  private root: string | null = null;
  private readonly copies = new Map<string, string>();
  private readonly cases: readonly string[];
  private readonly letIn: (folder: string) => void;

  /** `letIn` opens a folder to those who run from a copy. */
  constructor(cases: readonly string[], letIn: (folder: string) => void) {
    this.cases = cases;
    this.letIn = letIn;
  }

  /** The path of a copy that they can read and nobody but us can change. */
  copyOf(path: string): string {
    const known = this.copies.get(path);
    if (known !== undefined) return known;
    this.root ??= this.newRoot();
    const folder = join(this.root, randomUUID()); // nobody finds it who is not told
    const isFolder = statSync(path).isDirectory();
    const copy = isFolder ? folder : join(folder, basename(path));
    try {
      if (!isFolder) mkdirSync(folder);
      copyTree(isFolder ? path : realpathSync(path), copy, {
        mostMib: MOST_MIB,
        isLeftOut: (source) => source !== path && this.isOfCases(source.toString()),
      });
      openForReading(folder);
    } catch (error) {
      throw new StagingError(whyNot(path, error as NodeJS.ErrnoException));
    }
    this.copies.set(path, copy);
    return copy;
  }

  private newRoot(): string {
    const root = makeOwnFolder('copy');
    this.letIn(root);
    return root;
  }

  private isOfCases(path: string): boolean {
    if (!this.cases.some((each) => isWithin(path, each))) return false;
    return !this.cases.includes(dirname(path)) || CASE_FILE.test(path);
  }

  close(): void {
    if (this.root !== null) removeTree(this.root);
    this.root = null;
    this.copies.clear();
  }
}

const COPIED = 'be copied for the user that programs run as';
const whyNot = (path: string, error: NodeJS.ErrnoException) =>
  error instanceof NoRoomError
    ? `"${path}" is too large to ${COPIED}: make it readable for all`
    : `"${path}" cannot ${COPIED}: ${error.code ?? error.message}`;
