/**
 * What a command would cost and which cells it touches, as far as the player can know beforehand. What a power
 * does once it is paid for stands in its description.
 */
import type { Refusal } from '@quadrant/kernel';
import type { SpaceCommand } from './commands.js';
import { COLUMN, cellBeside, cellOf, OUT, ROW, rowOf, STRIDE, squareOf } from './grid.js';
import { check, type Known } from './rules/check.js';
import { placesOf, type Tables } from './tables.js';
import type { View } from './view.js';

export interface Preview {
  readonly refusal: Refusal | null; // why it would be refused; the rest is then empty
  readonly cells: readonly string[]; // ['C2', 'C3']: entered by the ship, in order; for `fire` where projectiles appear
  readonly energy: number; // 9: paid
  readonly health: number; // 0: paid
}

export function preview(tables: Tables, view: View, command: SpaceCommand): Preview {
  const known = knownOf(tables, view);
  const refusal = check(tables, known, command);
  if (refusal) return { refusal, cells: [], energy: 0, health: 0 };
  const { ship, selections } = known;
  switch (command.name) {
    case 'move': {
      const cells = pathOf(ship.cell, rowOf(command.args[0]), command.args[1] - 1);
      return { refusal, cells: cells.map(squareOf), energy: cells.length * ship.moveCost, health: 0 };
    }
    case 'fire': {
      const { muzzles, cost, paidIn } = tables.weapons[selections.weapon];
      const cells = muzzles.map(({ down, right }) => cellBeside(known, ship.cell, down, right));
      const [energy, health] = paidIn === 'energy' ? [cost, 0] : [0, cost];
      return { refusal, cells: cells.filter((cell) => cell !== OUT).map(squareOf), energy, health };
    }
    case 'special':
      return { refusal, cells: [], energy: tables.powers[selections.power].energy, health: 0 };
    default:
      return { refusal, cells: [], energy: 0, health: 0 };
  }
}

/** A view as the rules that refuse commands know a position. */
function knownOf(tables: Tables, { single, state, rows, columns, equipment, ship }: View): Known {
  const selections = placesOf(tables, equipment);
  return { single, state, rows, columns, selections, ship: { ...ship, cell: cellOf(ship.cell) } };
}

/** The cells a ship enters: first up or down, then left or right. */
function pathOf(from: number, row: number, column: number): number[] {
  const cells: number[] = [];
  let cell = from;
  while (ROW[cell] !== row || COLUMN[cell] !== column) {
    if (ROW[cell] !== row) cell += ROW[cell] < row ? STRIDE : -STRIDE;
    else cell += COLUMN[cell] < column ? 1 : -1;
    cells.push(cell);
  }
  return cells;
}
