/** Space Defender 2 and SimOdyssey 2 as numbers, from their views. */
import type { AnyGame } from '@quadrant/kernel';
import type { View as SimView } from '@quadrant/simodyssey-2';
import { PARTS, ROW_LETTERS, type View as SpaceView, selectionsOf } from '@quadrant/space-defender-2';
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
  const first = game.view(begun, 0) as SpaceView;
  const cells = first.rows * first.columns;
  const head = 4 + SHIP.length + PARTS.length + first.thresholds.length;
  return {
    length: head + 3 * cells,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as SpaceView;
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

const LETTERS = '-EOY*WAJMBP';
const SIM_HEAD = 6;

export function flatSimOdyssey(game: AnyGame, begun: unknown): Flat {
  const { sectors, quadrants } = game.view(begun, 0) as SimView;
  const places = sectors.length * quadrants;
  return {
    length: SIM_HEAD + 2 * places,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as SimView;
      const { explorer } = view;
      const numbers = [
        view.turn,
        view.inMission ? 1 : 0,
        view.landing ? 1 : 0,
        explorer?.fuel ?? 0,
        explorer?.life ?? 0,
        explorer?.landed ? 1 : 0,
      ];
      out.set(numbers, at);
      const board = at + SIM_HEAD;
      view.sectors.forEach((sector, s) => {
        for (let q = 0; q < quadrants; q++) out[board + s * quadrants + q] = LETTERS.indexOf(sector[q]);
      });
      out.fill(0, board + places, board + 2 * places);
      for (const { at: place, attached, visited } of view.entities) {
        const [row, column, quadrant] = place;
        const where = ((row - 1) * view.columns + column - 1) * quadrants + quadrant - 1;
        out[board + places + where] = visited ? 2 : attached ? 1 : 0;
      }
    },
  };
}
