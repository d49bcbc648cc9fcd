/** A game as a file: the same bytes whoever saves it, page or terminal. */
import type { GameRecord } from './record.js';
import type { AnyTable } from './table.js';

/** What a file says to whoever opens it while the game is being played. */
export const SECRETS_NOTE =
  'This file holds the secrets of all players. Do not open it while the game is being played.';

export const savedRecord = (table: AnyTable): GameRecord =>
  table.record({ trace: true, ...(table.everything ? {} : { note: SECRETS_NOTE }) });

export const savedText = (table: AnyTable): string => `${JSON.stringify(savedRecord(table), null, 1)}\n`;
