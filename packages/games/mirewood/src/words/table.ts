/** What a language says of this game. */
import type { DigestLine, Phrasebook } from '@quadrant/kernel';
import type { Direction } from '../directions.js';
import type { Fact, Ref } from '../facts.js';
import type { PieceView } from '../view.js';

/** What the tables of a game call its players, deeds and effects: English words of the rules. */
export interface Cast {
  player(seat: number): string; // 'player 1'
  verb(action: string): string; // 'shoots'
  gained(status: string): string; // 'sinks in quicksand'
  hampers(status: string): string; // 'struggles'
}
/** One phrase for each kind of fact, without its full stop, or null for what needs none. */
export type FactWords = {
  readonly [K in Fact['kind']]: (fact: Extract<Fact, { readonly kind: K }>, cast: Cast) => string | null;
};
type Told = Pick<DigestLine, 'lead' | 'words'>;

export interface Words {
  /** Pieces, tiles, effects, parameters and difficulties, as they are listed; what a table adds keeps its own name. */
  readonly names: Readonly<Record<string, string>>;
  readonly abouts: Readonly<Record<string, string>>; // one line, by name
  readonly effects: Readonly<Record<string, string>>; // on somebody, before how long they last
  readonly keys: Readonly<Record<string, string>>; // what a key does, by its English help
  readonly directions: Readonly<Record<Direction, string>>;
  readonly facts: FactWords;
  readonly digest: {
    hurt(damage: number, source: Ref | string): Told;
    hit(damage: number, victim: Ref): Told;
    suffered(status: string): Told;
    afflicted(status: string): Told;
    hampered(status: string, left: number): Told;
    fell(x: number, y: number): Told;
    died(who: Ref, points: number, count: number): Told; // points: those of the reader, 0 for none; count: who died with it
    took(tile: string, points: number): Told;
    reached(): Told;
    exploded(x: number, y: number): Told;
    did(who: Ref, action: string, direction: Direction | null): Told; // null: towards the reader
    others(count: number): string;
  };
  /** A square: what lies there, and who stands on it. */
  readonly look: {
    outside(x: number, y: number): string;
    ground(name: string, parameters: readonly string[]): string;
    bare(x: number, y: number, ground: string, about: string): string;
    piece(
      x: number,
      y: number,
      name: string,
      glyph: string,
      traits: readonly string[],
      ground: string | null,
    ): string;
    traits(piece: PieceView, deed: string | null): readonly string[]; // deed: 'Hit', what an enemy is about to do
  };
  inTheWay(name: string): string;
  turnedTo(name: string): string; // what is in the way of a step that only turns
  readonly refusals: Phrasebook; // empty where the rules' own words serve
}
