/**
 * Folders that no other user can enter while they are closed. Several graders may close one at the same time: the last of
 * them gives it back the rights it had. They close and open one after the other, for one that begins tidies up after all
 * whose notes name nobody living.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process-table.js';
import { holderOf, letGo, take } from './taken.js';

const CLOSED = 0o700;
const NOTES = 'quadrant-closed-';
const MODE = 'mode';
const PATH = 'path';

/** Gives back the way to open it again. */
export const closeFolder = (folder: string): (() => void) => alone(() => close(folder));

function close(folder: string): () => void {
  const { dev, ino, mode } = statSync(folder);
  const notes = join(tmpdir(), `${NOTES}${dev}-${ino}`);
  if ((mode & 0o077) === 0 && !existsSync(notes)) return () => {};
  mkdirSync(notes, { recursive: true, mode: CLOSED });
  if (!isOurs(notes)) throw new Error(`"${notes}" was made by somebody else`);
  if (!existsSync(join(notes, MODE))) writeFileSync(join(notes, MODE), String(mode & 0o7777));
  writeFileSync(join(notes, PATH), realpathSync(folder));
  const own = join(notes, String(process.pid));
  writeFileSync(own, '');
  chmodSync(folder, CLOSED);
  return () =>
    alone(() => {
      rmSync(own, { force: true });
      openAgain(notes);
    });
}

/** Those that were closed by graders of whom none is left. */
export function reopenLeft(): void {
  const all = readdirSync(tmpdir()).filter((name) => name.startsWith(NOTES));
  const ours = all.map((name) => join(tmpdir(), name)).filter(isOurs);
  if (ours.length > 0) alone(() => ours.forEach(openAgain));
}

const ROUND_MS = 2;
const ROUNDS = 30_000;
const BREATH = new Int32Array(new SharedArrayBuffer(4));

/** While no other grader closes or opens anything. */
function alone<T>(act: () => T): T {
  const turn = join(tmpdir(), `quadrant-closing-${process.getuid?.()}`);
  for (let round = 0; !take(turn); round++) {
    if (round === ROUNDS)
      throw new Error(`process ${holderOf(turn)?.pid} closes folders and does not end: "${turn}"`);
    Atomics.wait(BREATH, 0, 0, ROUND_MS);
  }
  try {
    return act();
  } finally {
    letGo(turn);
  }
}

const isOurs = (notes: string) => {
  const stat = lstatSync(notes, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === process.getuid?.();
};

/** Unless somebody still keeps it closed. */
function openAgain(notes: string): void {
  const names = existsSync(notes) ? readdirSync(notes) : [];
  if (names.some((name) => /^\d+$/.test(name) && isAlive(Number(name)))) return;
  const said = (name: string) => (names.includes(name) ? readFileSync(join(notes, name), 'utf8') : null);
  const [mode, folder] = [said(MODE), said(PATH)];
  const stat = folder === null ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (mode !== null && folder !== null && stat && notes.endsWith(`${NOTES}${stat.dev}-${stat.ino}`))
    chmodSync(folder, Number(mode));
  rmSync(notes, { recursive: true, force: true });
}
