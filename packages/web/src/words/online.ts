/** The words of the pages about matches, in the language of the page; loaded with them. */
import type { Language } from '@quadrant/kernel';
import { learnRefusals } from './shell.js';

export type Online = typeof import('./en/online.js').online;

const TABLES: Readonly<Record<Language, () => Promise<{ readonly online: Online }>>> = {
  en: () => import('./en/online.js'),
  de: () => import('./de/online.js'),
};

export let online: Online;

export async function loadOnline(language: Language): Promise<void> {
  online = (await TABLES[language]()).online;
  learnRefusals(online.refusals);
}
