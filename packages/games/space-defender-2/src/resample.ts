/**
 * Positions that the player cannot tell from the true one. What is in sight is as it is; the fog is filled by letting
 * the rules play the last turns once more where nobody looks, with random numbers of their own: enemies appear by the
 * thresholds and come nearer, and what is remembered goes on from where it was last seen. What would be in sight by
 * now is left out, as it would have been seen.
 */
import { LEHMER_MODULUS, type Rng } from '@quadrant/kernel';
import { cellOf, STRIDE } from './grid.js';
import { emptyPath } from './orbments.js';
import {
  type Enemy,
  type EnemyGhost,
  HOSTILE,
  type Projectile,
  type ProjectileGhost,
  UNLIMITED,
} from './pieces.js';
import { clone, cloneShip, EMPTY_BOARD, type Position } from './position.js';
import { endingOf } from './rules/outcome.js';
import { isWithinVision } from './rules/sight.js';
import { playUnattended } from './rules/turn.js';
import { GLYPHS, placesOf, type Tables } from './tables.js';
import type { EnemyView, ProjectileView, RememberedEnemy, RememberedProjectile, View } from './view.js';

const DRAWS_A_TURN = 2;
/** Cells that the slowest enemy advances in a turn when it sees nobody: what came before has crossed the board. */
const SLOWEST = 2;
const UNBREAKABLE = 1_000_000_000;

export function resampler(tables: Tables, view: View): (rng: Rng) => Position {
  const known = knownPosition(tables, view);
  const foggy = view.board.some((row) => row.includes(GLYPHS.fog));
  return (rng) => {
    const position = clone(known);
    if (foggy) fill(position, imagineFog(tables, known, rng));
    position.random = seedFrom(rng);
    return position;
  };
}

const seedFrom = (rng: Rng) => 1 + rng.below(LEHMER_MODULUS - 1);

/** The position with nothing in the fog: what is remembered counts as gone. */
function knownPosition(tables: Tables, view: View): Position {
  const { rows, columns, turn, debug, remembered, newest } = view;
  const enemies = view.enemies.map((enemy) => enemyFrom(tables, enemy));
  const projectiles = view.projectiles.map((projectile) => projectileFrom(tables, projectile));
  const known: Position = {
    single: view.single,
    state: view.state,
    debug,
    selections: placesOf(tables, view.equipment),
    rows,
    columns,
    thresholds: [...view.thresholds],
    random: 1,
    draws: view.draws,
    turn,
    ship: { ...view.ship, cell: cellOf(view.ship.cell) },
    enemies,
    projectiles,
    board: EMPTY_BOARD.slice(0, view.board.length * STRIDE),
    enemiesMade: Math.max(newest.enemy, ...enemies.map(({ id }) => id)),
    projectilesMade: Math.max(newest.projectile, ...projectiles.map(({ id }) => -id)),
    enemyGhosts: remembered.enemies.map((enemy) => enemyGhost(tables, enemy)),
    projectileGhosts: remembered.projectiles.map((projectile) => projectileGhost(tables, projectile)),
    newestEnemy: newest.enemy,
    newestProjectile: newest.projectile,
    focuses: view.focuses.map((focus) => ({ ...focus, slots: focus.slots ?? UNLIMITED })),
    ending: endingOf(view.outcome),
  };
  for (const { id, cell } of enemies) known.board[cell] = id;
  for (const projectile of projectiles) {
    known.board[projectile.cell] = projectile.id;
    projectile.seen = isWithinVision(known, projectile.cell);
  }
  return known;
}

/** The board as it may have become with only what the player does not see on it. */
function imagineFog(tables: Tables, known: Position, rng: Rng): Position {
  const turns = Math.min(known.turn, Math.ceil(known.columns / SLOWEST));
  const fog: Position = {
    single: true,
    state: 'in game',
    debug: true, // nothing is to be remembered
    selections: known.selections,
    rows: known.rows,
    columns: known.columns,
    thresholds: known.thresholds,
    random: seedFrom(rng),
    draws: Math.max(0, known.draws - DRAWS_A_TURN * turns),
    turn: known.turn - turns,
    ship: cloneShip(known.ship),
    enemies: [],
    projectiles: [],
    board: EMPTY_BOARD.slice(0, known.rows * STRIDE),
    enemiesMade: known.enemiesMade,
    projectilesMade: known.projectilesMade,
    enemyGhosts: [],
    projectileGhosts: [],
    newestEnemy: 0,
    newestProjectile: 0,
    focuses: emptyPath(),
    ending: null,
  };
  fog.ship.health = UNBREAKABLE;
  putRemembered(fog, known, 0);
  while (fog.turn < known.turn) {
    playUnattended(fog, tables);
    putRemembered(fog, known, fog.turn);
  }
  return fog;
}

