import { type Rng, stream } from '@quadrant/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMN, ROW } from './grid.js';
import { game, narrator, type Position, type SpaceCommand } from './index.js';

const setups = fc.record({
  rows: fc.integer({ min: 5, max: 10 }),
  columns: fc.integer({ min: 10, max: 30 }),
  thresholds: fc.array(fc.integer({ min: 1, max: 101 }), { minLength: 5, maxLength: 5 }),
  weapon: fc.integer({ min: 1, max: 5 }),
  armour: fc.integer({ min: 1, max: 4 }),
  engine: fc.integer({ min: 1, max: 3 }),
  power: fc.integer({ min: 1, max: 5 }),
  seed: fc.integer({ min: 1, max: 2147483646 }),
});

/** Plays random games in random settings, with a look at the position after each turn. */
function everyTurn(look: (position: Position, command: SpaceCommand, text: string) => void): void {
  fc.assert(
    fc.property(setups, ({ rows, columns, thresholds, seed, ...selections }) => {
      const play = [rows, columns, ...thresholds.sort((a, b) => a - b)];
      const position = game.begin({ play, ...selections, debug: true, single: false }, seed);
      const teller = narrator();
      teller.opening(position);
      const rng = stream(seed, 'turns');
      for (let i = 0; i < 60 && position.ending === null; i++) {
        const command = choose(position, rng);
        expect(
          game.perform(position, game.onMove(position), command, (fact) => teller.hear(fact, position)),
        ).toBeNull();
        look(position, command, teller.reply(position, command, null));
      }
    }),
    { numRuns: 120 },
  );
}

/** A legal turn, every kind equally likely. */
function choose(position: Position, rng: Rng): SpaceCommand {
  const legal: SpaceCommand[] = [];
  game.legal(position, 0, legal);
  const names = [...new Set(legal.map((each) => each.name))].filter((name) =>
    ['move', 'pass', 'fire', 'special'].includes(name),
  );
  const name = names[rng.below(names.length)];
  const same = legal.filter((each) => each.name === name);
  return same[rng.below(same.length)];
}

test('each cell holds at most one piece, and the board and the lists agree', () => {
  everyTurn(({ board, enemies, projectiles, ship, rows, columns }) => {
    const pieces = [...enemies, ...projectiles];
    expect(
      pieces.filter(({ id, cell }) => board[cell] !== id || ROW[cell] >= rows || COLUMN[cell] >= columns),
    ).toEqual([]);
    expect(board.filter((id) => id !== 0)).toHaveLength(pieces.length);
    expect(board[ship.cell]).toBe(0);
  });
});

test('lists are in the order of creation, and what is on the board is alive', () => {
  everyTurn(({ enemies, projectiles }) => {
    expect(enemies.map((each) => each.id)).toEqual(enemies.map((each) => each.id).sort((a, b) => a - b));
    expect(projectiles.map((each) => each.id)).toEqual(
      projectiles.map((each) => each.id).sort((a, b) => b - a),
    );
    expect(enemies.filter(({ health, maxHealth }) => health <= 0 || health > maxHealth)).toEqual([]);
    expect(projectiles.filter(({ damage }) => damage <= 0)).toEqual([]);
  });
});

test('energy is never negative, and the ship has health as long as the game is on', () => {
  everyTurn(({ ship, ending }) => {
    expect(ship.energy).toBeGreaterThanOrEqual(0);
    expect(ship.health > 0).toBe(ending === null);
  });
});

test('two numbers are drawn in every turn that does not end early', () => {
  let before = 0;
  everyTurn(({ draws, turn, ending }) => {
    if (turn === 1) before = 0;
    expect([0, 2]).toContain(draws - before);
    if (ending === null) expect(draws).toBe(2 * turn);
    before = draws;
  });
});

test('the transcript is plain ASCII, indented, and no line ends with a blank', () => {
  everyTurn((_, __, text) => {
    expect(text).toMatch(/^(?: {2}[\x20-\x7e]*[\x21-\x7e]\n)+$/);
  });
});

test('flags are those of the distances after a turn that was not the last', () => {
  everyTurn(({ enemies, ship, ending }) => {
    if (ending !== null) return;
    const between = (cell: number) =>
      Math.abs(ROW[cell] - ROW[ship.cell]) + Math.abs(COLUMN[cell] - COLUMN[ship.cell]);
    expect(
      enemies.filter(
        ({ cell, seen, sees, vision }) =>
          seen !== between(cell) <= ship.vision || sees !== between(cell) <= vision,
      ),
    ).toEqual([]);
  });
});
