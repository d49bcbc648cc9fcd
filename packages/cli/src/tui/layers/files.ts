/** Saved games as files: records in JSON. */
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseRecord, savedText, visible } from '@quadrant/table';
import { Misuse } from '../../command.js';
import { readText, reason } from '../../input.js';
import { writeWhole } from '../../write-whole.js';
import type { TerminalGame } from '../match.js';
import { said, spoken } from '../spoken.js';

/** The value in a file that should be a record; a Misuse says what is wrong with it. */
export function readJson(name: string): unknown {
  const value = parseRecord(readText(name, true));
  if (!value.ok) throw new Misuse(`"${visible(name)}": ${value.error.words}`);
  return value.value;
}

export const suggestedName = (match: TerminalGame): string =>
  `${match.kit.game.id}-${match.seed}-turn-${match.turnOfGame}.json`;

/** Writes a match to a file; gives words when that failed or would overwrite something. */
export function save(match: TerminalGame, name: string, overwrite: boolean): string | null {
  const words = spoken.shell.files;
  if (name === '') return words.typeName;
  const folder = dirname(name);
  if (!existsSync(folder)) return words.noFolder(folder);
  try {
    const there = statSync(name, { throwIfNoEntry: false });
    if (there?.isDirectory()) return words.isFolder(name);
    if (there && !overwrite) return words.exists(name);
    writeWhole(name, savedText(match.table));
    match.keptInFile();
    return null;
  } catch (error) {
    return words.failed(said(reason(error)));
  }
}
