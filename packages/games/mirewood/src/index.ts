/** Mirewood: what front ends, bots, the lab and tests use. */

import type { Fact } from './facts.js';
import { makeMirewood } from './game.js';
import { brushesOf } from './level/brushes.js';
import { dump } from './level/dump.js';
import type { Position } from './position.js';
import { makeProgram } from './program.js';
import { makeNarrator } from './text.js';
import { threats as threatsIn } from './threats.js';
import type { View } from './view.js';
import type { Words } from './words/table.js';
import { makeWords, type Preview, type Speech } from './words.js';

/** The standard game. */
export const game = makeMirewood();
export const program = makeProgram(game);
export const narrator = () => makeNarrator(game.book);
/** The game in the words of a language. */
export const speechIn = (words: Words): Speech => makeWords(game.book, words);
/** What a key press comes to. */
export const preview = (view: View, key: string, words: Words): Preview => speechIn(words).preview(view, key);
/** A sentence of the standard game. */
export const say = (fact: Fact, words: Words): string | null => speechIn(words).say(fact);
/** Where it may hurt next turn; from a view alone. */
export const threats = (view: View) => threatsIn(game.book, view);
/** All that can stand on a board. */
export const brushes = brushesOf(game.book);
/** The present level as a level file: an export that loads again. */
export const dumpLevel = (position: Position): string => dump(game.book, position);

export type { Board } from './board.js';
export type { KeyEntry, MirewoodCommand, StandardKey } from './commands.js';
export { keys, VERBOSE_KEY } from './commands.js';
export { melee, ranged } from './decisions.js';
export { type Difficulty, difficulties } from './difficulty.js';
export { digest, routine } from './digest.js';
export { DIRECTIONS, type Direction, type Heading } from './directions.js';
export type { Credit, Fact, Ref, SeenFact } from './facts.js';
export { type Mirewood, makeMirewood } from './game.js';
export type { Brush } from './level/brushes.js';
export { type Draft, headerOf, readDrafts, withHeader, writeDrafts } from './level/draft.js';
export { HEIGHTS, WIDTHS } from './level/headers.js';
export { SIDES } from './level/map.js';
export { levels, type ShippedLevel } from './levels.js';
export { levelText, type Options } from './options.js';
export { NONE, type Piece, type Position } from './position.js';
export { makeProgram } from './program.js';
export { type Request, requestsFor } from './requests.js';
export type { Surroundings } from './senses.js';
export * from './tables.js';
export { tally } from './tally.js';
export { makeNarrator } from './text.js';
export { gateFrom, playerOf, STEPS, type Threat } from './threats.js';
export { powerUp, statusTile } from './tiles.js';
export type { CustomTile, PieceView, View } from './view.js';
export { FINDS, GATE, holds, isClose, isCutOff, wayTo } from './way.js';
export type { Words } from './words/table.js';
export { helpIn, type LegendEntry, makeWords, nameIn, type Preview, type Speech } from './words.js';
