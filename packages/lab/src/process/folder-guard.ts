/** Puts the files of a folder back as they were, where nothing keeps a program from changing them. */
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Kept {
  readonly content: Buffer;
  readonly stamp: string; // as long as it is the same, so is the content
}

export class FolderGuard {
  readonly tampered = new Set<string>(); // paths
  private readonly folder: string;
  private readonly kept = new Map<string, Kept>();

  constructor(folder: string) {
    this.folder = folder;
    for (const name of readdirSync(folder)) {
      const stamp = this.stampOf(name);
      if (stamp !== null) this.kept.set(name, { content: readFileSync(join(folder, name)), stamp });
    }
  }

  putBack(): void {
    for (const name of readdirSync(this.folder)) {
      if (!this.kept.has(name) && this.stampOf(name) !== null) {
        this.tampered.add(join(this.folder, name));
        rmSync(join(this.folder, name), { force: true });
      }
    }
    for (const [name, { content, stamp }] of this.kept) {
      if (this.stampOf(name) === stamp) continue;
      this.tampered.add(join(this.folder, name));
      rmSync(join(this.folder, name), { recursive: true, force: true });
      writeFileSync(join(this.folder, name), content);
      this.kept.set(name, { content, stamp: this.stampOf(name)! });
    }
  }

  /** Null for what is no file. */
  private stampOf(name: string): string | null {
    const stat = lstatSync(join(this.folder, name), { throwIfNoEntry: false });
    if (!stat || stat.isDirectory()) return null;
    return `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
  }
}
