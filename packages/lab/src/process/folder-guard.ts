/** Puts the files of a folder back as they were, where nothing keeps a program from changing them. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { inside, removeTree } from './trees.js';

interface Kept {
  readonly stamp: string; // as long as it is the same, so is the content
  readonly content: Buffer; // where a link leads
  readonly isLink: boolean;
}

const PERMISSIONS = 0o7777;

export class FolderGuard {
  readonly tampered = new Set<string>(); // paths
  private readonly folder: string;
  private readonly mode: number;
  /** By names, of which each byte is a character, for they need not be text; null: neither file nor link, and left alone. */
  private readonly kept = new Map<string, Kept | null>();

  constructor(folder: string) {
    this.folder = realpathSync(folder);
    this.mode = lstatSync(this.folder).mode & PERMISSIONS;
    for (const name of this.names()) this.kept.set(name, this.keep(name));
  }

  putBack(): void {
    this.openFolder();
    for (const name of this.names()) if (!this.kept.has(name)) this.remove(name);
    for (const [name, before] of this.kept) {
      if (before === null || this.stampOf(name) === before.stamp) continue;
      this.remove(name);
      if (before.isLink) symlinkSync(before.content, this.path(name));
      else writeFileSync(this.path(name), before.content);
      this.kept.set(name, { ...before, stamp: this.stampOf(name)! });
    }
  }

  private names(): string[] {
    return readdirSync(this.folder, 'latin1');
  }

  private path(name: string): Buffer {
    return inside(this.folder, Buffer.from(name, 'latin1'));
  }

  private keep(name: string): Kept | null {
    const stamp = this.stampOf(name);
    if (stamp === null) return null;
    const path = this.path(name);
    const isLink = lstatSync(path).isSymbolicLink();
    return { stamp, isLink, content: isLink ? readlinkSync(path, 'buffer') : readFileSync(path) };
  }

  private remove(name: string): void {
    const path = this.path(name);
    this.tampered.add(path.toString());
    removeTree(path);
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

  private stampOf(name: string): string | null {
    const stat = lstatSync(this.path(name), { throwIfNoEntry: false });
    if (!stat?.isFile() && !stat?.isSymbolicLink()) return null;
    return `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
  }
}
