/** What a tournament is: plain data that says all, so that any machine plays the same pairs from it. */
import type { AnyGame } from '@quadrant/kernel';
import { canonicalJson, type Plain, sha256Hex } from '@quadrant/wire';
import type { GameId } from '../games.js';
import { type Deal, dealWith } from '../play/deals.js';
import type { GridPoint } from '../simulate/spec.js';
import type { Sprt } from '../statistics/sprt.js';
import type { Who } from '../who/who.js';

export const SPEC_FORMAT = 'quadrant-tournament-2';
export const TYPES = ['roundrobin', 'gauntlet', 'ladder'] as const;
export type TournamentType = (typeof TYPES)[number];

export interface Spec {
  readonly format: typeof SPEC_FORMAT;
  readonly host: string; // 'quadrant 0.2.0': another version may play otherwise
  readonly game: GameId;
  readonly rules: number; // version of the game's rules
  readonly options: Plain | null; // to deal from; null: as bots are measured
  readonly given?: GridPoint; // options that hold whatever is dealt
  readonly deals: readonly Deal[] | null; // played one after the other in place of dealt ones
  readonly freeSides?: true; // bots choose what they begin with; else it is dealt
  readonly seats: number; // at a table
  readonly type: TournamentType;
  readonly bots: readonly Who[]; // names differ
  readonly rounds: number; // pairs of those that meet
  readonly seed: number;
  readonly maxMoves: number;
  readonly adjudicate: number | null; // after so many commands the better score wins
  readonly margin: number;
  readonly sprt: Sprt | null; // of the first bot against the second, where there are two
  readonly anchor?: Anchor; // else the first bot at 0
}

/** The bot whose rating is given, and all others are counted from. */
export interface Anchor {
  readonly bot: string; // its name
  readonly elo: number;
}

export const anchorOf = ({ anchor, bots }: Spec): Anchor => anchor ?? { bot: bots[0].name, elo: 0 };

export const digestOfSpec = (spec: Spec): string => sha256Hex(canonicalJson(spec as unknown as Plain));

/** In what two differ, in words: "rounds (10 there, 20 here)". */
export function differenceOf(there: Spec, here: Spec): string {
  const names = [...new Set([...Object.keys(there), ...Object.keys(here)])] as (keyof Spec)[];
  return names
    .map((name) => [name, ...[there, here].map((spec) => JSON.stringify(spec[name]) ?? 'none')])
    .filter(([, a, b]) => a !== b)
    .map(([name, a, b]) => (a.length + b.length > MOST_SHOWN ? name : `${name} (${a} there, ${b} here)`))
    .join(', ');
}
const MOST_SHOWN = 60;

/** Those who are compared in a pair: two, or as many as sit at a table. */
export const groupSize = ({ seats }: Pick<Spec, 'seats'>): number => Math.max(2, seats);

type Meetings = (bots: readonly number[], size: number) => (readonly number[])[];
const MEETINGS: Readonly<Record<TournamentType, Meetings>> = {
  roundrobin: groupsOf,
  gauntlet: ([first, ...others], size) => groupsOf(others, size - 1).map((group) => [first, ...group]),
  ladder: (bots, size) => bots.slice(size - 1).map((_, at) => bots.slice(at, at + size)),
};

/** All groups of a size, in order. */
function groupsOf(bots: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return bots.flatMap((first, i) => groupsOf(bots.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

const known = new WeakMap<Spec, (readonly number[])[]>(); // asked for with every pair
/** Who meets whom, by place among the bots: everybody, the first all others, or neighbours. */
export function meetingsOf(spec: Spec): (readonly number[])[] {
  const meetings = known.get(spec) ?? MEETINGS[spec.type]([...spec.bots.keys()], groupSize(spec));
  known.set(spec, meetings);
  return meetings;
}

export const pairsIn = (spec: Spec): number => meetingsOf(spec).length * spec.rounds;

/** Those of a pair: meetings take turns, so that a tournament that is cut short is fair. */
export function meetingOf(spec: Spec, pair: number): readonly number[] {
  const meetings = meetingsOf(spec);
  return meetings[pair % meetings.length];
}

/** What a pair begins with: each its own deal; given ones are the same for all meetings of a round. */
export function dealOfPair(game: AnyGame, spec: Spec, pair: number): Deal {
  if (spec.deals !== null) return spec.deals[Math.floor(pair / meetingsOf(spec).length) % spec.deals.length];
  const { seed, options: base, given = {} } = spec;
  const deal = dealWith({ seed, base }, game, given, pair);
  if (!deal.ok) throw new Error(deal.error.words);
  return deal.value;
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
