/** Matches of what was learnt: against what was learnt before, and against a bot that learns nothing. */
import { type Chooser, chooser, greedy, playWithBots } from '@quadrant/bots';
import {
  dealFor,
  decide,
  gameAsLearnt,
  type Learnt,
  type Manner,
  type Measured,
  mannerAfter,
  ONE_AHEAD,
  TRAINING,
} from '@quadrant/bots/training';
import { stream } from '@quadrant/kernel';
import { cellOf, momentsOf, type Sprt, SprtRun, STANDARD_SPRT } from '@quadrant/lab';
import { game, type PlayerCount, type RaiinetCommand, type View } from '@quadrant/raiinet';

const GATE: Sprt = { ...STANDARD_SPRT, elo0: 0, elo1: 30 };

type Player = Chooser<View, RaiinetCommand>;

function player(learnt: Learnt, manner: Manner): Player {
  const mind = gameAsLearnt(learnt);
  const choose: Player['choose'] = (view, legal, rng) => decide(mind, manner, view, legal, rng);
  return chooser({ id: 'learnt', game: game.id, words: '', rating: null, choose });
}

/** What the seats of a bot make of a game: 1 won, 0.5 drawn, 0 lost. */
function points(
  players: PlayerCount,
  seats: readonly Player[],
  first: Player,
  seed: number,
  deal: string,
  name: string,
) {
  const outcome = playWithBots(game, dealFor(players, stream(seed, deal)), seats, stream(seed, name));
  if (outcome === null || outcome.winner === null) return 0.5;
  return seats[outcome.winner] === first ? 1 : 0;
}

/** Every other seat is the first's, then those between. */
const seated = (players: PlayerCount, a: Player, b: Player): Player[] =>
  Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? a : b));

export interface Gate {
  readonly better: boolean;
  readonly score: number; // of the candidate
  readonly pairs: number;
}

/**
 * Whether a candidate, playing as it learnt, is to replace the best so far: the test says so, or it is ahead when the
 * pairs run out.
 */
export function isBetter(candidate: Learnt, best: Learnt, seed: number, most: number): Gate {
  const { players, games } = candidate.origin;
  const manner = mannerAfter(TRAINING[players], games);
  const [a, b] = [player(candidate, manner), player(best, manner)];
  const run = new SprtRun(GATE);
  for (let pair = 0; pair < most && run.verdict === null; pair++) {
    const score = (turned: boolean) => {
      const seats = turned ? seated(players, b, a) : seated(players, a, b);
      return points(players, seats, a, seed, `gate ${pair}`, `gate ${pair} ${turned}`);
    };
    run.add(pair, cellOf(score(false), score(true)));
  }
  const { mean } = momentsOf(run.pentanomial);
  const better = run.verdict === null ? mean > 0.5 : run.verdict === 'elo1';
  return { better, score: mean, pairs: run.seen };
}

/** The share of points against greedy, each deal from every seat; with four players, of first places against three. */
export function againstGreedy(learnt: Learnt, games: number, seed: number): Measured {
  const { players } = learnt.origin;
  const own = player(learnt, ONE_AHEAD);
  let sum = 0;
  for (let g = 0; g < games; g++) {
    const seats = Array.from({ length: players }, (_, seat) => (seat === g % players ? own : greedy));
    const got = points(
      players,
      seats,
      own,
      seed,
      `measured ${Math.floor(g / players)}`,
      `measured game ${g}`,
    );
    sum += players === 2 || got === 1 ? got : 0;
  }
  const score = sum / games;
  const bar = 1.96 * Math.sqrt((score * (1 - score)) / games);
  return { against: 'greedy', games, score: round(score), bar: round(bar) };
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
