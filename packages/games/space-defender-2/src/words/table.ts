/** What a language says of this game. */
import type { DigestLine, Phrasebook } from '@quadrant/kernel';
import type { SeenFact } from '../facts.js';

/** One sentence for each kind of fact, or null for what needs none. */
export type FactWords = {
  readonly [K in SeenFact['kind']]: (fact: Extract<SeenFact, { readonly kind: K }>) => string | null;
};
type Told = Pick<DigestLine, 'lead' | 'words'>;

/** What can hurt the ship, as a digest counts it. */
export const HURTS = ['ramming', 'rammed', 'shot', 'own'] as const;
export type Hurt = (typeof HURTS)[number];

export interface Words {
  /** What the rules call by an English name: pieces, equipment, orbments. What a table adds keeps its own. */
  readonly names: Readonly<Record<string, string>>;
  readonly facts: FactWords;
  readonly digest: {
    repaired(health: number): Told;
    overcharged(health: number, energy: number): Told;
    lost(): Told;
    /** `name` is what rammed or was rammed. */
    hurt(how: Hurt, damage: number, count: number, name: string): Told;
    /** Names with how many of each; what they left behind. */
    destroyed(fallen: ReadonlyMap<string, number>, orbments: readonly string[]): Told;
    arrived(name: string, count: number): Told;
    others(count: number): string;
    stayed(count: number): string; // from three on, as the following
    mended(count: number): string;
    shots(count: number): string;
  };
  /** What the characters of the board stand for, beside the enemies: name and one line. */
  readonly legend: Readonly<
    Record<'empty' | 'fog' | 'ship' | 'wreck' | 'friendly' | 'hostile', readonly [string, string]>
  >;
  enemy(kind: { health: number; regen: number; armour: number; vision: number; drops: string }): string;
  readonly weapons: Readonly<Record<string, string>>; // what is fired, by the weapon's name
  readonly powers: Readonly<Record<string, string>>; // what they do, by name
  readonly prices: Readonly<Record<string, string>>; // as the rules word them
  weapon(
    description: string,
    damage: number,
    cost: number,
    paidIn: 'energy' | 'health',
    sums: string,
  ): string;
  power(effect: string, price: string): string;
  readonly sums: Readonly<
    Record<
      'health' | 'energy' | 'healthRegen' | 'energyRegen' | 'armour' | 'vision' | 'move' | 'moveCost',
      string
    >
  >;
  readonly refusals: Phrasebook; // empty where the rules' own words serve
}
