/** What a language says of this game. */
import type { DigestLine, Phrasebook, Phrases, Seat } from '@quadrant/kernel';
import type { Fact } from '../facts.js';

/** One sentence for each kind of fact, or null for what needs none. */
export type FactWords = {
  readonly [K in Fact['kind']]: (fact: Extract<Fact, { readonly kind: K }>) => string | null;
};
type Told = Pick<DigestLine, 'lead' | 'words'>;

/** What a card was aimed at, as screens write it: `(2,3)`, `a b`. */
export const aimIn = (target: readonly string[]): string =>
  /^[0-9]/.test(target[0]) ? `(${target.join(',')})` : target.join(' ');

export interface Words {
  readonly facts: FactWords;
  readonly digest: {
    /** `values` of attacker and defender: `e D3`, `E D1`. */
    battle(outcome: 'won' | 'lost' | null, attacker: string, defender: string): Told;
    downloaded(kind: 'data' | 'virus', player: Seat, seat: Seat, link: string): Told;
    firewall(link: string, value: string): Told;
    used(card: string, player: Seat, seat: Seat, target: readonly string[], detail: string | null): Told;
    eliminated(player: Seat, seat: Seat, reason: string): Told;
    draw(reason: string): Told;
    won(winner: Seat, seat: Seat, reason: string): Told;
    others(links: readonly string[]): string; // by their letters
  };
  /** What a card does, by its letter; without one its own words. */
  readonly helps: Readonly<Record<string, string>>;
  /** Why somebody won or is out, by the rules' English words. */
  readonly reasons: Phrases;
  value(kind: 'data' | 'virus' | null, strength: number): string;
  boosted(squares: number): string;
  jammed(turns: number): string;
  readonly refusals: Phrasebook; // empty where the rules' own words serve
}
