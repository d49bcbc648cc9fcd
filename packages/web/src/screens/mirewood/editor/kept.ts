/** The level being edited, kept in the browser so that closing the page loses nothing. */
import { writeDrafts } from '@quadrant/mirewood';
import { painter } from '@quadrant/mirewood/painting';
import { store } from '../../../keep/storage.js';

const KEY = 'mirewood:draft';

export const keepDraft = (text: string): void => store.write(KEY, text);

export function keptDraft(): string {
  const kept = store.read(KEY);
  return typeof kept === 'string' ? kept : writeDrafts([painter.blank(11, 6)]);
}
