/** A folder that somebody named to write into, made here: those below, who also make folders in it, would never end in /proc. */
import { existsSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from './command.js';
import { reason } from './input.js';
import { makeFolder } from './make-folder.js';

/** Makes it, and finds out whether folders can be made in it. */
export function makeOpen(folder: string): void {
  makeFolder(folder);
  rmdirSync(mkdtempSync(join(folder, '.quadrant-')));
}

export function makeNamed(folder: string): void {
  try {
    makeOpen(folder);
  } catch (error) {
    throw new Misuse(`cannot write to "${folder}": ${reason(error)}`);
  }
}

/** The same for an act that may be refused: then nothing new is left. */
export function inNamed<T>(folder: string, act: () => T): T {
  const isNew = !existsSync(folder);
  makeNamed(folder);
  try {
    return act();
  } finally {
    if (isNew && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
