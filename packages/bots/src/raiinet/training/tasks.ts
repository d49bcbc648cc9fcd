/** The games of a training as plain data in and plain data out, so that any process can play them; nets come as they are kept. */
import { type Rng, type Seat, stream } from '@quadrant/kernel';
import { game, type Options, type PlayerCount, type RaiinetCommand, type View } from '@quadrant/raiinet';
import { type Chooser, chooser } from '../../chooser.js';
import { decide } from '../answer.js';
import { dealFor } from '../deal.js';
import { type Manner, ONE_AHEAD } from '../decision.js';
import { greedy } from '../greedy.js';
import { gameAsLearnt } from '../packed-game.js';
import { type Learnt, readNet } from '../value/net-file.js';
import { searchedGame } from './searched-game.js';
import { TRAINING, type TrainerSettings } from './settings.js';
import { mannerAfter } from './trainer.js';

/** What many games share; each is made by its number. */
interface Searched {
  readonly net: string;
  readonly settings: TrainerSettings;
  readonly seed: number;
}
interface Compared {
  readonly candidate: string;
  readonly best: string;
  readonly seed: number;
}
interface Played {
  readonly net: string;
  readonly seed: number;
}

export const TASKS = {
  /** The commands of a game to learn from. */
  searched: ({ net, settings, seed }: Searched, number: number): number[] =>
    searchedGame(learntFrom(net), settings, seed, number),

  /** What a candidate, playing as it learnt, makes of a pair against the best so far: the deal from either side. */
  pair({ candidate, best, seed }: Compared, pair: number): readonly [number, number] {
    const { players, games } = learntFrom(candidate).origin;
    const manner = mannerAfter(TRAINING[players], games);
    const [a, b] = [player(learntFrom(candidate), manner), player(learntFrom(best), manner)];
    const score = (turned: boolean) => {
      const seats = turned ? seated(players, b, a) : seated(players, a, b);
      return points(players, seats, a, seed, `gate ${pair}`, `gate ${pair} ${turned}`);
    };
    return [score(false), score(true)];
  },

  /** What a net makes of a game against greedy. */
  measured({ net, seed }: Played, number: number): number {
    const learnt = learntFrom(net);
    const { players } = learnt.origin;
    const own = player(learnt, ONE_AHEAD);
    const seats = Array.from({ length: players }, (_, seat) => (seat === number % players ? own : greedy));
    const deal = `measured ${Math.floor(number / players)}`;
    return points(players, seats, own, seed, deal, `measured game ${number}`);
  },
};
export type TaskName = keyof typeof TASKS;

/** The last nets, read once for many games. */
const read = new Map<string, Learnt>();
const MOST_READ = 2;

function learntFrom(net: string): Learnt {
  const known = read.get(net);
  if (known !== undefined) return known;
  const learnt = readNet(net);
  if (!learnt.ok) throw new Error(learnt.error.words);
  if (read.size >= MOST_READ) read.delete(read.keys().next().value!);
  read.set(net, learnt.value);
  return learnt.value;
}

type Taught = Chooser<View, RaiinetCommand>;

function player(learnt: Learnt, manner: Manner): Taught {
  const mind = gameAsLearnt(learnt);
  const choose: Taught['choose'] = (view, legal, rng) => decide(mind, manner, view, legal, rng);
  return chooser({ id: 'learnt', game: game.id, words: '', rating: null, choose });
}

/** What the seats of a bot make of a game: 1 won, 0.5 drawn, 0 lost. */
function points(
  players: PlayerCount,
  seats: readonly Taught[],
  first: Taught,
  seed: number,
  deal: string,
  name: string,
) {
  const winner = winnerOf(dealFor(players, stream(seed, deal)), seats, stream(seed, name));
  if (winner === null) return 0.5;
  return seats[winner] === first ? 1 : 0;
}

/** Plays one game; null where nobody wins it, which every deal comes to after so many quiet moves. */
function winnerOf(options: Options, seats: readonly Taught[], rng: Rng): Seat | null {
  const position = game.begin(options, game.defaultSeed); // nothing is drawn by chance
  const legal: RaiinetCommand[] = [];
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== null) return outcome.winner;
    const seat = game.onMove(position);
    game.legal(position, seat, legal);
    const refusal = game.perform(
      position,
      seat,
      seats[seat].choose(game.view(position, seat), legal, rng),
      null,
    );
    if (refusal) throw new Error(`${seats[seat].id}: ${refusal.words}`);
  }
}

/** Every other seat is the first's, then those between. */
const seated = (players: PlayerCount, a: Taught, b: Taught): Taught[] =>
  Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? a : b));
