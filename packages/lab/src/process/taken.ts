/** What only one process of this machine may have at a time: a file says who has it. */
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from './process-table.js';

export function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    // Left by who has ended, or put there by a program: the next one who tries may have it.
    if (!isHeld(file)) rmSync(file, { force: true, recursive: true });
    return false;
  }
}

export function isHeld(file: string): boolean {
  try {
    const stat = lstatSync(file);
    if (!stat.isFile() || stat.uid !== process.getuid?.()) return false;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === 0) return true; // just being written
    return isAlive(holder);
  } catch {
    return false;
  }
}
