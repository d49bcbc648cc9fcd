/** All words of the terminal in English. */
import { guides } from '@quadrant/catalogue/words/en/guides';
import { words as wood } from '@quadrant/mirewood/words/en';
import { words as links } from '@quadrant/raiinet/words/en';
import { words as odyssey } from '@quadrant/simodyssey-2/words/en';
import { words as defender } from '@quadrant/space-defender-2/words/en';
import { texts as woodTexts } from './en/mirewood.js';
import { texts as linkTexts } from './en/raiinet.js';
import { shell } from './en/shell.js';
import { texts as odysseyTexts } from './en/simodyssey-2.js';
import { texts as defenderTexts } from './en/space-defender-2.js';
import type { Tongue } from './tongue.js';

export const tongue: Tongue = {
  shell,
  texts: { defender: defenderTexts, odyssey: odysseyTexts, links: linkTexts, wood: woodTexts },
  guides,
  words: { defender, odyssey, links, wood },
};
