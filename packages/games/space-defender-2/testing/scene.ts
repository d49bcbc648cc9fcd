/** Games set up by hand, for tests: a board drawn in characters, with no enemy appearing by itself. */
import type { Refusal } from '@quadrant/kernel';
import { makeSpaceDefender2 } from '../src/game.js';
import { OUT, ROW_LETTERS, STRIDE } from '../src/grid.js';
import { type Enemy, type Fact, HOSTILE, type Projectile, standard, type Tables } from '../src/index.js';
import { defaultOptions, type Options } from '../src/options.js';
import type { Position } from '../src/position.js';
import { look } from '../src/rules/field.js';
import { isWithinVision } from '../src/rules/sight.js';
import { makeNarrator } from '../src/text.js';

export class ArrangedGame {
  readonly position: Position;
  readonly facts: Fact[] = []; // of the last command
  private readonly game;
  private readonly narrator;

  /**
   * `drawing`: one text a row, `S` the ship, letters enemies, `*` a friendly projectile (Standard), `<` an enemy's
   * (damage 15, move 4), anything else empty. Ids are given row by row, from left to right.
   */
  constructor(drawing: readonly string[], options: Partial<Options> = {}, tables: Tables = standard) {
    this.game = makeSpaceDefender2(tables);
    this.narrator = makeNarrator(tables)();
    const nobody = tables.enemies.filter((kind) => kind.threshold !== null).map(() => 1);
    const play = [drawing.length, drawing[0].length, ...nobody];
    this.position = this.game.begin({ ...defaultOptions, play, debug: true, ...options }, 900);
    drawing.forEach((line, row) => {
      [...line].forEach((glyph, column) => {
        this.put(glyph, row * STRIDE + column, tables);
      });
    });
    look(this.position, 0);
  }

  private put(glyph: string, cell: number, tables: Tables): void {
    const { position } = this;
    const kind = tables.enemies.findIndex((each) => each.letter === glyph);
    if (glyph === 'S') position.ship.cell = cell;
    else if (kind >= 0) this.putEnemy(kind, cell, tables);
    else if (glyph === '*') this.putProjectile(cell, { weapon: 0, damage: 70, move: 5 });
    else if (glyph === '<') this.putProjectile(cell, { weapon: HOSTILE, damage: 15, move: 4 });
  }

  private putEnemy(kind: number, cell: number, tables: Tables): void {
    const { health, regen, armour, vision } = tables.enemies[kind];
    const id = ++this.position.enemiesMade;
    const flags = { seen: false, sees: false, turnEnded: false, last: null };
    this.position.enemies.push({
      id,
      kind,
      cell,
      health,
      maxHealth: health,
      regen,
      armour,
      vision,
      ...flags,
    });
    this.position.board[cell] = id;
  }

  private putProjectile(cell: number, what: Pick<Projectile, 'weapon' | 'damage' | 'move'>): void {
    const id = -++this.position.projectilesMade;
    const seen = isWithinVision(this.position, cell);
    this.position.projectiles.push({ id, cell, drift: 0, seen, last: null, ...what });
    this.position.board[cell] = id;
  }

  /** Gives a command, written as in a file. */
  give(text: string): Refusal | null {
    const parsed = this.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.words);
    this.facts.length = 0;
    return this.game.perform(this.position, this.game.onMove(this.position), parsed.value, (fact) => {
      this.facts.push(fact);
      this.narrator.hear(fact, this.position);
    });
  }

  /** Gives a command that must be performed; its action lines, without their indent. */
  play(text: string): string[] {
    const refusal = this.give(text);
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    const parsed = this.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.words);
    const lines = this.narrator.reply(this.position, parsed.value, null).split('\n');
    const first = lines.findIndex((line) => line.includes('Friendly Projectile Action:'));
    const last = lines.findIndex((line) => line.startsWith('      1  2'));
    return lines
      .slice(first, last)
      .filter((line) => !line.endsWith(':'))
      .map((line) => line.trim());
  }

  /** The board without fog. */
  board(): readonly string[] {
    return this.game.view({ ...this.position, debug: true }, 0).board;
  }

  enemy(id: number): Enemy {
    const enemy = this.position.enemies.find((each) => each.id === id);
    if (!enemy) throw new Error(`enemy ${id} is gone`);
    return enemy;
  }

  projectile(id: number): Projectile {
    const projectile = this.position.projectiles.find((each) => each.id === id);
    if (!projectile) throw new Error(`projectile ${id} is gone`);
    return projectile;
  }

  has(id: number): boolean {
    return [...this.position.enemies, ...this.position.projectiles].some((each) => each.id === id);
  }
}

/** The cell of `A7`. */
export function at(name: string): number {
  const row = ROW_LETTERS.indexOf(name[0] as (typeof ROW_LETTERS)[number]);
  return row < 0 ? OUT : row * STRIDE + Number(name.slice(1)) - 1;
}
