/** Everything that front ends, bots and tests use of RAIInet. */
import { standard } from './tables.js';
import { makeNarrator, type Views } from './text.js';

export type { Ability, TargetShape, WhoseLinks } from './ability.js';
export { boardLines, type Drawn, glyphAt, sideBySide, unusedCards } from './board-text.js';
export type { RaiinetCommand } from './commands.js';
export { digest } from './digest.js';
export type { Fact, SeenFact, UsedFact } from './facts.js';
export { game, makeRaiinet, type Raiinet } from './game.js';
export * from './geometry.js';
export type { Options } from './options.js';
export * from './position.js';
export { type Preview, preview } from './preview.js';
export { makeProgram, program } from './program.js';
export { type Hidden, hiddenDraws, possibleValues, resampler, type Unseen, unseenOf } from './resample.js';
export { changePlayer, download } from './rules/download.js';
export { flip, learn, mayTakeBack, mix, reveal } from './rules/knowledge.js';
export { destination, moveLink } from './rules/move.js';
export { dealHand, dealLinks, type Side } from './sides.js';
export { HIDDEN_CARD, type SeenLink, type Sight, sightOf } from './sight.js';
export { stateLine } from './state.js';
export { HAND_SIZE, SAME_KIND, standard, type Tables } from './tables.js';
export { tally } from './tally.js';
export { makeNarrator, VIEWS, type Views } from './text.js';
export { type Attacker, type Meeting, meetings, type Threat, threats } from './threats.js';
export { headingOf, lyingAt, ownDirection, turned, turnsFor } from './turned.js';
export * from './values.js';
export type { CardView, LinkView, MemoryView, PlayerView, View } from './view.js';
export * from './words.js';

/** The exact text of the standard game. */
export const narrator = (views: Views = 'active') => makeNarrator(standard, views);
