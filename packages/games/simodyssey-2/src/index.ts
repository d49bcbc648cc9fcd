/** SimOdyssey 2: the game, its text program, its words, and what it takes to make another one from other tables. */
import type { Fact as AnyFact } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import { makeSimOdyssey2 } from './game.js';
import { landings as landingsIn, type Outlook, outlooks as outlooksFrom } from './outlook.js';
import { odds as oddsFrom, preview as previewFrom } from './preview.js';
import { makeProgram } from './program.js';
import { playThresholds, standard } from './tables.js';
import { makeNarrator } from './text.js';
import { named, type View } from './view.js';

export const game = makeSimOdyssey2();
export const program = makeProgram();
export const narrator = () => makeNarrator();
/** A fact as it is told to whoever may know everything. */
export const told = (fact: Fact): AnyFact => named([standard.explorer, ...standard.actors], fact);
/** The thresholds of a mission in play mode, a good first `test`. */
export const usualThresholds: readonly number[] = playThresholds(standard);
/** How likely thresholds make each kind of entity. */
export const odds = (thresholds: readonly number[]) => oddsFrom(standard, thresholds);
/** What the eight moves would come to, as far as the player can foresee it. */
export const preview = (view: View) => previewFrom(standard, view);
/** How often flying, or waiting, would hurt, as far as the player can know. */
export function outlooks(view: View): readonly Outlook[] {
  let known = foreseen.get(view);
  if (!known) {
    known = outlooksFrom(game, standard, view, TRIES);
    foreseen.set(view, known);
  }
  return known;
}
const TRIES = 60;
const foreseen = new WeakMap<View, readonly Outlook[]>();
/** The planets on which one may find life. */
export const landings = (view: View) => landingsIn(standard, view);

export type { SimCommand } from './commands.js';
export { digest, routine } from './digest.js';
export * from './entities.js';
export type { DrewFor, Fact, SeenFact } from './facts.js';
export { makeSimOdyssey2, type SimOdyssey2 } from './game.js';
export * from './kinds.js';
export { defaultOptions, type Options } from './options.js';
export type { Landing, Outlook } from './outlook.js';
export { MODES, type Mode, type Movable, type Position } from './position.js';
export type { Flight, Odds } from './preview.js';
export { makeProgram } from './program.js';
export { attackExplorer, clearSector, destroyAll, destroyPrey } from './rules/behaviour.js';
export { drift, fly, settle, settleOrDrift, travel, travelOrDrift } from './rules/movement.js';
export { checkBlackHole, checkFuel, doNothing, multiply } from './rules/survival.js';
export { DIRECTIONS, type Direction, type Place, sectorTowards } from './space.js';
export { HIGHEST_THRESHOLD, LOWEST_THRESHOLD, standard, type Tables } from './tables.js';
export { makeNarrator } from './text.js';
export type { EntityView, ExplorerView, View } from './view.js';
export type { Words } from './words/table.js';
export { causeIn, countedIn, type LegendEntry, makeWords, nameIn, type Speech, say } from './words.js';
