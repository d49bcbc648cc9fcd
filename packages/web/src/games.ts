/** The games of the page. Each screen is loaded when its game is chosen. */
import type { GameEntry as Known } from '@quadrant/catalogue';
import type { Language } from '@quadrant/kernel';
import { ENTRIES } from './entries.js';
import type { AnyScreen } from './screens/contract.js';
import { pageLanguage } from './words/language.js';
import { learnRefusals } from './words/shell.js';

export interface PageGame extends Known {
  screen(): Promise<AnyScreen>;
}

/** A screen, and what it says: the words of the page and those of the game, each in a file a language. */
interface Parts {
  screen(): Promise<{ readonly screen: AnyScreen; speak(texts: never, words: never): void }>;
  readonly words: Readonly<Record<Language, () => Promise<readonly [texts: object, words: object]>>>;
}

const textsOf = <T extends object, W extends object>(
  texts: Promise<{ readonly texts: T }>,
  words: Promise<{ readonly words: W }>,
) => Promise.all([texts.then((module) => module.texts), words.then((module) => module.words)]);

const SCREENS: Readonly<Record<string, Parts>> = {
  'space-defender-2': {
    screen: () => import('./screens/space-defender-2/screen.js'),
    words: {
      en: () =>
        textsOf(
          import('./screens/space-defender-2/texts/en.js'),
          import('@quadrant/space-defender-2/words/en'),
        ),
      de: () =>
        textsOf(
          import('./screens/space-defender-2/texts/de.js'),
          import('@quadrant/space-defender-2/words/de'),
        ),
    },
  },
  'simodyssey-2': {
    screen: () => import('./screens/simodyssey-2/screen.js'),
    words: {
      en: () =>
        textsOf(import('./screens/simodyssey-2/texts/en.js'), import('@quadrant/simodyssey-2/words/en')),
      de: () =>
        textsOf(import('./screens/simodyssey-2/texts/de.js'), import('@quadrant/simodyssey-2/words/de')),
    },
  },
  raiinet: {
    screen: () => import('./screens/raiinet/screen.js'),
    words: {
      en: () => textsOf(import('./screens/raiinet/texts/en.js'), import('@quadrant/raiinet/words/en')),
      de: () => textsOf(import('./screens/raiinet/texts/de.js'), import('@quadrant/raiinet/words/de')),
    },
  },
  mirewood: {
    screen: () => import('./screens/mirewood/screen.js'),
    words: {
      en: () => textsOf(import('./screens/mirewood/texts/en.js'), import('@quadrant/mirewood/words/en')),
      de: () => textsOf(import('./screens/mirewood/texts/de.js'), import('@quadrant/mirewood/words/de')),
    },
  },
};

/** A game without a screen of its own has a plain one. */
async function screenOf(entry: Known): Promise<AnyScreen> {
  if (Object.hasOwn(SCREENS, entry.id)) {
    const parts = SCREENS[entry.id];
    const [{ screen, speak }, told] = await Promise.all([parts.screen(), parts.words[pageLanguage()]()]);
    speak(...(told as [never, never]));
    learnRefusals(screen.refusals ?? {});
    return screen;
  }
  const [{ plainScreen }, module] = await Promise.all([import('./screens/plain/screen.js'), entry.load()]);
  return plainScreen(entry, module);
}

export const GAMES: readonly PageGame[] = ENTRIES.map((entry) => ({
  ...entry,
  screen: () => screenOf(entry),
}));

export const findGame = (id: unknown): PageGame | undefined => GAMES.find((game) => game.id === id);