/** Puts what was last seen between a turn and this one where it was then. */
function putRemembered(fog: Position, { enemyGhosts, projectileGhosts }: Position, since: number): void {
  for (const { id, kind, vision, last } of enemyGhosts) {
    const { turn, cell, health, maxHealth, regen, armour } = last;
    if (turn < since || turn > fog.turn || !makeRoom(fog, cell)) continue;
    const flags = { seen: false, sees: false, turnEnded: false };
    put(fog, fog.enemies, { id, kind, cell, health, maxHealth, regen, armour, vision, ...flags, last });
  }
  for (const { id, weapon, drift, last } of projectileGhosts) {
    const { turn, cell, damage, move } = last;
    if (turn < since || turn > fog.turn || !makeRoom(fog, cell)) continue;
    put(fog, fog.projectiles, { id, weapon, cell, damage, move, drift, seen: false, last });
  }
}

/** Whatever was imagined in a cell gives way; false in the cell of the Starfighter. */
function makeRoom(fog: Position, cell: number): boolean {
  if (cell === fog.ship.cell) return false;
  const held = fog.board[cell];
  if (held > 0) fog.enemies = fog.enemies.filter(({ id }) => id !== held);
  if (held < 0) fog.projectiles = fog.projectiles.filter(({ id }) => id !== held);
  fog.board[cell] = 0;
  return true;
}

/** Adds a piece at its place in the order of creation. */
function put<P extends Enemy | Projectile>({ board }: Position, pieces: P[], piece: P): void {
  board[piece.cell] = piece.id;
  let at = pieces.length;
  while (at > 0 && Math.abs(pieces[at - 1].id) > Math.abs(piece.id)) at--;
  pieces.splice(at, 0, piece);
}

/** Takes over the pieces that are out of sight. */
function fill(position: Position, fog: Position): void {
  position.enemiesMade = fog.enemiesMade;
  position.projectilesMade = fog.projectilesMade;
  for (const enemy of fog.enemies) {
    if (isWithinVision(position, enemy.cell)) {
      // It would be seen if it had come this far: it may not have moved.
      if (enemy.last === null || isWithinVision(position, enemy.last.cell)) continue;
      if (position.board[enemy.last.cell] !== 0 || fog.board[enemy.last.cell] !== 0) continue;
      enemy.cell = enemy.last.cell;
    }
    if (enemy.last !== null) position.enemyGhosts = without(position.enemyGhosts, enemy.id);
    put(position, position.enemies, enemy);
  }
  for (const projectile of fog.projectiles) {
    if (isWithinVision(position, projectile.cell)) continue;
    if (projectile.last !== null)
      position.projectileGhosts = without(position.projectileGhosts, projectile.id);
    put(position, position.projectiles, projectile);
  }
}

const without = <G extends { readonly id: number }>(ghosts: readonly G[], gone: number): G[] =>
  ghosts.filter(({ id }) => id !== gone);

function enemyFrom(tables: Tables, view: EnemyView): Enemy {
  const { id, health, maxHealth, regen, armour, vision, seen, sees } = view;
  return {
    id,
    kind: kindOf(tables, view.name),
    cell: cellOf(view.cell),
    health,
    maxHealth,
    regen,
    armour,
    vision,
    seen,
    sees,
    turnEnded: false,
    last: null,
  };
}

function projectileFrom(tables: Tables, view: ProjectileView): Projectile {
  const { id, damage, move, drift } = view;
  const [weapon, cell] = [weaponOf(tables, view), cellOf(view.cell)];
  return { id, weapon, cell, damage, move, drift, seen: true, last: null };
}

function enemyGhost(tables: Tables, view: RememberedEnemy): EnemyGhost {
  const { id, vision, turn, health, maxHealth, regen, armour } = view;
  const last = { turn, cell: cellOf(view.cell), health, maxHealth, regen, armour };
  return { id, kind: kindOf(tables, view.name), vision, last };
}

function projectileGhost(tables: Tables, view: RememberedProjectile): ProjectileGhost {
  const { id, drift, turn, damage, move } = view;
  return { id, weapon: weaponOf(tables, view), drift, last: { turn, cell: cellOf(view.cell), damage, move } };
}

const kindOf = (tables: Tables, name: string) => tables.enemies.findIndex((kind) => kind.name === name);
const weaponOf = (tables: Tables, { weapon }: ProjectileView) =>
  weapon === null ? HOSTILE : tables.weapons.findIndex(({ name }) => name === weapon);
