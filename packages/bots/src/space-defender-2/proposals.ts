/** What might be sensible to do in Space Defender 2: a plan is changed by such commands. */
import type { Rng } from '@quadrant/kernel';
import type { Position, SpaceCommand } from '@quadrant/space-defender-2';
import { columnOf, energyAtHand, FIRE, MOVES, PASS, rowOf, SPECIAL, STRIDE } from './pilot.js';

/** Below which a number from 0 to 1 means one of these; else a move. */
const [FIRES, USES_SPECIAL, PASSES] = [0.3, 0.38, 0.46];
/** The same among moves: to an enemy, up or down; else anywhere near. */
const [TO_ENEMY, UP_OR_DOWN] = [0.35, 0.65];
/** Columns in front of an enemy from where it may be shot at. */
const IN_FRONT = [1, 2, 3, 4, 5, 9, 10, 11, 12];

export function propose(p: Position, rng: Rng): SpaceCommand {
  const what = rng.unit();
  if (what < FIRES) return FIRE;
  if (what < USES_SPECIAL) return SPECIAL;
  return what < PASSES ? PASS : goSomewhere(p, rng);
}

function goSomewhere({ ship, enemies, rows, columns }: Position, rng: Rng): SpaceCommand {
  const [row, column] = [rowOf(ship.cell), columnOf(ship.cell)];
  const where = rng.unit();
  let down = rng.below(5) - 2;
  let right = rng.below(9) - 4;
  if (where < TO_ENEMY && enemies.length > 0) {
    const { cell } = enemies[rng.below(enemies.length)];
    down = rowOf(cell) - row;
    right = columnOf(cell) - IN_FRONT[rng.below(IN_FRONT.length)] - column;
  } else if (where < UP_OR_DOWN) {
    down = rng.below(7) - 3;
    right = 0;
  }
  const affordable = ship.moveCost > 0 ? Math.floor(energyAtHand(ship) / ship.moveCost) : ship.move;
  const reach = Math.min(ship.move, affordable);
  const to = within(row + cut(down, reach), rows);
  const at = within(column + cut(right, reach - Math.abs(to - row)), columns);
  return to === row && at === column ? FIRE : MOVES[to * STRIDE + at];
}

const cut = (far: number, most: number): number => Math.max(-most, Math.min(most, far));
const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1, at));
