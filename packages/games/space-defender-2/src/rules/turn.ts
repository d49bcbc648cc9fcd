/** The seven phases of a turn. When the ship is destroyed the rest of the turn does not happen. */
import { ended, lehmer, type Tell } from '@quadrant/kernel';
import type { SpaceCommand } from '../commands.js';
import type { Action, EnemyKind } from '../enemies.js';
import { regenerated } from '../equipment.js';
import type { Fact, Phase } from '../facts.js';
import { COLUMN, cellBeside, OUT, ROW, rowOf, STRIDE } from '../grid.js';
import { HOSTILE } from '../pieces.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables.js';
import { Battlefield } from './battlefield.js';
import { shipEnters } from './collisions.js';
import { look, SHIP_ID, SHIP_NAME } from './field.js';
import { outcome } from './outcome.js';
import { lookAround, sweepEnemies, sweepProjectiles } from './sight.js';

type TurnCommand = Extract<SpaceCommand, { readonly name: Action }>;

/** Plays a turn with a command that has been checked. */
export function playTurn(
  position: Position,
  tables: Tables,
  command: TurnCommand,
  tell: Tell<Fact> | null,
): void {
  const field = new Battlefield(position, tables, tell);
  position.turn++;
  const survived =
    friendlyProjectilesAct(field) &&
    hostileProjectilesAct(field) &&
    starfighterActs(field, command) &&
    enemiesLook(field) &&
    enemiesAct(field, command.name) &&
    enemiesLook(field) &&
    spawn(field);
  sweepProjectiles(position);
  sweepEnemies(position);
  if (survived) return;
  position.state = 'not started';
  position.ending = 'destroyed';
  if (!tell) return;
  tell({ kind: 'lost', cell: position.ship.cell });
  tell(ended(outcome(position)!));
}

/**
 * A turn that nobody plays: the Starfighter stays where it is and does nothing. Told to nobody; for what happens where
 * nobody looks.
 */
export function playUnattended(position: Position, tables: Tables): void {
  const field = new Battlefield(position, tables, null);
  position.turn++;
  friendlyProjectilesAct(field);
  hostileProjectilesAct(field);
  enemiesLook(field);
  enemiesAct(field, 'move');
  enemiesLook(field);
  spawn(field);
  sweepProjectiles(position);
  sweepEnemies(position);
}

function friendlyProjectilesAct(field: Battlefield): boolean {
  enter(field, 'friendly projectiles');
  const { projectiles, ship } = field.position;
  for (let i = 0; i < projectiles.length && ship.health > 0; i++) {
    const self = projectiles[i];
    if (self.cell !== OUT && self.weapon !== HOSTILE) field.tables.weapons[self.weapon].flight(self, field);
  }
  return ship.health > 0;
}

function hostileProjectilesAct(field: Battlefield): boolean {
  enter(field, 'enemy projectiles');
  const { projectiles, ship } = field.position;
  for (let i = 0; i < projectiles.length && ship.health > 0; i++) {
    const self = projectiles[i];
    if (self.cell !== OUT && self.weapon === HOSTILE) field.fly(self, self.move, 0, -1);
  }
  return ship.health > 0;
}

function starfighterActs(field: Battlefield, command: TurnCommand): boolean {
  enter(field, 'Starfighter');
  const { position, tables } = field;
  const { ship, selections } = position;
  regenerateShip(field);
  switch (command.name) {
    case 'pass':
      if (field.tell) field.tell({ kind: 'passed', cell: ship.cell });
      regenerateShip(field);
      break;
    case 'move':
      moveShip(field, rowOf(command.args[0]), command.args[1] - 1);
      break;
    case 'fire':
      fireWeapon(field);
      break;
    case 'special': {
      const power = tables.powers[selections.power];
      ship.energy -= power.energy;
      power.use(field);
      break;
    }
  }
  return ship.health > 0;
}

function regenerateShip({ position: { ship } }: Battlefield): void {
  ship.health = regenerated(ship.health, ship.maxHealth, ship.healthRegen);
  ship.energy = regenerated(ship.energy, ship.maxEnergy, ship.energyRegen);
}

