/** A folder as plain data, to be checked on another machine: files, their rights, and links as they are. */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface PackedFile {
  readonly path: string; // 'src/main.c'
  readonly mode: number;
  readonly content?: string; // base64
  readonly link?: string;
}
export type PackedFolder = readonly PackedFile[];

/** Null where it cannot be read, or is too much to send. */
export function pack(folder: string, mostMib: number): PackedFolder | null {
  const files: PackedFile[] = [];
  let left = mostMib * 2 ** 20;
  const add = (path: string): boolean => {
    const from = join(folder, path);
    const stat = lstatSync(from);
    const mode = stat.mode & 0o777;
    if (stat.isSymbolicLink()) files.push({ path, mode, link: readlinkSync(from) });
    else if (stat.isDirectory()) return readdirSync(from).every((name) => add(join(path, name)));
    else if (stat.isFile()) {
      left -= stat.size;
      if (left < 0) return false;
      files.push({ path, mode, content: readFileSync(from).toString('base64') });
    }
    return true;
  };
  try {
    return add('.') ? files : null;
  } catch {
    return null; // its own failure, wherever it is checked
  }
}

export function unpack(files: PackedFolder, folder: string): void {
  for (const { path, mode, content, link } of files) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    if (link === undefined) writeFileSync(to, Buffer.from(content!, 'base64'), { mode });
    else symlinkSync(link, to);
  }
}
