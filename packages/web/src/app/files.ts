/** Opening and saving games as files, from wherever on the page. */
import { savedText } from '@quadrant/table';
import { fileName, pickFile, readJsonFile, saveFile } from '../keep/files.js';
import type { AnyPlay } from '../play/play.js';
import { parseRoute } from '../route.js';
import { withWords } from '../words/later.js';
import { shell, told } from '../words/shell.js';
import { openRecord } from './current.js';

/** Asks for a file and goes to the game in it. */
export async function openFile(): Promise<void> {
  const file = await pickFile('.json,application/json');
  if (file) await openGameFile(file);
}

async function openGameFile(file: File): Promise<void> {
  const refuse = (words: string, holds: AnyPlay | null) =>
    withWords(() => import('./CannotOpenFile.js')).then((part) => part.tellCannotOpen(words, holds));
  const value = await readJsonFile(file);
  if (!value.ok) return refuse(told(value.error), null);
  const address = await openRecord(value.value);
  if (!address.ok) return refuse(shell.record.inFile(file.name, told(address.error)), address.holds);
  location.hash = address.value;
}

/** Opens a game that is dropped on any page but the lab, which takes whole tournaments; else the browser would leave the page for it. */
export function heedDrops(): () => void {
  const heed = (event: DragEvent) => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files') || parseRoute(location.hash).page === 'lab') return;
    event.preventDefault();
    if (type === 'drop' && dataTransfer.files[0]) void openGameFile(dataTransfer.files[0]);
  };
  const kinds = ['dragover', 'drop'] as const;
  for (const kind of kinds) addEventListener(kind, heed);
  return () => {
    for (const kind of kinds) removeEventListener(kind, heed);
  };
}

/** Saves a game as a file, which says so itself when it holds what its players may not know yet. */
export function savePlay(play: AnyPlay): void {
  saveFile(fileName(play.record()), savedText(play.table));
}
