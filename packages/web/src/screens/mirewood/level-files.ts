/** Level files from and to the person's disk. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { pickFile, saveFile } from '../../keep/files.js';
import { LATER } from './texts.js';

const LARGEST = 1024 * 1024;

/** Asks for a level file and gives its text; null when none was chosen. */
export async function openLevelFile(): Promise<Result<string> | null> {
  const file = await pickFile('.map,.txt,text/plain');
  if (!file) return null;
  return file.size > LARGEST ? refuse('too-large', LATER.editor.tooLarge) : ok(await file.text());
}

/** Offers a level as a file named after it. */
export function saveLevelFile(name: string, text: string): void {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  saveFile(`${plain || 'level'}.map`, text, 'text/plain');
}
