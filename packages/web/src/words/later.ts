/** The words of what nobody needs for a first game, in the language of the page; loaded with what says them. */
import type { Language } from '@quadrant/kernel';
import { pageLanguage } from './language.js';

export type Later = typeof import('./en/later.js').later;

const TABLES: Readonly<Record<Language, () => Promise<{ readonly later: Later }>>> = {
  en: () => import('./en/later.js'),
  de: () => import('./de/later.js'),
};

export let later: Later;

/** Loads something together with the words that it says. */
export async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [loaded, table] = await Promise.all([load(), TABLES[pageLanguage()]()]);
  later = table.later;
  return loaded;
}
