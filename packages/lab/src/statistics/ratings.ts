/**
 * Ratings of many bots by maximum likelihood. What was observed is a list of choices: out of a group, one came out
 * first, with a chance in proportion to its strength. Two in a group: Bradley and Terry; a ranking of four is the
 * choice of the first out of four, of the second out of three and so on: Plackett and Luce. Units (pairs, rotations)
 * are independent of each other, the games in them are not: the bars come from the spread between units, and while
 * there are few of those also from what independent games would tell.
 */
import { ELO_PER_LOG10, type Estimate } from './elo.js';
import { inverse, times } from './matrix.js';
import { Z95 } from './normal.js';

export interface RatedChoice {
  readonly first: number; // the number of a player
  readonly among: readonly number[]; // all that it was chosen from, itself too
  readonly weight: number; // a drawn game is half a choice of each
}

/** What one deal gave, in all its rotations, and how often the very same was seen. */
export interface Unit {
  readonly choices: readonly RatedChoice[];
  readonly times: number;
}

export interface FittedRatings {
  readonly ratings: readonly Estimate[]; // in Elo, the anchor at its given value without a bar
  /** True where somebody won or lost everything, so that only an imagined draw keeps the ratings finite. */
  readonly imagined: boolean;
}

const TO_ELO = ELO_PER_LOG10 / Math.LN10;
const ROUNDS = 100;
const FINE = 1e-12;

export function rate(players: number, units: readonly Unit[], anchor: number, anchorElo = 0): FittedRatings {
  const met = linkedTo(anchor, units);
  const compared = units.filter(({ choices }) => choices.some(({ first }) => met.has(first)));
  const imagined = !isConnected(players, compared);
  const all = imagined ? [...compared, ...imaginedDraws(compared)] : compared;
  const free = Array.from({ length: players }, (_, i) => i).filter((i) => i !== anchor && met.has(i));
  const strength = new Array<number>(players).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, information } = slopes(all, strength, free);
    const step = times(inverse(information), gradient);
    const largest = Math.max(0, ...step.map(Math.abs));
    const damped = largest > 1 ? 1 / largest : 1; // far away Newton's steps are too bold
    for (const [k, i] of free.entries()) strength[i] += damped * step[k];
    if (largest < FINE) break;
  }
  const deviations = deviationsOf(all, strength, free);
  return {
    imagined,
    ratings: strength.map((s, i) => {
      const k = free.indexOf(i);
      if (i !== anchor && k < 0) return { value: Number.NaN, bar: Number.POSITIVE_INFINITY };
      return { value: anchorElo + TO_ELO * s, bar: k < 0 ? 0 : Z95 * TO_ELO * deviations[k] };
    }),
  };
}

/** Those who met a player, or somebody who did, and so on: nobody else can be compared with it. */
function linkedTo(player: number, units: readonly Unit[]): ReadonlySet<number> {
  const groups = units.flatMap(({ choices }) => choices.map(({ among }) => among));
  const linked = new Set([player]);
  for (const each of linked)
    for (const among of groups) if (among.includes(each)) for (const other of among) linked.add(other);
  return linked;
}

/** The chances of each in a group to come out first. */
function chances(among: readonly number[], strength: readonly number[]): number[] {
  const most = Math.max(...among.map((i) => strength[i]));
  const weights = among.map((i) => Math.exp(strength[i] - most));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => w / sum);
}

/** By how much the likelihood of one unit rises with the strength of each player. */
function gradientOf(unit: Unit, strength: readonly number[]): number[] {
  const gradient = new Array<number>(strength.length).fill(0);
  for (const { first, among, weight } of unit.choices) {
    const p = chances(among, strength);
    gradient[first] += weight;
    for (const [k, i] of among.entries()) gradient[i] -= weight * p[k];
  }
  return gradient;
}

function slopes(units: readonly Unit[], strength: readonly number[], free: readonly number[]) {
  const gradient = new Array<number>(strength.length).fill(0);
  const information = strength.map(() => new Array<number>(strength.length).fill(0));
  for (const unit of units) {
    for (const [i, slope] of gradientOf(unit, strength).entries()) gradient[i] += unit.times * slope;
    for (const { among, weight } of unit.choices) {
      const p = chances(among, strength);
      for (const [a, i] of among.entries())
        for (const [b, j] of among.entries())
          information[i][j] += unit.times * weight * ((a === b ? p[a] : 0) - p[a] * p[b]);
    }
  }
  return {
    gradient: free.map((i) => gradient[i]),
    information: free.map((i) => free.map((j) => information[i][j])),
  };
}

/** For each free strength so many units count as if they had spread like independent games. */
const UNITS_IMAGINED = 2;

/**
 * The deviations of the free strengths, from how much the units' gradients spread (the sandwich estimate). Few units
 * may not spread at all, and one alone never does: that says nothing, and would be a bar of nothing.
 */
function deviationsOf(
  units: readonly Unit[],
  strength: readonly number[],
  free: readonly number[],
): number[] {
  const bread = inverse(slopes(units, strength, free).information);
  const variances = free.map(() => 0);
  for (const unit of units) {
    const gradient = gradientOf(unit, strength);
    const pulls = times(
      bread,
      free.map((i) => gradient[i]),
    );
    for (const [k, pull] of pulls.entries()) variances[k] += unit.times * pull * pull;
  }
  const seen = units.reduce((sum, unit) => sum + unit.times, 0);
  const imagined = UNITS_IMAGINED * free.length;
  return variances.map((spread, k) =>
    Math.sqrt((seen * spread + imagined * bread[k][k]) / (seen + imagined)),
  );
}

/** Maximum likelihood is finite exactly when everybody can be reached from everybody along "was chosen before". */
function isConnected(players: number, units: readonly Unit[]): boolean {
  const beaten = Array.from({ length: players }, () => new Set<number>());
  const present = new Set<number>();
  for (const { choices } of units)
    for (const { first, among } of choices)
      for (const other of among) {
        present.add(other);
        if (other !== first) beaten[first].add(other);
      }
  const reached = (from: number, next: (i: number) => Iterable<number>): number => {
    const seen = new Set([from]);
    for (const i of seen) for (const j of next(i)) seen.add(j);
    return seen.size;
  };
  const [start] = present;
  if (start === undefined) return true;
  const beaters = (j: number) => [...present].filter((i) => beaten[i].has(j));
  return reached(start, (i) => beaten[i]) === present.size && reached(start, beaters) === present.size;
}

/** One drawn game between each two that met. */
function imaginedDraws(units: readonly Unit[]): Unit[] {
  const met = new Map<string, readonly [number, number]>();
  for (const { choices } of units)
    for (const { among } of choices)
      for (const a of among) for (const b of among) if (a < b) met.set(`${a} ${b}`, [a, b]);
  return [...met.values()].map((among) => ({
    times: 1,
    choices: among.map((first) => ({ first, among, weight: 0.5 })),
  }));
}
