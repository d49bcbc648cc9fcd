/**
 * Whether a command would be refused, and why: the first reason that holds, in the order of the rules. Looks only
 * at what the player knows too, so that it answers for a view as well.
 */
import type { Refusal } from '@quadrant/kernel';
import type { SpaceCommand } from '../commands.js';
import { regenerated } from '../equipment.js';
import { cellAt, distance, OUT, type RowLetter, rowOf } from '../grid.js';
import { isNonDecreasing } from '../options.js';
import type { Ship } from '../pieces.js';
import { type Position, STATES, type State } from '../position.js';
import { REFUSALS } from '../refusals.js';
import { choicesOf, PARTS, type Tables } from '../tables.js';

/** What of a position decides whether a command is refused. */
export type Known = Readonly<Pick<Position, 'single' | 'state' | 'rows' | 'columns' | 'selections'>> & {
  readonly ship: Readonly<Ship>;
};

/** 1 to 5 for the setup screens, 0 otherwise. */
export function screenOf(state: State): number {
  return state === 'in game' ? 0 : STATES.indexOf(state);
}

export const SUMMARY = STATES.indexOf('setup summary');

/** How many options a setup screen offers; 0 where nothing is selected. */
export function optionsOn(tables: Tables, screen: number): number {
  const part = PARTS[screen - 1];
  return part ? choicesOf(tables, part).length : 0;
}

export function check(tables: Tables, known: Known, command: SpaceCommand): Refusal | null {
  if (known.state !== 'in game' && known.single) return REFUSALS.over;
  switch (command.name) {
    case 'play':
      if (known.single) return REFUSALS.single;
      if (known.state === 'in game') return REFUSALS.alreadyInGame;
      if (known.state !== 'not started') return REFUSALS.alreadyInSetup;
      return isNonDecreasing(command.args.slice(2)) ? null : REFUSALS.thresholds;
    case 'setup_next':
    case 'setup_back':
      if (known.single) return REFUSALS.single;
      return screenOf(known.state) > 0 ? null : REFUSALS.notInSetup;
    case 'setup_select':
      if (known.single) return REFUSALS.single;
      return checkSelect(tables, screenOf(known.state), command.args[0]);
    case 'toggle_debug_mode':
      return known.single ? REFUSALS.single : null;
    case 'abort':
      if (known.single) return REFUSALS.single;
      return known.state === 'not started' ? REFUSALS.nothingToAbort : null;
    case 'move':
      return known.state === 'in game' ? checkMove(known, command.args) : REFUSALS.notInGame;
    case 'pass':
      return known.state === 'in game' ? null : REFUSALS.notInGame;
    case 'fire':
      if (known.state !== 'in game') return REFUSALS.notInGame;
      return canFire(tables, known) ? null : REFUSALS.cannotFire;
    case 'special':
      if (known.state !== 'in game') return REFUSALS.notInGame;
      return canUseSpecial(tables, known) ? null : REFUSALS.cannotUseSpecial;
  }
}

function checkSelect(tables: Tables, screen: number, value: number): Refusal | null {
  const options = optionsOn(tables, screen);
  if (options === 0) return REFUSALS.notInMenu;
  return value <= options ? null : REFUSALS.noSuchOption;
}

function checkMove(known: Known, [letter, column]: readonly [RowLetter, number]): Refusal | null {
  const { ship } = known;
  const target = cellAt(known, rowOf(letter), column - 1);
  if (target === OUT) return REFUSALS.outsideBoard;
  const cells = distance(ship.cell, target);
  if (cells === 0) return REFUSALS.alreadyThere;
  if (cells > ship.move) return REFUSALS.outOfRange;
  return energyAtHand(ship) < cells * ship.moveCost ? REFUSALS.cannotMove : null;
}

/** The energy a command can spend: that after one regeneration. */
export function energyAtHand(ship: Readonly<Ship>): number {
  return regenerated(ship.energy, ship.maxEnergy, ship.energyRegen);
}

export function canFire(tables: Tables, { ship, selections }: Known): boolean {
  const { cost, paidIn } = tables.weapons[selections.weapon];
  const health = regenerated(ship.health, ship.maxHealth, ship.healthRegen);
  return (paidIn === 'health' ? health : energyAtHand(ship)) >= cost;
}

export function canUseSpecial(tables: Tables, { ship, selections }: Known): boolean {
  return energyAtHand(ship) >= tables.powers[selections.power].energy;
}
