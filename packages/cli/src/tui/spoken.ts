/** The words of the games as the terminal tells them. */
import { speechIn } from '@quadrant/mirewood';
import { words as wood } from '@quadrant/mirewood/words/en';
import { words as links } from '@quadrant/raiinet/words/en';
import { makeWords } from '@quadrant/simodyssey-2';
import { words as odyssey } from '@quadrant/simodyssey-2/words/en';
import { words as defender } from '@quadrant/space-defender-2/words/en';

export const spoken = { defender, odyssey, links, wood };
export const odysseySpeech = makeWords(odyssey);
export const woodSpeech = speechIn(wood);
