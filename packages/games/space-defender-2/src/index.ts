/** Space Defender 2: the game, its text program, and what front ends need so that they know no rules. */
import type { SpaceCommand } from './commands.js';
import { type Selections, shipOf as shipFrom } from './position.js';
import { preview as previewFrom } from './preview.js';
import type { Known } from './rules/check.js';
import { type Part, standard } from './tables.js';
import { legend as legendFrom, menuOf as menuFrom } from './words.js';

export type { SpaceCommand } from './commands.js';
export type { Action, EnemyKind, Orders } from './enemies.js';
export type { Equipment } from './equipment.js';
export { PHASES, type Phase, type SpaceFact, UNSEEN } from './facts.js';
export { makeSpaceDefender2, type SpaceDefender2 } from './game.js';
export { COLUMN, cellAt, OUT, ROW, ROW_LETTERS } from './grid.js';
export { defaultOptions, type Options } from './options.js';
export type { Orbment } from './orbments.js';
export { type Enemy, type Focus, HOSTILE, type Projectile, type Ship } from './pieces.js';
export type { Position, Selections, State } from './position.js';
export type { Helm, Power } from './powers.js';
export type { Preview } from './preview.js';
export { game, narrator, program } from './program.js';
export { PARTS, type Part, standard, type Tables } from './tables.js';
export { makeNarrator } from './text.js';
export type { View } from './view.js';
export type { Air, Weapon } from './weapons.js';
export { cellName, type Entry, say } from './words.js';

/** What a command would cost and touch, or why it would be refused; from a view or a position. */
export const preview = (known: Known, command: SpaceCommand) => previewFrom(standard, known, command);
/** The ship that a choice of equipment makes. */
export const shipOf = (selections: Selections) => shipFrom(standard, selections);
/** What each character of the board stands for. */
export const legend = legendFrom(standard);
/** The entries of a setup menu, in order. */
export const menuOf = (part: Part) => menuFrom(standard, part);
