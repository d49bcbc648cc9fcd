/** The language of the page: what was chosen, else what the browser asks for. It changes when the page is loaded anew. */
import { type Language, languageOf } from '@quadrant/kernel';
import { settings } from '../keep/settings.js';

export const pageLanguage = (): Language =>
  languageOf([settings().language, ...(globalThis.navigator?.languages ?? [])]);
