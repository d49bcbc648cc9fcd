/** Puts the files of a folder back as they were, where nothing keeps a program from changing them. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { removeTree } from './trees.js';

interface Kept {
  readonly content: Buffer;
  readonly stamp: string; // as long as it is the same, so is the content
}

const PERMISSIONS = 0o7777;

export class FolderGuard {
  readonly tampered = new Set<string>(); // paths
  private readonly folder: string;
  private readonly mode: number;
  private readonly kept = new Map<string, Kept | null>(); // null: no file, and left alone

  constructor(folder: string) {
    this.folder = realpathSync(folder);
    this.mode = lstatSync(this.folder).mode & PERMISSIONS;
    for (const name of readdirSync(this.folder)) {
      const stamp = this.stampOf(name);
      this.kept.set(name, stamp === null ? null : { content: readFileSync(join(this.folder, name)), stamp });
    }
  }

  putBack(): void {
    this.openFolder();
    for (const name of readdirSync(this.folder)) {
      if (this.kept.has(name)) continue;
      this.tampered.add(join(this.folder, name));
      removeTree(join(this.folder, name));
    }
    for (const [name, before] of this.kept) {
      if (before === null || this.stampOf(name) === before.stamp) continue;
      this.tampered.add(join(this.folder, name));
      removeTree(join(this.folder, name));
      writeFileSync(join(this.folder, name), before.content);
      this.kept.set(name, { content: before.content, stamp: this.stampOf(name)! });
    }
  }

  /** It may be gone, closed, or something else by now. */
  private openFolder(): void {
    const stat = lstatSync(this.folder, { throwIfNoEntry: false });
    if (stat?.isDirectory() && (stat.mode & PERMISSIONS) === this.mode) return;
    this.tampered.add(this.folder);
    if (stat !== undefined && !stat.isDirectory()) rmSync(this.folder, { force: true });
    mkdirSync(this.folder, { recursive: true });
    chmodSync(this.folder, this.mode);
  }

  /** Null for what is no file. */
  private stampOf(name: string): string | null {
    const stat = lstatSync(join(this.folder, name), { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    return `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
  }
}
