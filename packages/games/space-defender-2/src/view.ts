/**
 * What the player may know. In debug mode that is everything but the random numbers; in normal mode only what lies
 * within the Starfighter's vision. A view shares nothing with the position it was made from.
 */
import type { Seat } from '@quadrant/kernel';
import { type SpaceFact, UNSEEN } from './facts.js';
import { distance, OUT, STRIDE } from './grid.js';
import { score } from './orbments.js';
import type { Enemy, Focus, Projectile, Ship } from './pieces.js';
import type { Position, Selections, State } from './position.js';
import { GLYPHS, type Tables } from './tables.js';
import { glyphAt } from './text/board.js';

export interface View {
  readonly single: boolean; // one game and no more
  readonly state: State; // 'in game'
  readonly debug: boolean;
  readonly selections: Readonly<Selections>;
  readonly rows: number; // 10
  readonly columns: number; // 30
  readonly thresholds: readonly number[];
  readonly turn: number;
  readonly ship: Readonly<Ship>;
  readonly board: readonly string[]; // one text a row, one character a cell: 'S__G??'
  readonly enemies: readonly Readonly<Enemy>[]; // those seen
  readonly projectiles: readonly Readonly<Projectile>[]; // those seen
  readonly score: number;
  readonly focuses: readonly Readonly<Focus>[]; // the open ones, each inside the one before
  readonly ending: Position['ending'];
}

export function view(tables: Tables, position: Position): View {
  const inSight = (piece: { readonly cell: number }) => isVisible(position, piece.cell);
  return {
    single: position.single,
    state: position.state,
    debug: position.debug,
    selections: { ...position.selections },
    rows: position.rows,
    columns: position.columns,
    thresholds: [...position.thresholds],
    turn: position.turn,
    ship: { ...position.ship },
    board: glyphRows(tables, position),
    enemies: position.enemies.filter(inSight).map((enemy) => ({ ...enemy })),
    projectiles: position.projectiles.filter(inSight).map((projectile) => ({ ...projectile })),
    score: score(position.focuses),
    focuses: position.focuses.map((focus) => ({ ...focus })),
    ending: position.ending,
  };
}

/** Whether the player sees what is in a cell. */
export function isVisible({ debug, ship }: Position, cell: number): boolean {
  return cell >= 0 && (debug || distance(ship.cell, cell) <= ship.vision);
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
export function seen(fact: SpaceFact, position: Position, _seat: Seat): SpaceFact | null {
  if (fact.kind === 'drew') return null;
  if (position.debug) return fact;
  const visible = (cell: number) => isVisible(position, cell);
  if (fact.kind === 'moved') {
    if (visible(fact.from)) return visible(fact.to) || fact.to === OUT ? fact : { ...fact, to: UNSEEN };
    return visible(fact.to) ? { ...fact, from: UNSEEN } : null;
  }
  if (fact.kind === 'healed') {
    if (!visible(fact.cell)) return null;
    return visible(fact.byCell) ? fact : { ...fact, by: null, byCell: UNSEEN };
  }
  return 'cell' in fact && !visible(fact.cell) ? null : fact;
}
