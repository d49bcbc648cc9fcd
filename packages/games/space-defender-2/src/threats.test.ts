/** What is foreseen against what the rules then do. */
import { describe, expect, it } from 'vitest';
import { COLUMN, cellOf, squareOf } from './grid.js';
import { game } from './index.js';
import { defaultOptions } from './options.js';
import { standard } from './tables.js';
import { meetings, threats } from './threats.js';

const command = (text: string) => {
  const read = game.grammar.parse(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
function begun(seed: number) {
  const position = game.begin(defaultOptions, seed);
  for (const text of ['play(7,18,40,60,75,85,95)', 'toggle_debug_mode', 'setup_next(5)'])
    game.perform(position, 0, command(text), null);
  return position;
}

describe('threats', () => {
  it('cover every square on which an enemy or its projectile hurts a ship that stays', () => {
    let hurt = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const position = begun(seed);
      for (let turn = 0; turn < 30 && position.state === 'in game'; turn++) {
        const view = game.view(position, 0);
        const foreseen = threats(standard, view);
        const cell = position.ship.cell;
        const stays = command(game.check(position, 0, command('fire')) ? 'pass' : 'fire');
        game.perform(position, 0, stays, (fact) => {
          if (fact.kind !== 'collided' || fact.cell !== cell || fact.damage === 0) return;
          const known =
            view.projectiles.some(({ id }) => id === fact.moverId) ||
            view.enemies.some(({ id }) => id === fact.moverId);
          const aligned = view.enemies.some(
            ({ id, name }) =>
              id === fact.moverId &&
              standard.enemies.find((kind) => kind.name === name)!.preemptive.fire?.endsTurn,
          );
          if (fact.other !== 'Starfighter' || !known || aligned) return;
          hurt++;
          expect(foreseen.get(squareOf(cell)) ?? 0).toBeGreaterThan(0);
        });
      }
    }
    expect(hurt).toBeGreaterThan(9);
  });
  it('lie only to the left of what is seen', () => {
    const position = begun(7);
    for (let turn = 0; turn < 12; turn++) game.perform(position, 0, command('pass'), null);
    const view = game.view(position, 0);
    const rightmost = Math.max(
      ...[...view.enemies, ...view.projectiles].map(({ cell }) => COLUMN[cellOf(cell)]),
    );
    for (const cell of threats(standard, view).keys()) expect(COLUMN[cellOf(cell)]).toBeLessThan(rightmost);
  });
  it('of a view without pieces are none, whatever is hidden', () => {
    const position = begun(3);
    for (let turn = 0; turn < 9; turn++) game.perform(position, 0, command('pass'), null);
    const view = { ...game.view(position, 0), enemies: [], projectiles: [] };
    expect(threats(standard, view).size).toBe(0);
  });
});

describe('meetings', () => {
  it('are what ramming costs: the health of the enemy', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const position = begun(seed);
      for (let turn = 0; turn < 14; turn++) game.perform(position, 0, command('pass'), null);
      const view = game.view(position, 0);
      const enemy = view.enemies[0];
      if (!enemy) continue;
      expect(meetings(view, [enemy.cell])).toEqual([
        { cell: enemy.cell, name: enemy.name, damage: enemy.health },
      ]);
    }
  });
});
