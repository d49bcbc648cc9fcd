/**
 * Writes a file whole or not at all: whatever happens on the way (a full disk, a crash, another writer), under its
 * name there is the old content or the new one. The new one is written beside it under a name that nobody has.
 */
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The steps that can fail, in the order they are taken. */
export type Disk = Pick<
  typeof fs,
  'openSync' | 'fchmodSync' | 'writeSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'unlinkSync'
>;

const MOST_LINKS = 40;
const PERMISSIONS = 0o7777;

/** Throws what the disk says, or that the name is none of an ordinary file. */
export function writeWhole(name: string, text: string, disk: Disk = fs): void {
  const { path, folder, part, there } = placeOf(name);
  const fd = disk.openSync(part, 'wx', there ? there.mode & PERMISSIONS : 0o666);
  try {
    try {
      if (there) disk.fchmodSync(fd, there.mode & PERMISSIONS); // whatever the process would take away
      writeAll(fd, Buffer.from(text, 'utf8'), disk);
      disk.fsyncSync(fd);
    } finally {
      disk.closeSync(fd);
    }
    disk.renameSync(part, path);
  } catch (error) {
    discard(part, disk);
    throw error;
  }
  syncFolder(folder, disk);
}

/** Throws what keeps `writeWhole` from a name, for who has long to work before there is something to write. */
export function tryPlace(name: string): void {
  const { part } = placeOf(name);
  fs.closeSync(fs.openSync(part, 'wx'));
  fs.unlinkSync(part);
}

function placeOf(name: string) {
  const path = followLinks(name);
  const there = fs.statSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new Error('it is not an ordinary file');
  const folder = dirname(path);
  const part = join(folder, `.quadrant-${randomBytes(9).toString('base64url')}.part`);
  return { path, folder, part, there };
}

/** Where a name leads when it is a link, also to a file that is not there yet; the link stays what it is. */
function followLinks(name: string): string {
  let path = resolve(name);
  for (let n = 0; n < MOST_LINKS; n++) {
    if (!fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    path = resolve(fs.realpathSync(dirname(path)), fs.readlinkSync(path));
  }
  throw new Error('it is a link that leads in a circle');
}

function writeAll(fd: number, bytes: Buffer, disk: Disk): void {
  for (let at = 0; at < bytes.length; ) at += disk.writeSync(fd, bytes, at);
}

/** The new name is on the disk only when the folder is. */
function syncFolder(folder: string, disk: Disk): void {
  if (process.platform === 'win32') return; // has no such thing
  const fd = disk.openSync(folder, 'r');
  try {
    disk.fsyncSync(fd);
  } finally {
    disk.closeSync(fd);
  }
}

function discard(path: string, disk: Disk): void {
  try {
    disk.unlinkSync(path);
  } catch {
    // it was never made, or has its name already
  }
}
