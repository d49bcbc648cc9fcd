import { makeMirewood } from './game.js';
import { makeProgram } from './program.js';
import { makeNarrator } from './text.js';

export const game = makeMirewood();
export const program = makeProgram(game);
export const narrator = () => makeNarrator(game.book);
