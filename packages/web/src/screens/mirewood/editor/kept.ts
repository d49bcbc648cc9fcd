/** The level being edited, kept in the browser so that closing the page loses nothing. */
import { brushes, writeDrafts } from '@quadrant/mirewood';
import { store } from '../../../keep/storage.js';

const KEY = 'mirewood:draft';

export const keepDraft = (text: string): void => store.write(KEY, text);

export function keptDraft(): string {
  const kept = store.read(KEY);
  return typeof kept === 'string' ? kept : writeDrafts([brushes.blank(11, 6)]);
}
