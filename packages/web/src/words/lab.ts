/** The words of the page about a tournament, in the language of the page; loaded with it. */
import type { Language } from '@quadrant/kernel';

export type Lab = typeof import('./en/lab.js').lab;

const TABLES: Readonly<Record<Language, () => Promise<{ readonly lab: Lab }>>> = {
  en: () => import('./en/lab.js'),
  de: () => import('./de/lab.js'),
};

export let lab: Lab;

export async function loadLab(language: Language): Promise<void> {
  lab = (await TABLES[language]()).lab;
}
