/** The words of the games, in the language of who sits at the terminal. */
import type { Language } from '@quadrant/kernel';
import { makeWords, type Speech } from '@quadrant/simodyssey-2';
import { words as odysseyGerman } from '@quadrant/simodyssey-2/words/de';
import { words as odysseyEnglish } from '@quadrant/simodyssey-2/words/en';
import { words as defenderGerman } from '@quadrant/space-defender-2/words/de';
import { words as defenderEnglish } from '@quadrant/space-defender-2/words/en';

const GAMES = {
  en: { defender: defenderEnglish, odyssey: odysseyEnglish },
  de: { defender: defenderGerman, odyssey: odysseyGerman },
} satisfies Record<Language, object>;

export let spoken = GAMES.en;
export let odysseySpeech: Speech = makeWords(spoken.odyssey);

export function speakIn(language: Language): void {
  spoken = GAMES[language];
  odysseySpeech = makeWords(spoken.odyssey);
}
