/**
 * What could hurt the Starfighter in the coming turn, as far as the player sees: the way of each hostile projectile,
 * and what each enemy does by its own entry in the table. It is made from a view, so it knows nothing that is hidden;
 * what a pass or a shot would make enemies do beforehand is not in it.
 */
import type { Orders } from './enemies.js';
import { regenerated } from './equipment.js';
import { COLUMN, cellOf, squareOf } from './grid.js';
import type { Enemy } from './pieces.js';
import type { Tables } from './tables.js';
import type { View } from './view.js';

export type Threats = ReadonlyMap<string, number>; // damage by cell: 'C7'

/** What a move would run into. */
export interface Meeting {
  readonly cell: string; // 'C7'
  readonly name: string; // 'Grunt', 'enemy projectile'
  readonly damage: number; // to the ship
}

export function threats(tables: Tables, view: View): Threats {
  const found = new Map<string, number>();
  const add = (cell: number, damage: number) =>
    found.set(squareOf(cell), (found.get(squareOf(cell)) ?? 0) + damage);
  const held = new Set(view.enemies.map(({ cell }) => cellOf(cell)));
  /** The cells to the left, up to so many, before another enemy. */
  const ahead = (from: number, cells: number): number[] => {
    const way: number[] = [];
    for (let i = 1; i <= Math.min(cells, COLUMN[from]) && !held.has(from - i); i++) way.push(from - i);
    return way;
  };
  const { armour } = view.ship;
  for (const { side, cell, move, damage } of view.projectiles) {
    if (side !== 'enemy') continue;
    for (const next of ahead(cellOf(cell), move)) add(next, Math.max(0, damage - armour));
  }
  for (const enemy of view.enemies) {
    const place = tables.enemies.findIndex(({ name }) => name === enemy.name);
    const kind = tables.enemies[place];
    const start = cellOf(enemy.cell);
    let cell = start;
    const orders = {
      ...IDLE,
      advance(self: Enemy, cells: number) {
        const way = ahead(cell, cells);
        for (const next of way) add(next, regenerated(self.health, self.maxHealth, self.regen));
        cell = way.at(-1) ?? cell;
        return cells <= COLUMN[start];
      },
      shoot(_: Enemy, damage: number) {
        if (COLUMN[cell] > 0) add(cell - 1, Math.max(0, damage - armour));
      },
    };
    (enemy.sees ? kind.seeing : kind.unseeing)(
      { ...enemy, kind: place, cell: start, turnEnded: false, last: null },
      orders,
    );
  }
  return found;
}

const nothing = () => {};
const IDLE: Orders = {
  advance: () => true,
  align: () => true,
  shoot: nothing,
  launch: nothing,
  healAround: nothing,
  gainHealth: nothing,
  gainArmour: nothing,
  gainRegen: nothing,
};

/** What the ship meets on these cells: enemies where they are, hostile projectiles where they will have flown by then. */
export function meetings(view: View, cells: readonly string[]): Meeting[] {
  const there = new Map<string, Meeting>();
  for (const { side, cell, move, damage } of view.projectiles) {
    if (side !== 'enemy' || COLUMN[cellOf(cell)] < move) continue;
    const end = squareOf(cellOf(cell) - move);
    there.set(end, { cell: end, name: 'enemy projectile', damage: Math.max(0, damage - view.ship.armour) });
  }
  for (const { name, cell, health } of view.enemies) there.set(cell, { cell, name, damage: health });
  return cells.flatMap((cell) => there.get(cell) ?? []);
}
