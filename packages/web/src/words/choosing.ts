/** What the catalogue and the bots say to who chooses how to play, or reads help and rules; loaded with what shows it. */
import type { Language, Phrases } from '@quadrant/kernel';
import { pageLanguage } from './language.js';
import { learn } from './shell.js';

const BOOKS: Readonly<Record<Language, () => Promise<Phrases>>> = {
  en: () => Promise.resolve({}), // as it is
  de: () => import('@quadrant/catalogue/words/de/choosing').then(({ choosing }) => choosing),
};

export const loadChoosing = async (): Promise<void> => learn(await BOOKS[pageLanguage()]());
