/**
 * Folders that no other user can enter while they are closed. Several graders may close one at the same time: the last of
 * them gives it back the rights it had.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLOSED = 0o700;
const MODE = 'mode';

/** Gives back the way to open it again. */
export function closeFolder(folder: string): () => void {
  const { dev, ino, mode } = statSync(folder);
  const notes = join(tmpdir(), `quadrant-closed-${dev}-${ino}`);
  if ((mode & 0o077) === 0 && !existsSync(notes)) return () => {};
  mkdirSync(notes, { recursive: true, mode: CLOSED });
  if (statSync(notes).uid !== process.getuid?.()) throw new Error(`"${notes}" was made by somebody else`);
  if (!existsSync(join(notes, MODE))) writeFileSync(join(notes, MODE), String(mode & 0o7777));
  const own = join(notes, String(process.pid));
  writeFileSync(own, '');
  chmodSync(folder, CLOSED);
  return () => {
    rmSync(own, { force: true });
    const holders = existsSync(notes) ? readdirSync(notes).filter((name) => name !== MODE) : [];
    if (holders.some((pid) => isAlive(Number(pid)))) return;
    const before = existsSync(join(notes, MODE)) ? Number(readFileSync(join(notes, MODE), 'utf8')) : null;
    if (before !== null && existsSync(folder)) chmodSync(folder, before);
    rmSync(notes, { recursive: true, force: true });
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
