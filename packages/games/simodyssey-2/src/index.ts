import { makeSimodyssey } from './game.js';
import { makeProgram } from './program.js';
import { makeNarrator } from './text.js';
import { makeWords } from './words.js';

export const game = makeSimodyssey();
export const program = makeProgram();
export const narrator = () => makeNarrator();
export const { say, pieces, odds, describe } = makeWords();
