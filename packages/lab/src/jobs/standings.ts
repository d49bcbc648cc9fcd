/** How a tournament stands: counts of every meeting, ends of games, ratings, and the sequential test. */
import { choicesOfGame, choicesOfRanking, UnitCounter } from '../statistics/choices.js';
import { Mean } from '../statistics/mean.js';
import { CELLS, cellOf } from '../statistics/pentanomial.js';
import { type FittedRatings, type RatedChoice, rate } from '../statistics/ratings.js';
import { reportLine } from '../statistics/report-line.js';
import { SprtRun } from '../statistics/sprt.js';
import type { GameLine, PairLine } from './chunk.js';
import { Faults } from './faults.js';
import { anchorOf, type Spec } from './spec.js';

export interface Encounter {
  readonly bots: readonly string[];
  readonly pentanomial: number[]; // of two
  readonly games: { won: number; lost: number; drawn: number }; // by the first bot
  readonly firsts: number[]; // games won by each bot
  readonly lead: Mean; // of the first bot's score over the other's with the same seed, where each plays alone
  unfinished: number; // pairs that count for nobody
}

export class Standings {
  readonly meetings = new Map<string, Encounter>();
  readonly terminations: Record<string, number> = {};
  readonly faults = new Faults();
  readonly sprt: SprtRun | null;
  private readonly spec: Spec;
  private readonly units = new UnitCounter();

  constructor(spec: Spec) {
    this.spec = spec;
    this.sprt = spec.sprt && new SprtRun(spec.sprt);
  }

  /** A pair with what was said of its faults, one after the other. */
  add({ pair, bots, scores, games }: PairLine, whys: readonly string[]): void {
    const key = JSON.stringify(bots);
    let meeting = this.meetings.get(key);
    if (meeting === undefined) {
      meeting = {
        bots,
        pentanomial: zeros(CELLS),
        games: { won: 0, lost: 0, drawn: 0 },
        firsts: zeros(bots.length),
        lead: new Mean(),
        unfinished: 0,
      };
      this.meetings.set(key, meeting);
    }
    for (const { termination } of games)
      this.terminations[termination] = (this.terminations[termination] ?? 0) + 1;
    const faults = games.flatMap((game) => game.faults.map((fault) => ({ ...fault, seats: game.seats })));
    for (const [i, { seat, seats, termination }] of faults.entries())
      this.faults.add(seats[seat], termination, whys[i] ?? '');
    this.sprt?.add(pair, scores === null ? null : cellOfPair(scores));
    if (scores === null) {
      meeting.unfinished++;
      return;
    }
    for (const score of scores) meeting.games[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn']++;
    for (const { seats, winner } of games)
      if (winner !== null && seats.length > 1) meeting.firsts[bots.indexOf(seats[winner])]++;
    const lead = leadIn(games);
    if (lead !== null) meeting.lead.add(lead);
    if (bots.length > 2) this.units.add(games.flatMap((game) => this.ranking(game)));
    else {
      meeting.pentanomial[cellOfPair(scores)]++;
      const [a, b] = bots.map((name) => this.placeOf(name));
      this.units.add(scores.flatMap((score) => choicesOfGame(a, b, score)));
    }
  }

  private placeOf(name: string): number {
    return this.spec.bots.findIndex((bot) => bot.name === name);
  }

  /** Who won, then the others by their scores; equal scores are equal places. */
  private ranking({ seats, winner, scores }: GameLine): RatedChoice[] {
    const field = seats.map((name) => this.placeOf(name));
    const ranks = field.map((_, seat) => (seat === winner ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0)));
    const order = [...new Set(ranks)].sort((a, b) => b - a);
    return choicesOfRanking(
      field,
      order.map((rank) => field.filter((_, seat) => ranks[seat] === rank)),
    );
  }

  /** Elo of each bot, counted from the anchor. */
  ratings(): FittedRatings {
    const { bot, elo } = anchorOf(this.spec);
    return rate(this.spec.bots.length, this.units.counted(), this.placeOf(bot), elo);
  }

  /** The present estimate of a meeting, in a line. */
  lineOf({ bots, pentanomial, games, firsts, lead }: Encounter): string {
    const { won, lost, drawn } = games;
    if (won + lost + drawn === 0) return 'no pair counts so far';
    if (bots.length > 2)
      return `Games: ${won + lost + drawn}, won ${firsts.map((n, i) => `${bots[i]} ${n}`).join(', ')}`;
    const { seats, sprt } = this.spec;
    // Who plays alone is compared by pairs: there are no games that one of them won against the other.
    return reportLine({ pentanomial, ...(seats > 1 ? { games } : { lead }), ...(sprt ? { sprt } : {}) });
  }
}

/** Of two who played alone with the same seed; null where there are no scores, or one could not go on. */
function leadIn(games: readonly GameLine[]): number | null {
  const areWhole = games.every(
    ({ seats, scores, faults }) => seats.length === 1 && scores.length === 1 && faults.length === 0,
  );
  return areWhole && games.length === 2 ? games[0].scores[0] - games[1].scores[0] : null;
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
/** A comparison of two lone players is one score for both games. */
export const cellOfPair = (scores: readonly number[]): number => cellOf(scores[0], scores.at(-1)!);
