/** All words of the terminal in German. */
import { guides } from '@quadrant/catalogue/words/de/guides';
import { words as wood } from '@quadrant/mirewood/words/de';
import { words as links } from '@quadrant/raiinet/words/de';
import { words as odyssey } from '@quadrant/simodyssey-2/words/de';
import { words as defender } from '@quadrant/space-defender-2/words/de';
import { texts as woodTexts } from './de/mirewood.js';
import { texts as linkTexts } from './de/raiinet.js';
import { shell } from './de/shell.js';
import { texts as odysseyTexts } from './de/simodyssey-2.js';
import { texts as defenderTexts } from './de/space-defender-2.js';
import type { Tongue } from './tongue.js';

export const tongue: Tongue = {
  shell,
  texts: { defender: defenderTexts, odyssey: odysseyTexts, links: linkTexts, wood: woodTexts },
  guides,
  words: { defender, odyssey, links, wood },
};
