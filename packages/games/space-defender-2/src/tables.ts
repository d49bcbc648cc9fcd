/**
 * Everything the game is made from. A game with a further enemy or weapon is made by passing tables with one more
 * entry; nothing else changes.
 */

import { type EnemyKind, enemies } from './enemies.js';
import { armours, type Equipment, engines } from './equipment.js';
import { type Orbment, orbments } from './orbments.js';
import { type Power, powers } from './powers.js';
import { type Weapon, weapons } from './weapons.js';

export interface Tables {
  readonly weapons: readonly Weapon[];
  readonly armours: readonly Equipment[];
  readonly engines: readonly Equipment[];
  readonly powers: readonly Power[];
  readonly enemies: readonly EnemyKind[];
  readonly orbments: readonly Orbment[];
}

/** What a player chooses, in the order of the setup screens. */
export const PARTS = ['weapon', 'armour', 'engine', 'power'] as const;
export type Part = (typeof PARTS)[number];

/** The names to choose from. */
export function choicesOf(tables: Tables, part: Part): readonly string[] {
  const table = {
    weapon: tables.weapons,
    armour: tables.armours,
    engine: tables.engines,
    power: tables.powers,
  }[part];
  return table.map((entry) => entry.name);
}

/** The places of chosen names in their tables. */
export function placesOf(tables: Tables, names: Readonly<Record<Part, string>>): Record<Part, number> {
  const place = (part: Part) => choicesOf(tables, part).indexOf(names[part]);
  return { weapon: place('weapon'), armour: place('armour'), engine: place('engine'), power: place('power') };
}

export const standard: Tables = { weapons, armours, engines, powers, enemies, orbments };

/** What else stands on the board: no enemy may have one of these as its letter. */
export const GLYPHS = { empty: '_', fog: '?', ship: 'S', wreck: 'X', friendly: '*', hostile: '<' } as const;

/** Throws when tables cannot make a game. */
export function checkTables(tables: Tables): void {
  for (const [table, entries] of Object.entries(tables))
    noneTwice(
      `names in ${table}`,
      entries.map((entry: { readonly name: string }) => entry.name),
    );
  noneTwice('letters', [...Object.values(GLYPHS), ...tables.enemies.map((kind) => kind.letter)]);
  const drops = new Set(tables.orbments.map((orbment) => orbment.name));
  for (const kind of tables.enemies)
    if (!drops.has(kind.drops)) throw new Error(`${kind.name} drops "${kind.drops}", which is no orbment`);
}

function noneTwice(what: string, words: readonly string[]): void {
  const twice = words.find((each, i) => words.indexOf(each) !== i);
  if (twice !== undefined) throw new Error(`two of the ${what} are "${twice}"`);
}

/** The kinds that appear by themselves, in the order of their thresholds. */
export function spawningKinds(tables: Tables): readonly EnemyKind[] {
  return tables.enemies.filter((kind) => kind.threshold !== null);
}
