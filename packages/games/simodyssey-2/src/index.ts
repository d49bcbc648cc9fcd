/** SimOdyssey 2: the game, its text program, its words, and what it takes to make another one from other tables. */
import { makeSimodyssey } from './game.js';
import { makeProgram } from './program.js';
import { playThresholds, standard } from './tables.js';
import { makeNarrator } from './text.js';
import { makeWords } from './words.js';

export const game = makeSimodyssey();
export const program = makeProgram();
export const narrator = () => makeNarrator();
export const words = makeWords();
export const { say } = words;
/** The thresholds of a mission in play mode, a good first `test`. */
export const usualThresholds: readonly number[] = playThresholds(standard);

export type { SimCommand } from './commands.js';
export * from './entities.js';
export type { DrewFor, SimFact } from './facts.js';
export { makeSimodyssey, type SimOdyssey } from './game.js';
export * from './kinds.js';
export type { Options } from './options.js';
export { MODES, type Mode, type Movable, type Position } from './position.js';
export { makeProgram } from './program.js';
export { attackExplorer, clearSector, destroyAll, destroyPrey } from './rules/behaviour.js';
export { drift, fly, settle, settleOrDrift, travel, travelOrDrift } from './rules/movement.js';
export { checkBlackHole, checkFuel, doNothing, multiply } from './rules/survival.js';
export { DIRECTIONS, type Direction, type Place } from './space.js';
export { standard, type Tables } from './tables.js';
export { makeNarrator } from './text.js';
export type { EntityView, ExplorerView, View } from './view.js';
export { makeWords, type Odds, type Piece, type Words } from './words.js';
