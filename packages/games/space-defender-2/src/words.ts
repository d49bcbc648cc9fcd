/** The game in plain words, for logs and screen readers in the terminal and on the page: facts, pieces, equipment. */
import { capital } from '@quadrant/kernel';
import type { Equipment } from './equipment.js';
import type { SeenFact } from './facts.js';
import { GLYPHS, type Part, type Tables } from './tables.js';
import type { Words } from './words/table.js';

export interface LegendEntry {
  readonly name: string; // 'Grunt'
  readonly words: string; // one line
}

/** One sentence for a fact, or null for one that needs none. */
export function say(fact: SeenFact, { facts }: Words): string | null {
  const sentence = facts[fact.kind](fact as never);
  return sentence === null ? null : capital(sentence);
}

/** What the rules call by an English name. */
export const nameIn = ({ names }: Words, name: string): string => names[name] ?? name;

/** What each character of the board stands for. */
export function legend(tables: Tables, words: Words): ReadonlyMap<string, LegendEntry> {
  const entries = new Map<string, LegendEntry>();
  for (const [key, [name, line]] of Object.entries(words.legend))
    entries.set(GLYPHS[key as keyof typeof GLYPHS], { name, words: line });
  for (const kind of tables.enemies)
    entries.set(kind.letter, { name: nameIn(words, kind.name), words: words.enemy(kind) });
  return entries;
}

/** The entries of a setup menu. */
export function menuOf(tables: Tables, part: Part, words: Words): readonly LegendEntry[] {
  const entry = (name: string, line: string): LegendEntry => ({ name: nameIn(words, name), words: line });
  switch (part) {
    case 'weapon':
      return tables.weapons.map((weapon) => {
        const description = words.weapons[weapon.name] ?? weapon.description;
        const { damage, cost, paidIn } = weapon;
        return entry(weapon.name, words.weapon(description, damage, cost, paidIn, sums(weapon, words)));
      });
    case 'armour':
      return tables.armours.map((armour) => entry(armour.name, sums(armour, words)));
    case 'engine':
      return tables.engines.map((engine) => entry(engine.name, sums(engine, words)));
    case 'power':
      return tables.powers.map(({ name, price, effect }) =>
        entry(name, words.power(words.powers[name] ?? effect, words.prices[price] ?? price)),
      );
  }
}

/** `Health 50, health regeneration 1, move 1.`: what a piece of equipment adds. */
function sums(each: Equipment, words: Words): string {
  const given = (Object.keys(words.sums) as (keyof Words['sums'])[])
    .filter((key) => each[key] !== 0)
    .map((key) => `${words.sums[key]} ${each[key]}`);
  return `${capital(given.join(', '))}.`;
}
