/** Files of a folder by their paths in it. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface TreeFile {
  readonly content: Buffer | string;
  readonly mode: number; // 0o755
}
export type FileTree = Map<string, TreeFile>;

export const file = (content: Buffer | string): TreeFile => ({ content, mode: 0o644 });
export const script = (content: string): TreeFile => ({ content, mode: 0o755 });

/** All of these under a folder. */
export const under = (folder: string, tree: FileTree): FileTree =>
  new Map([...tree].map(([path, each]) => [`${folder}/${path}`, each]));

export function writeTree(folder: string, tree: FileTree): void {
  for (const [path, { content, mode }] of tree) {
    const whole = join(folder, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, content);
    chmodSync(whole, mode);
  }
}

/** Plain files only. */
export function readTree(folder: string): FileTree {
  const tree: FileTree = new Map();
  const walk = (inner: string) => {
    for (const name of readdirSync(join(folder, inner)).sort()) {
      const path = inner === '' ? name : `${inner}/${name}`;
      const stat = lstatSync(join(folder, path));
      if (stat.isDirectory()) walk(path);
      else if (stat.isFile())
        tree.set(path, { content: readFileSync(join(folder, path)), mode: stat.mode & 0o777 });
    }
  };
  walk('');
  return tree;
}
