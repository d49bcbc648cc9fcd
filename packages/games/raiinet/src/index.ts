export type { Ability, Side, TargetShape } from './ability.js';
export * from './board-text.js';
export type { RaiinetCommand } from './commands.js';
export type { Fact, UsedFact } from './facts.js';
export * from './game.js';
export * from './geometry.js';
export * from './options.js';
export * from './position.js';
export * from './program.js';
export * from './resample.js';
export * from './tables.js';
export * from './text.js';
export * from './values.js';
export * from './view.js';
export * from './words.js';

import { standard } from './tables.js';
import { makeNarrator, type Views } from './text.js';
export const narrator = (views: Views = 'active') => makeNarrator(standard, views);
