/** What a tournament is: plain data that says all, so that any machine plays the same pairs from it. */
import { canonicalJson, type Plain, sha256Hex } from '@quadrant/wire';
import type { GameId } from '../games.js';
import type { Sprt } from '../statistics/sprt.js';
import type { Who } from '../who/who.js';

export const SPEC_FORMAT = 'quadrant-tournament-1';
export const TYPES = ['roundrobin', 'gauntlet'] as const;
export type TournamentType = (typeof TYPES)[number];

export interface Spec {
  readonly format: typeof SPEC_FORMAT;
  readonly host: string; // 'quadrant 0.2.0': another version may play otherwise
  readonly game: GameId;
  readonly rules: number; // version of the game's rules
  readonly type: TournamentType;
  readonly bots: readonly Who[]; // names differ
  readonly rounds: number; // pairs of each two that meet
  readonly seed: number;
  readonly maxMoves: number;
  readonly adjudicate: number | null; // after so many commands the better score wins
  readonly margin: number;
  readonly sprt: Sprt | null; // of the first bot against the second, where there are two
}

export const digestOfSpec = (spec: Spec): string => sha256Hex(canonicalJson(spec as unknown as Plain));

/** Who meets whom, by place among the bots: everybody, or the first all others. */
export function meetingsOf({ bots, type }: Spec): (readonly [number, number])[] {
  const all = bots.flatMap((_, a) => bots.slice(a + 1).map((_, k) => [a, a + 1 + k] as const));
  return type === 'gauntlet' ? all.filter(([a]) => a === 0) : all;
}

export const pairsIn = (spec: Spec): number => meetingsOf(spec).length * spec.rounds;

/** The two of a pair: meetings take turns, so that a tournament that is cut short is fair. */
export function meetingOf(spec: Spec, pair: number): readonly [number, number] {
  const meetings = meetingsOf(spec);
  return meetings[pair % meetings.length];
}

/** Time by the clock is the one thing that is never the same again. */
export const isRepeatable = ({ bots }: Spec): boolean =>
  bots.every(({ clock }) => clock === null || 'nodes' in clock);

/** One of several parts of the work: those pairs whose number leaves this remainder. */
export interface Shard {
  readonly index: number; // from 0
  readonly of: number;
}

/** The pairs that are still to be played, in order. */
export function missingPairs(spec: Spec, done: ReadonlyMap<number, unknown>, shard: Shard): number[] {
  const missing: number[] = [];
  for (let pair = shard.index; pair < pairsIn(spec); pair += shard.of)
    if (!done.has(pair)) missing.push(pair);
  return missing;
}
