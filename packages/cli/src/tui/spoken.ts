/** The words of the games as the terminal tells them. */
import { makeWords } from '@quadrant/simodyssey-2';
import { words as odyssey } from '@quadrant/simodyssey-2/words/en';
import { words as defender } from '@quadrant/space-defender-2/words/en';

export const spoken = { defender, odyssey };
export const odysseySpeech = makeWords(odyssey);
