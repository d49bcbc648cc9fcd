/** How to fly in Space Defender 2 without thinking: shoot what a shot would meet, leave the way of what comes, go where something is. */
import type { Rng } from '@quadrant/kernel';
import {
  game,
  HOSTILE,
  PARTS,
  type Part,
  type Position,
  ROW_LETTERS,
  type Ship,
  type SpaceCommand,
  selectionsOf,
  type View,
} from '@quadrant/space-defender-2';

export const STRIDE = 30;
const { grammar } = game;
const CELLS = ROW_LETTERS.length * STRIDE;
export const MOVES: readonly SpaceCommand[] = Array.from({ length: CELLS }, (_, cell) =>
  grammar.intern('move', ROW_LETTERS[rowOf(cell)], columnOf(cell) + 1),
);
export const [PASS, FIRE, SPECIAL] = (['pass', 'fire', 'special'] as const).map((name) =>
  grammar.intern(name),
);

export function rowOf(cell: number): number {
  return Math.floor(cell / STRIDE);
}
export function columnOf(cell: number): number {
  return cell % STRIDE;
}

/** What this way of flying is best equipped with: Snipe, Heavy, Light, Repair. */
export const EQUIPMENT = { weapon: 3, armour: 4, engine: 2, power: 2 } as const;

/** Before a game: takes this equipment, page after page. Null once it has begun. */
export function equip(
  { state, equipment }: View,
  wanted: Readonly<Record<Part, number>>,
): SpaceCommand | null {
  const part = PARTS.find((each) => state === `${each} setup`);
  if (part !== undefined && selectionsOf(equipment)[part] + 1 !== wanted[part])
    return grammar.intern('setup_select', wanted[part]);
  return part !== undefined || state === 'setup summary' ? grammar.intern('setup_next', 1) : null;
}

const SHOT = 20; // energy
const REPAIR = 50; // energy
const ENOUGH_HEALTH = 0.5; // of the most there can be
const SHOOT = 0.8; // of the times when a shot would meet somebody
const WANDER = 0.35; // of the times when nothing presses
const CLOSE = 5; // columns
const SORE = 9; // damage above the armour

/** Whether a shot would meet an enemy so many columns ahead: it leaps eight at a time, they come two to four nearer. */
const isMet = (far: number) => far <= 4 || (far >= 11 && far <= 15) || (far >= 21 && far <= 24);

export function energyAtHand({ energy, maxEnergy, energyRegen }: Ship): number {
  return energy < maxEnergy ? Math.min(maxEnergy, energy + energyRegen) : energy;
}

export function fly(p: Position, _seat: number, rng: Rng): SpaceCommand {
  const { ship } = p;
  const energy = energyAtHand(ship);
  const row = rowOf(ship.cell);
  const column = columnOf(ship.cell);
  let nearest = STRIDE;
  let met = false;
  for (const { cell } of p.enemies) {
    const far = rowOf(cell) === row ? columnOf(cell) - column : 0;
    if (far <= 0) continue;
    nearest = Math.min(nearest, far);
    met ||= isMet(far);
  }
  if (ship.health < ship.maxHealth * ENOUGH_HEALTH && energy >= REPAIR) return SPECIAL;
  if (met && energy >= SHOT && rng.unit() < SHOOT) return FIRE;
  const pressed = isAimedAt(p, row, column);
  if (nearest <= CLOSE || pressed || rng.unit() < WANDER)
    return goSomewhere(p, row, column, energy, pressed, rng);
  return PASS;
}

/** Whether a projectile that hurts reaches the ship next turn. */
function isAimedAt({ projectiles, ship }: Position, row: number, column: number): boolean {
  for (const { weapon, damage, cell, move } of projectiles) {
    if (weapon !== HOSTILE || damage <= ship.armour + SORE || rowOf(cell) !== row) continue;
    const far = columnOf(cell) - column;
    if (far > 0 && far <= move) return true;
  }
  return false;
}

/** Into the row of an enemy where a shot would meet it, or just elsewhere. */
function goSomewhere(
  p: Position,
  row: number,
  column: number,
  energy: number,
  pressed: boolean,
  rng: Rng,
): SpaceCommand {
  const { ship, enemies, rows, columns } = p;
  let to = row;
  let at = column;
  const prey = enemies.length > 0 && !pressed && rng.below(3) > 0 ? enemies[rng.below(enemies.length)] : null;
  const far = prey ? columnOf(prey.cell) - column : 0;
  if (prey && far >= 2) {
    to = rowOf(prey.cell);
    if (!isMet(far - 2)) at += far > 15 ? Math.min(4, far - 14) : far < 11 ? (far - 11) >> 1 : 0;
  }
  if (to === row) {
    to += (rng.below(2) === 0 ? -1 : 1) * (1 + (rng.below(5) === 0 ? 1 : 0));
    at = column + rng.below(5) - 2;
  }
  to = to < 0 ? 1 : to >= rows ? rows - 2 : to;
  at = Math.max(0, Math.min(columns - 1, at));
  const way = Math.abs(to - row) + Math.abs(at - column);
  const canGo = way > 0 && way <= ship.move && way * ship.moveCost <= energy;
  return canGo ? MOVES[to * STRIDE + at] : PASS;
}
