/**
 * What the player may know, in names. In debug mode that is everything but the random numbers; in normal mode only what
 * lies within the Starfighter's vision, and what is remembered of the rest. A view shares nothing with the position it
 * was made from. Cells are named as on the board: 'C7' is the seventh cell of row C.
 */
import type { Fact as AnyFact, Outcome, Seat } from '@quadrant/kernel';
import { type Fact, OUT_OF_BOARD, OUT_OF_SIGHT, type SeenFact } from './facts.js';
import { OUT, STRIDE, squareOf } from './grid.js';
import { score } from './orbments.js';
import { type Enemy, type Focus, HOSTILE, type Projectile, type Ship, UNLIMITED } from './pieces.js';
import type { Position, State } from './position.js';
import { outcome } from './rules/outcome.js';
import { isEnemyRemembered, isProjectileRemembered, isWithinVision } from './rules/sight.js';
import { choicesOf, GLYPHS, PARTS, type Part, type Tables } from './tables.js';
import { glyphAt } from './text/board.js';

export interface View {
  readonly single: boolean; // one game and no more
  readonly state: State; // 'in game'
  readonly debug: boolean;
  readonly equipment: EquipmentView; // the names of what is chosen
  readonly rows: number; // 10
  readonly columns: number; // 30
  readonly thresholds: readonly number[]; // [30, 55, 70, 85, 95]
  readonly turn: number; // turns played in this game
  readonly draws: number; // 14: random numbers drawn in this run, two a turn
  readonly ship: ShipView;
  readonly board: readonly string[]; // one text a row, one character a cell: 'S__G??'
  readonly enemies: readonly EnemyView[]; // those seen, oldest first
  readonly projectiles: readonly ProjectileView[]; // those seen, oldest first
  /** What went out of sight and may still be there: as it was at the end of `turn`, when it was last seen. */
  readonly remembered: {
    readonly enemies: readonly RememberedEnemy[]; // oldest first
    readonly projectiles: readonly RememberedProjectile[]; // oldest first
  };
  readonly newest: { readonly enemy: number; readonly projectile: number }; // the latest ids ever seen; 0 before any
  readonly score: number;
  readonly focuses: readonly FocusView[]; // the open ones, each inside the one before
  readonly outcome: Outcome | null; // of the present game, or of the last one
}

export type EquipmentView = Readonly<Record<Part, string>>; // { weapon: 'Standard', … }
export type ShipView = Readonly<Omit<Ship, 'cell'>> & { readonly cell: string }; // 'C1'

/** What is told of an enemy that was seen once. */
interface SeenEnemy {
  readonly id: number; // 3
  readonly name: string; // 'Grunt'
  readonly cell: string; // 'C7'
  readonly health: number; // 100
  readonly maxHealth: number; // 100
  readonly regen: number; // 1
  readonly armour: number; // 1
  readonly vision: number; // 5
}

export interface EnemyView extends SeenEnemy {
  readonly seen: boolean; // by the Starfighter, when last looked
  readonly sees: boolean; // the Starfighter, when last looked
}

export interface RememberedEnemy extends SeenEnemy {
  readonly turn: number; // 7
}

export interface ProjectileView {
  readonly id: number; // -4
  readonly side: 'friendly' | 'enemy';
  readonly weapon: string | null; // 'Standard'; null for an enemy's
  readonly cell: string; // 'C7'
  readonly damage: number; // 70
  readonly move: number; // 5: cells in its next turn
  readonly drift: number; // -1: rows down for each step
}

export interface RememberedProjectile extends ProjectileView {
  readonly turn: number; // 7
}

export interface FocusView extends Omit<Readonly<Focus>, 'slots'> {
  readonly slots: number | null; // 4; null: no limit
}

export function view(tables: Tables, position: Position): View {
  const { debug } = position;
  const inSight = (piece: { readonly cell: number }) => isVisible(position, piece.cell);
  return {
    single: position.single,
    state: position.state,
    debug,
    equipment: equipmentOf(tables, position),
    rows: position.rows,
    columns: position.columns,
    thresholds: [...position.thresholds],
    turn: position.turn,
    draws: position.draws,
    ship: { ...position.ship, cell: squareOf(position.ship.cell) },
    board: glyphRows(tables, position),
    enemies: position.enemies.filter(inSight).map((enemy) => viewEnemy(tables, enemy)),
    projectiles: position.projectiles.filter(inSight).map((each) => viewProjectile(tables, each)),
    remembered: {
      enemies: rememberedEnemies(tables, position),
      projectiles: rememberedProjectiles(tables, position),
    },
    newest: {
      enemy: debug ? position.enemiesMade : position.newestEnemy,
      projectile: debug ? position.projectilesMade : position.newestProjectile,
    },
    score: score(position.focuses),
    focuses: position.focuses.map((focus) => ({
      ...focus,
      slots: focus.slots === UNLIMITED ? null : focus.slots,
    })),
    outcome: outcome(position),
  };
}

