/** Every closed command that would be performed now, without making an object. */
import type { Commands, SpaceCommand } from './commands.js';
import { COLUMN, ROW, STRIDE } from './grid.js';
import type { Position } from './position.js';
import { canFire, canUseSpecial, energyAtHand, optionsOn, screenOf } from './rules/check.js';
import type { Tables } from './tables.js';

export function listLegal(tables: Tables, commands: Commands, position: Position, out: SpaceCommand[]): void {
  let n = 0; // written so far; filling by index and popping is much faster than emptying the array first
  if (position.state === 'in game') {
    n = listMoves(commands, position, out);
    out[n++] = commands.pass;
    if (canFire(tables, position)) out[n++] = commands.fire;
    if (canUseSpecial(tables, position)) out[n++] = commands.special;
  } else if (!position.single) {
    const screen = screenOf(position.state);
    const options = optionsOn(tables, screen);
    for (let i = 0; i < options; i++) out[n++] = commands.select[i];
    if (screen > 0) {
      for (const next of commands.next) out[n++] = next;
      for (const back of commands.back) out[n++] = back;
    }
  }
  if (!position.single) {
    out[n++] = commands.toggle;
    if (position.state !== 'not started') out[n++] = commands.abort;
  }
  while (out.length > n) out.pop();
}

/** The cells within reach, row by row. */
function listMoves(commands: Commands, position: Position, out: SpaceCommand[]): number {
  const { ship, rows, columns } = position;
  const { moves } = commands;
  // Cut, not rounded down: a whole number to the machine too, and so is every cell that is counted from it.
  const affordable = ship.moveCost > 0 ? (energyAtHand(ship) / ship.moveCost) | 0 : ship.move;
  const reach = Math.min(ship.move, affordable);
  const shipRow = ROW[ship.cell];
  const shipColumn = COLUMN[ship.cell];
  const lastRow = Math.min(rows - 1, shipRow + reach);
  let n = 0;
  for (let row = Math.max(0, shipRow - reach); row <= lastRow; row++) {
    const width = reach - Math.abs(row - shipRow);
    const last = row * STRIDE + Math.min(columns - 1, shipColumn + width);
    let cell = row * STRIDE + Math.max(0, shipColumn - width);
    if (row === shipRow) {
      while (cell < ship.cell) out[n++] = moves[cell++];
      cell++; // the ship's own
    }
    while (cell <= last) out[n++] = moves[cell++];
  }
  return n;
}
