/** The text program: `quadrant run simodyssey-2`. */
import { makeCallProgram } from '@quadrant/call-text';
import type { Program } from '@quadrant/kernel';
import { makeSimOdyssey2 } from './game.js';
import { defaultOptions } from './options.js';
import { standard, type Tables } from './tables.js';
import { makeNarrator } from './text.js';

export function makeProgram(tables: Tables = standard): Program {
  return makeCallProgram(makeSimOdyssey2(tables), () => makeNarrator(tables), defaultOptions);
}
