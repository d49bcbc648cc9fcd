/**
 * A run: several games one after the other on one stream of random numbers, with the selections kept. All of it is
 * plain data. Commands that were refused leave no trace here.
 */
import { buildShip } from './equipment.js';
import { MAX_ROWS, STRIDE } from './grid.js';
import type { Options } from './options.js';
import { emptyPath } from './orbments.js';
import type { Enemy, EnemyGhost, Focus, Projectile, ProjectileGhost, Ship } from './pieces.js';
import type { Part, Tables } from './tables.js';

export const STATES = [
  'not started',
  'weapon setup',
  'armour setup',
  'engine setup',
  'power setup',
  'setup summary',
  'in game',
] as const;
export type State = (typeof STATES)[number];

/** The chosen entry of each table, from 0. */
export type Selections = Record<Part, number>;

export interface Position {
  readonly single: boolean; // false: a run of several games
  state: State; // 'in game'
  debug: boolean; // false
  selections: Selections; // { weapon: 0, armour: 0, engine: 0, power: 0 }
  rows: number; // 10, of the last accepted `play`; 0 before the first
  columns: number; // 30
  thresholds: number[]; // [30, 55, 70, 85, 95]
  random: number; // 900: state of the generator
  draws: number; // 0: numbers drawn in this run
  // The present game, or the last one. All zero and empty before the first.
  turn: number; // 0: completed turns
  ship: Ship;
  enemies: Enemy[]; // oldest first
  projectiles: Projectile[]; // of both sides, oldest first
  board: number[]; // for each cell the id of the enemy or projectile in it, else 0; the ship is not on it
  enemiesMade: number; // 0
  projectilesMade: number; // 0
  enemyGhosts: EnemyGhost[]; // seen once and gone since, out of sight: the player does not know that
  projectileGhosts: ProjectileGhost[];
  newestEnemy: number; // 7: the highest id of an enemy that was in sight
  newestProjectile: number; // 12: the same of projectiles, without the minus
  focuses: Focus[]; // see orbments.ts
  ending: 'destroyed' | 'aborted' | 'left' | null;
}

export const EMPTY_BOARD: readonly number[] = Array.from({ length: MAX_ROWS * STRIDE }, () => 0);

export function begin(tables: Tables, options: Options, seed: number): Position {
  const { play, weapon, armour, engine, power, debug, single } = options;
  const position: Position = {
    single,
    state: 'not started',
    debug,
    selections: { weapon: place(weapon), armour: place(armour), engine: place(engine), power: place(power) },
    rows: 0,
    columns: 0,
    thresholds: [],
    random: seed | 0,
    draws: 0,
    turn: 0,
    ship: {
      cell: 0,
      health: 0,
      energy: 0,
      maxHealth: 0,
      maxEnergy: 0,
      healthRegen: 0,
      energyRegen: 0,
      armour: 0,
      vision: 0,
      move: 0,
      moveCost: 0,
    },
    enemies: [],
    projectiles: [],
    board: [],
    enemiesMade: 0,
    projectilesMade: 0,
    enemyGhosts: [],
    projectileGhosts: [],
    newestEnemy: 0,
    newestProjectile: 0,
    focuses: emptyPath(),
    ending: null,
  };
  if (play) {
    prepareGame(position, play);
    startGame(position, tables);
  }
  return position;
}

/** An option counted from 1 as a place in its table. As an integer to the machine too: fractions are slow. */
function place(option: number): number {
  return (option - 1) | 0;
}

/** Takes over the arguments of `play`. */
export function prepareGame(position: Position, [rows, columns, ...thresholds]: readonly number[]): void {
  position.rows = rows;
  position.columns = columns;
  position.thresholds = thresholds;
  // The last game's board has its own size.
  position.board = [];
  position.enemies = [];
  position.projectiles = [];
  position.enemyGhosts = [];
  position.projectileGhosts = [];
}

/** Puts a new ship on an empty board. */
export function startGame(position: Position, tables: Tables): void {
  const { selections, rows } = position;
  position.state = 'in game';
  position.turn = 0;
  position.ship = shipOf(tables, selections, rows);
  position.enemies = [];
  position.projectiles = [];
  position.board = EMPTY_BOARD.slice(0, rows * STRIDE);
  position.enemiesMade = 0;
  position.projectilesMade = 0;
  position.enemyGhosts = [];
  position.projectileGhosts = [];
  position.newestEnemy = 0;
  position.newestProjectile = 0;
  position.focuses = emptyPath();
  position.ending = null;
}

/** The ship that a choice of equipment makes. */
export function shipOf(tables: Tables, selections: Selections, rows: number = MAX_ROWS): Ship {
  const { weapon, armour, engine } = selections;
  return buildShip(rows, tables.weapons[weapon], tables.armours[armour], tables.engines[engine]);
}

/*
 * Pieces are copied field by field: to V8 a spread copy is an object of another shape, and rules that meet both
 * shapes are compiled anew while people wait.
 */

export function cloneShip(ship: Ship): Ship {
  return {
    cell: ship.cell,
    health: ship.health,
    energy: ship.energy,
    maxHealth: ship.maxHealth,
    maxEnergy: ship.maxEnergy,
    healthRegen: ship.healthRegen,
    energyRegen: ship.energyRegen,
    armour: ship.armour,
    vision: ship.vision,
    move: ship.move,
    moveCost: ship.moveCost,
  };
}

export function cloneEnemy(enemy: Enemy): Enemy {
  return {
    id: enemy.id,
    kind: enemy.kind,
    cell: enemy.cell,
    health: enemy.health,
    maxHealth: enemy.maxHealth,
    regen: enemy.regen,
    armour: enemy.armour,
    vision: enemy.vision,
    seen: enemy.seen,
    sees: enemy.sees,
    turnEnded: enemy.turnEnded,
    last: enemy.last,
  };
}

export function cloneProjectile(projectile: Projectile): Projectile {
  return {
    id: projectile.id,
    weapon: projectile.weapon,
    cell: projectile.cell,
    damage: projectile.damage,
    move: projectile.move,
    drift: projectile.drift,
    seen: projectile.seen,
    last: projectile.last,
  };
}

export function clone(position: Position): Position {
  return {
    single: position.single,
    state: position.state,
    debug: position.debug,
    selections: { ...position.selections },
    rows: position.rows,
    columns: position.columns,
    thresholds: position.thresholds.slice(),
    random: position.random,
    draws: position.draws,
    turn: position.turn,
    ship: cloneShip(position.ship),
    enemies: position.enemies.map(cloneEnemy),
    projectiles: position.projectiles.map(cloneProjectile),
    board: position.board.slice(),
    enemiesMade: position.enemiesMade,
    projectilesMade: position.projectilesMade,
    enemyGhosts: position.enemyGhosts.slice(),
    projectileGhosts: position.projectileGhosts.slice(),
    newestEnemy: position.newestEnemy,
    newestProjectile: position.newestProjectile,
    focuses: position.focuses.map((focus) => ({ ...focus })),
    ending: position.ending,
  };
}
