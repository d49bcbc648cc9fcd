/** What a language says of this game. */
import type { DigestLine, Phrasebook, Phrases } from '@quadrant/kernel';
import type { SeenFact } from '../facts.js';
import type { Place } from '../space.js';
import type { EntityView } from '../view.js';

/** Names who acts: `Benign 12`, and by its letter alone `Explorer`. */
export type Naming = (id: number | null, letter: string) => string;
/** One sentence for each kind of fact, or null for what needs none. */
export type FactWords = {
  readonly [K in SeenFact['kind']]: (
    fact: Extract<SeenFact, { readonly kind: K }>,
    who: Naming,
  ) => string | null;
};
type Told = Pick<DigestLine, 'lead' | 'words'>;

export interface Words {
  /** What the rules call by an English name; what a table adds keeps its own. */
  readonly names: Readonly<Record<string, string>>;
  readonly plurals: Readonly<Record<string, string>>; // by the English name; without one the English way
  readonly abouts: Readonly<Record<string, string>>; // one line, by name
  /** Why somebody ended, as it follows `you were`: `devoured by blackhole`. */
  readonly causes: Phrases;
  readonly facts: FactWords;
  readonly digest: {
    blocked(): Told;
    wormhole(to: Place): Told;
    flew(to: Place): Told;
    landed(at: Place, life: boolean): Told;
    lifted(at: Place): Told;
    refuelled(gained: number): Told;
    attacked(name: string, lifeLeft: number): Told;
    died(cause: string): Told;
    reproduced(name: string, at: Place): Told;
    others(count: number): string;
    stayed(count: number): string; // from three on
  };
  /** An entity's traits, after its name. */
  traits(entity: EntityView): readonly string[];
  describe(who: string, at: Place): string;
  readonly refusals: Phrasebook; // empty where the rules' own words serve
}