/** First up or down, then left or right; only the cells entered are paid for. */
function moveShip(field: Battlefield, row: number, column: number): void {
  const { ship } = field.position;
  const from = ship.cell;
  const rows = row - ROW[from];
  const columns = column - COLUMN[from];
  field.tellDeparture(SHIP_NAME, SHIP_ID, from);
  const entered = glideShip(field, rows, STRIDE) + glideShip(field, columns, 1);
  ship.energy -= ship.moveCost * entered;
  lookAround(field.position);
  field.tellMovement(SHIP_NAME, SHIP_ID, from, ship.cell);
}

/** Moves the ship cell by cell while it lives; says how many cells it entered. */
function glideShip(field: Battlefield, cells: number, step: number): number {
  const { ship, board } = field.position;
  const stepped = cells < 0 ? -step : step;
  let entered = 0;
  while (entered < Math.abs(cells) && ship.health > 0) {
    ship.cell += stepped;
    entered++;
    if (board[ship.cell] !== 0) shipEnters(field);
  }
  return entered;
}

function fireWeapon(field: Battlefield): void {
  const { position, tables, tell } = field;
  const { ship, selections } = position;
  const weapon = tables.weapons[selections.weapon];
  ship[weapon.paidIn] -= weapon.cost;
  if (tell) tell({ kind: 'fired', cell: ship.cell });
  for (const { down, right, drift } of weapon.muzzles) {
    const cell = cellBeside(position, ship.cell, down, right);
    field.createProjectile(cell, selections.weapon, weapon.damage, weapon.projectileMove, drift);
  }
}

function enemiesLook(field: Battlefield): true {
  look(field.position, 0);
  return true;
}

/** The enemies there are act: first those that pre-empt, then those whose turn has not ended. New ones wait. */
function enemiesAct(field: Battlefield, action: Action): boolean {
  enter(field, 'enemies');
  const { enemies, ship } = field.position;
  const kinds = field.tables.enemies;
  const roster = enemies.length;
  for (let i = 0; i < roster && ship.health > 0; i++) {
    const self = enemies[i];
    if (self.cell === OUT) continue;
    const preemptive = preemptiveOf(kinds[self.kind], action);
    if (preemptive === null) continue;
    self.turnEnded = preemptive.endsTurn;
    preemptive.act(self, field);
  }
  for (let i = 0; i < roster && ship.health > 0; i++) {
    const self = enemies[i];
    if (self.cell === OUT) continue;
    if (self.turnEnded) self.turnEnded = false;
    else if (self.sees) kinds[self.kind].seeing(self, field);
    else kinds[self.kind].unseeing(self, field);
  }
  return ship.health > 0;
}

/** Written out, as looking a name up in an object is slow and this is asked of every enemy in every turn. */
function preemptiveOf({ preemptive }: EnemyKind, action: Action) {
  switch (action) {
    case 'move':
      return preemptive.move;
    case 'pass':
      return preemptive.pass;
    case 'fire':
      return preemptive.fire;
    case 'special':
      return preemptive.special;
  }
}

function spawn(field: Battlefield): boolean {
  enter(field, 'spawn');
  const { rows, columns, ship, thresholds } = field.position;
  const row = draw(field, 'spawn row', 1, rows);
  const roll = draw(field, 'spawn roll', 1, 100);
  let place = 0; // in the thresholds
  for (let kind = 0; kind < field.tables.enemies.length; kind++) {
    if (field.tables.enemies[kind].threshold === null) continue;
    if (roll < thresholds[place++]) {
      field.createEnemy(kind, (row - 1) * STRIDE + columns - 1);
      break;
    }
  }
  return ship.health > 0;
}

/** The first two numbers of a run count as 0, while the generator advances all the same. */
const BLIND_DRAWS = 2;

function draw({ position, tell }: Battlefield, purpose: string, low: number, high: number): number {
  position.random = lehmer(position.random);
  position.draws++;
  const value = (position.draws <= BLIND_DRAWS ? 0 : position.random % (high - low + 1)) + low;
  if (tell) tell({ kind: 'drew', purpose, low, high, value });
  return value;
}

function enter(field: Battlefield, phase: Phase): void {
  if (field.tell) field.tell({ kind: 'phase', phase });
}
