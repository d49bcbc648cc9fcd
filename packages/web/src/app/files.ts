/** Opening and saving games as files, from wherever on the page. */
import { savedText } from '@quadrant/table';
import { fileName, pickFile, readJsonFile, saveFile } from '../keep/files.js';
import type { AnyPlay } from '../play/play.js';
import { shell, told } from '../words/shell.js';
import { openRecord } from './current.js';

/** Asks for a file and goes to the game in it; words when that is not possible. */
export async function openFile(): Promise<string | null> {
  const file = await pickFile('.json,application/json');
  if (!file) return null;
  const value = await readJsonFile(file);
  if (!value.ok) return told(value.error);
  const address = await openRecord(value.value);
  if (!address.ok) return shell.record.inFile(file.name, told(address.error));
  location.hash = address.value;
  return null;
}

/** Saves a game as a file, which says so itself when it holds what its players may not know yet. */
export function savePlay(play: AnyPlay): void {
  saveFile(fileName(play.record()), savedText(play.table));
}
