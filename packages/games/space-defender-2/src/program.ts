/** The text program: the transcript of a file of commands. */
import { makeCallProgram } from '@quadrant/call-text';
import type { Program } from '@quadrant/kernel';
import { makeSpaceDefender2 } from './game.js';
import { defaultOptions } from './options.js';
import { standard, type Tables } from './tables.js';
import { makeNarrator } from './text.js';

export function makeProgram(tables: Tables = standard): Program {
  return makeCallProgram(makeSpaceDefender2(tables), makeNarrator(tables), defaultOptions);
}
export const program = makeProgram();
