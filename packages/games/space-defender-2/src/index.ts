/** Space Defender 2: the game, its text program, and what front ends need so that they know no rules. */
import type { SpaceCommand } from './commands.js';
import type { SeenFact } from './facts.js';
import { makeSpaceDefender2 } from './game.js';
import { type Selections, shipOf as shipFrom } from './position.js';
import { preview as previewFrom } from './preview.js';
import { type Part, placesOf, standard } from './tables.js';
import { tally as tallyFrom } from './tally.js';
import { makeNarrator } from './text.js';
import { threats as threatsFrom } from './threats.js';
import type { EquipmentView, View } from './view.js';
import type { Words } from './words/table.js';
import { legend as legendFrom, menuOf as menuFrom } from './words.js';

export type { SpaceCommand } from './commands.js';
export { digest, inTellingOrder, routine } from './digest.js';
export type { Action, EnemyKind, Orders } from './enemies.js';
export type { Equipment } from './equipment.js';
export { type Fact, OUT_OF_BOARD, OUT_OF_SIGHT, PHASES, type Phase, type SeenFact } from './facts.js';
export { makeSpaceDefender2, type SpaceDefender2 } from './game.js';
export { COLUMN, OUT, ROW, ROW_LETTERS } from './grid.js';
export { defaultOptions, type Options } from './options.js';
export type { Orbment } from './orbments.js';
export { type Enemy, type Focus, HOSTILE, type Projectile, type Ship } from './pieces.js';
export type { Position, Selections, State } from './position.js';
export type { Helm, Power } from './powers.js';
export type { Preview } from './preview.js';
export { makeProgram, program } from './program.js';
export { PARTS, type Part, standard, type Tables } from './tables.js';
export { makeNarrator } from './text.js';
export { type Meeting, meetings, type Threats } from './threats.js';
export {
  type EnemyView,
  type EquipmentView,
  type FocusView,
  type ProjectileView,
  type ShipView,
  told,
  type View,
} from './view.js';
export type { Air, Weapon } from './weapons.js';
export type { Words } from './words/table.js';
export { type LegendEntry, nameIn, say } from './words.js';

export const game = makeSpaceDefender2();
export const narrator = makeNarrator(standard);
/** What a command would cost and touch, or why it would be refused. */
export const preview = (view: View, command: SpaceCommand) => previewFrom(standard, view, command);
/** The places of chosen equipment in the setup menus, from 0. */
export const selectionsOf = (equipment: EquipmentView): Selections => placesOf(standard, equipment);
/** The ship that a choice of equipment makes. */
export const shipOf = (selections: Selections) => shipFrom(standard, selections);
/** What each character of the board stands for. */
export const legend = (words: Words) => legendFrom(standard, words);
/** The entries of a setup menu, in order. */
export const menuOf = (part: Part, words: Words) => menuFrom(standard, part, words);
/** The score by where it came from. */
export const tally = (facts: readonly SeenFact[], score: number) => tallyFrom(standard, facts, score);
/** What could hurt the ship in the coming turn, cell by cell; from a view alone. */
export const threats = (view: View) => threatsFrom(standard, view);
