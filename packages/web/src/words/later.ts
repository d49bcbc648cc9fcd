/** The words of what nobody needs for a first game, in the language of the page; loaded with what says them. */
import type { Language } from '@quadrant/kernel';

export type Later = typeof import('./en/later.js').later;

const TABLES: Readonly<Record<Language, () => Promise<{ readonly later: Later }>>> = {
  en: () => import('./en/later.js'),
  de: () => import('./de/later.js'),
};

export let later: Later;

export async function loadLater(language: Language): Promise<void> {
  later = (await TABLES[language]()).later;
}