/** Whether the player sees what is in a cell. */
export function isVisible(position: Position, cell: number): boolean {
  return cell >= 0 && (position.debug || isWithinVision(position, cell));
}

function equipmentOf(tables: Tables, { selections }: Position): EquipmentView {
  const [weapon, armour, engine, power] = PARTS.map((part) => choicesOf(tables, part)[selections[part]]);
  return { weapon, armour, engine, power };
}

function viewEnemy(tables: Tables, enemy: Enemy): EnemyView {
  const { id, kind, cell, health, maxHealth, regen, armour, vision, seen, sees } = enemy;
  const { name } = tables.enemies[kind];
  return { id, name, cell: squareOf(cell), health, maxHealth, regen, armour, vision, seen, sees };
}

function viewProjectile(
  tables: Tables,
  { id, weapon, cell, damage, move, drift }: Projectile,
): ProjectileView {
  return { id, ...sideOf(tables, weapon), cell: squareOf(cell), damage, move, drift };
}

function sideOf(tables: Tables, weapon: number): Pick<ProjectileView, 'side' | 'weapon'> {
  return weapon === HOSTILE
    ? { side: 'enemy', weapon: null }
    : { side: 'friendly', weapon: tables.weapons[weapon].name };
}

/** Those that are there still and those that are gone look alike. */
function rememberedEnemies(tables: Tables, position: Position): RememberedEnemy[] {
  const hidden = ({ cell }: Enemy) => !isVisible(position, cell);
  const remembered: RememberedEnemy[] = [];
  for (const { id, kind, vision, last } of [...position.enemies.filter(hidden), ...position.enemyGhosts])
    if (last !== null && isEnemyRemembered(position, last)) {
      const { turn, cell, health, maxHealth, regen, armour } = last;
      const { name } = tables.enemies[kind];
      remembered.push({ id, name, cell: squareOf(cell), health, maxHealth, regen, armour, vision, turn });
    }
  return remembered.sort((a, b) => a.id - b.id);
}

function rememberedProjectiles(tables: Tables, position: Position): RememberedProjectile[] {
  const remembered: RememberedProjectile[] = [];
  const hidden = ({ cell }: Projectile) => !isVisible(position, cell);
  const all = [...position.projectiles.filter(hidden), ...position.projectileGhosts];
  for (const { id, weapon, drift, last } of all)
    if (last !== null && isProjectileRemembered(position, weapon, last)) {
      const { turn, cell, damage, move } = last;
      remembered.push({ id, ...sideOf(tables, weapon), cell: squareOf(cell), damage, move, drift, turn });
    }
  return remembered.sort((a, b) => b.id - a.id);
}

function glyphRows(tables: Tables, position: Position): string[] {
  const rows: string[] = [];
  if (position.board.length === 0) return rows;
  for (let row = 0; row < position.rows; row++) {
    let text = '';
    for (let cell = row * STRIDE; cell < row * STRIDE + position.columns; cell++)
      text += isVisible(position, cell) ? glyphAt(tables, position, cell) : GLYPHS.fog;
    rows.push(text);
  }
  return rows;
}

/** A fact as the player learns it: what concerns the ship, and what happens in a cell that is seen just then. */
export function seen(fact: Fact, position: Position, _seat: Seat): SeenFact | null {
  const visible = (cell: number) => isVisible(position, cell);
  switch (fact.kind) {
    case 'drew':
      return null;
    case 'moved': {
      const [from, to] = [visible(fact.from), visible(fact.to)];
      if (!from && !to) return null;
      return {
        ...fact,
        from: from ? squareOf(fact.from) : OUT_OF_SIGHT,
        to: fact.to === OUT ? OUT_OF_BOARD : to ? squareOf(fact.to) : OUT_OF_SIGHT,
      };
    }
    case 'healed': {
      if (!visible(fact.cell)) return null;
      const by = visible(fact.byCell)
        ? { by: fact.by, byCell: squareOf(fact.byCell) }
        : { by: null, byCell: OUT_OF_SIGHT };
      return { ...fact, ...by, cell: squareOf(fact.cell) };
    }
    default:
      if (!('cell' in fact)) return fact;
      if (fact.cell === OUT) return position.debug ? { ...fact, cell: OUT_OF_BOARD } : null;
      return visible(fact.cell) ? { ...fact, cell: squareOf(fact.cell) } : null;
  }
}

const CELLS = ['cell', 'byCell', 'from', 'to'] as const;

/** A fact as it is told to whoever may know everything: cells have their names. */
export function told(fact: Fact): AnyFact {
  const cells = fact as Partial<Record<(typeof CELLS)[number], unknown>>;
  const names = CELLS.flatMap((key) => {
    const cell = cells[key];
    return typeof cell === 'number' ? [[key, cell === OUT ? OUT_OF_BOARD : squareOf(cell)]] : [];
  });
  return { ...fact, ...Object.fromEntries(names) };
}
