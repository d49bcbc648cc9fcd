/** The language of the page: what was chosen, else what the browser asks for. It changes when the page is loaded anew. */
import { type Language, languageOf } from '@quadrant/kernel';
import { settings } from '../keep/settings.js';

/** Each in its own words, so that whoever cannot read this page finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const pageLanguage = (): Language =>
  languageOf([settings().language, ...(globalThis.navigator?.languages ?? [])]);
