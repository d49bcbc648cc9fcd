/** Space Defender 2 as numbers, from its view. */
import type { AnyGame } from '@quadrant/kernel';
import { PARTS, ROW_LETTERS, selectionsOf, type View } from '@quadrant/space-defender-2';
import type { Flat } from './flat.js';

const GLYPHS = '_?SX*<GFCIP';
const SHIP = [
  'health',
  'energy',
  'maxHealth',
  'maxEnergy',
  'healthRegen',
  'energyRegen',
  'armour',
  'vision',
  'move',
  'moveCost',
] as const;
const rowOf = (cell: string) => ROW_LETTERS.indexOf(cell[0] as (typeof ROW_LETTERS)[number]);
const columnOf = (cell: string) => Number(cell.slice(1)) - 1;

export function flatSpaceDefender(game: AnyGame, begun: unknown): Flat {
  const first = game.view(begun, 0) as View;
  const cells = first.rows * first.columns;
  const head = 4 + SHIP.length + PARTS.length + first.thresholds.length;
  return {
    length: head + 3 * cells,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as View;
      const chosen = selectionsOf(view.equipment);
      const numbers = [
        view.turn,
        view.score,
        rowOf(view.ship.cell),
        columnOf(view.ship.cell),
        ...SHIP.map((key) => view.ship[key]),
        ...PARTS.map((part) => chosen[part] + 1),
        ...view.thresholds,
      ];
      out.set(numbers, at);
      const board = at + head;
      const placeOf = (cell: string) => rowOf(cell) * view.columns + columnOf(cell);
      out.fill(0, board, board + 3 * cells);
      view.board.forEach((row, r) => {
        for (let c = 0; c < row.length; c++) out[board + r * view.columns + c] = GLYPHS.indexOf(row[c]);
      });
      for (const { cell, health } of view.enemies) out[board + cells + placeOf(cell)] = health;
      for (const { cell, damage } of view.projectiles) out[board + 2 * cells + placeOf(cell)] = damage;
    },
  };
}
