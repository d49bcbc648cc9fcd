/** What a language says of this game. */
import {
  type DigestLine,
  type Phrasebook,
  type Phrases,
  phrase,
  type Seat,
  SPECTATOR,
} from '@quadrant/kernel';
import type { Fact } from '../facts.js';

/** One sentence for each kind of fact, or null for what needs none; who reads it at a seat is spoken to as you. */
export type FactWords = {
  readonly [K in Fact['kind']]: (fact: Extract<Fact, { readonly kind: K }>, seat: Seat) => string | null;
};
type Told = Pick<DigestLine, 'lead' | 'words'>;

/** What a card was aimed at, as screens write it: `(2,3)`, `a b`. */
export const aimIn = (target: readonly string[]): string =>
  /^[0-9]/.test(target[0]) ? `(${target.join(',')})` : target.join(' ');

/** The square or the links of it, without a direction or a choice. */
export const aimedAt = (target: readonly string[]): string =>
  aimIn(target.filter((word) => word.length === 1));

/** What decides about a player, after who did it where that is not who it is told of. */
const DEED = /^(?:player (?<player>\d+) )?(?<deed>downloaded \d+ (?:data|viruses)|has no links left|left)$/;

/** Why somebody won or is out. Who reads it at a seat hears who did it, `doer` where the rules name nobody. */
export function reasonIn(
  { reasons, yourReasons }: Pick<Words, 'reasons' | 'yourReasons'>,
  reason: string,
  doer: Seat | null = null,
  seat: Seat = SPECTATOR,
): string {
  const { player, deed } = DEED.exec(reason)?.groups ?? {};
  const who = player === undefined ? doer : Number(player) - 1;
  if (deed === undefined || who === null || seat < 0) return phrase(reasons, reason) ?? reason;
  const told = `player ${who + 1} ${deed}`;
  return (who === seat ? phrase(yourReasons, deed) : phrase(reasons, told)) ?? told;
}

export interface Words {
  readonly facts: FactWords;
  readonly digest: {
    /** Attacker and defender with their values: `e D3`, `E D1`; without an outcome neither is the reader's. */
    battle(outcome: 'won' | 'lost' | null, attacker: string, defender: string, attacks: boolean): Told;
    downloaded(kind: 'data' | 'virus', player: Seat, seat: Seat, link: string, mine: boolean): Told;
    firewall(link: string, value: string, mine: boolean): Told;
    used(
      card: string,
      player: Seat,
      seat: Seat,
      aim: string, // `(2,3)`, `a b`
      detail: string | null, // what came of it: `D1`
      mine: boolean,
    ): Told;
    eliminated(player: Seat, seat: Seat, reason: string): Told;
    draw(reason: string): Told;
    won(winner: Seat, seat: Seat, reason: string): Told;
    others(links: readonly string[], seat: Seat): string; // by their letters
  };
  /** What a card does, by its letter; without one its own words. */
  readonly helps: Readonly<Record<string, string>>;
  /** Why somebody won or is out, by the rules' English words. */
  readonly reasons: Phrases;
  /** The same of who reads it, by what was done: `has no links left`. */
  readonly yourReasons: Phrases;
  value(kind: 'data' | 'virus' | null, strength: number): string;
  boosted(squares: number): string;
  jammed(turns: number): string;
  readonly refusals: Phrasebook; // empty where the rules' own words serve
}
