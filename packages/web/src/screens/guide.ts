/** The guided first game of a game: its course, told in the language of the page; loaded when it is wanted. */
import type { Language } from '@quadrant/kernel';
import { pageLanguage } from '../words/language.js';
import type { Guide } from './contract.js';

type Guides = Readonly<Record<string, readonly string[]>>;
const WORDS: Readonly<Record<Language, () => Promise<{ readonly guides: Guides }>>> = {
  en: () => import('@quadrant/catalogue/words/en/guides'),
  de: () => import('@quadrant/catalogue/words/de/guides'),
};

export async function guideOf(id: string): Promise<Guide> {
  const [{ courseOf }, { guides }] = await Promise.all([
    import('@quadrant/catalogue/courses'),
    WORDS[pageLanguage()](),
  ]);
  const course = courseOf(id)!;
  return { ...course, pauses: course.pauses.map((pause, i) => ({ ...pause, words: guides[id][i] })) };
}
