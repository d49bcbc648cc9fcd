/**
 * Learns the value of positions from games against itself. Every player looks one command ahead in a world that fits
 * its view, and in the last games it searches a little; after the game each position moves towards the mean of what came
 * after it, the later the less (TD(λ)).
 */
import { type Rng, stream } from '@quadrant/kernel';
import { type Manner, ONE_AHEAD } from '../decision.js';
import { type Packed, PLAYING, SIZE, TURN, WINNER } from '../packed/layout.js';
import { legalCodes, MOST_LEGAL } from '../packed/legal.js';
import { performCode } from '../packed/perform.js';
import { Prior, shares } from '../prior/prior.js';
import { SPECS } from '../value/features.js';
import { Net } from '../value/net.js';
import type { Learnt, Measured } from '../value/net-file.js';
import { rounded, Value } from '../value/value.js';
import { Episode } from './episode.js';
import { imagine } from './imagine.js';
import { beginIn, diceOf, SEARCHING, searchedGame } from './searched-game.js';
import { chanceOf, type TrainerSettings } from './settings.js';

const PRIOR_RATE = 0.03;
/** A command is tried when its share is this part of an equal one, and one of so many of the others. */
const LIKELY = 0.4;
const UNLIKELY_TRIED = 8;
/** How those play who have learnt from so many games: as in the last of them. */
export const mannerAfter = ({ searched }: TrainerSettings, games: number): Manner =>
  games > searched ? SEARCHING : ONE_AHEAD;

/** The running mean takes in the net after so many games, and remembers about this part of all of them. */
const FOLLOW_EVERY = 20;
const REMEMBERED = 0.2;

/** The games from `first` on that are played with the same net. */
export interface SearchedGames {
  readonly learnt: Learnt;
  readonly settings: TrainerSettings;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

export class Trainer {
  readonly net: Net;
  /** The running mean of the net: steadier than the net itself, and what is kept. */
  readonly mean: Net;
  games = 0;
  /** The net as it plays: rounded as it will be kept. */
  private playing: Value;
  /** What the players of the games that follow search with. */
  private thought: Learnt;
  readonly prior = new Prior();
  private readonly settings: TrainerSettings;
  private readonly seed: number;
  private readonly episode: Episode;
  private readonly codes = new Int32Array(MOST_LEGAL);
  private readonly shares = new Float64Array(MOST_LEGAL);
  private readonly truth: Packed = new Int8Array(SIZE);
  private readonly world: Packed = new Int8Array(SIZE);
  private readonly tried: Packed = new Int8Array(SIZE);

  constructor(settings: TrainerSettings, seed: number) {
    this.settings = settings;
    this.seed = seed;
    this.net = Net.random(SPECS[settings.players].size, settings.hidden, stream(seed, 'weights'));
    this.mean = this.net.copy();
    this.playing = new Value(rounded(this.net));
    this.thought = this.thinking();
    this.episode = new Episode(settings.players);
  }

  /** What it has learnt so far, rounded as it is kept. */
  learnt(strength: readonly Measured[]): Learnt {
    const { players, hidden } = this.settings;
    const origin = { players, seed: this.seed, games: this.games, units: hidden, strength };
    return { origin, value: rounded(this.mean), prior: this.prior.rounded() };
  }

  /** Games that may be played before anything more is learnt, by whom and with what; null where there are none. */
  get searched(): SearchedGames | null {
    const { settings, seed, games: first, thought: learnt } = this;
    if (first < settings.searched) return null;
    return { learnt, settings, seed, first, count: FOLLOW_EVERY - (first % FOLLOW_EVERY) };
  }

  /** Plays one game, unless it was played already, and learns from it; gives the mean size of the errors it corrected. */
  step(moves?: readonly number[]): number {
    const { settings, seed, games } = this;
    const { lambda, rate, halved } = settings;
    if (games < settings.searched) this.play(diceOf(seed, games));
    else this.follow(moves ?? searchedGame(this.thought, settings, seed, games));
    const error = this.episode.learn(this.net, lambda, rate / (1 + this.games / halved));
    this.games++;
    if (this.games % FOLLOW_EVERY === 0) {
      this.mean.follow(this.net, Math.min(1, FOLLOW_EVERY / (REMEMBERED * this.games)));
      this.playing = new Value(rounded(this.net));
      this.thought = this.thinking();
    }
    return error;
  }

  private thinking(): Learnt {
    return { ...this.learnt([]), value: rounded(this.net) };
  }

  private play(rng: Rng): void {
    const { truth, episode } = this;
    episode.begin();
    beginIn(truth, this.settings, rng);
    while (truth[WINNER] === PLAYING) {
      episode.note(this.net, truth);
      performCode(truth, this.choose(rng));
    }
    episode.end(truth);
  }

  private follow(moves: readonly number[]): void {
    const { truth, codes, episode } = this;
    episode.begin();
    beginIn(truth, this.settings, diceOf(this.seed, this.games));
    for (const move of moves) {
      episode.note(this.net, truth);
      if (move >= 0) this.prior.learn(truth, codes, legalCodes(truth, codes), move, this.priorRate());
      performCode(truth, move < 0 ? ~move : move);
    }
    episode.end(truth);
  }

  private choose(rng: Rng): number {
    const { truth, codes, settings } = this;
    const n = legalCodes(truth, codes);
    if (rng.unit() < chanceOf(settings, this.games)) return codes[rng.below(n)];
    const best = this.oneAhead(n, rng);
    this.prior.learn(truth, codes, n, best, this.priorRate());
    return best;
  }

  private oneAhead(n: number, rng: Rng): number {
    const { truth, codes } = this;
    imagine(truth, rng, this.world);
    shares(this.prior.weights, truth, codes, n, this.shares);
    const likely = LIKELY / n;
    let best = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      if (this.shares[i] < likely && rng.below(UNLIKELY_TRIED) !== 0) continue;
      const worth = this.worth(codes[i]);
      if (worth <= bestWorth) continue;
      best = codes[i];
      bestWorth = worth;
    }
    return best;
  }

  /** What a command is worth to who is on move, in the world it imagines. */
  private worth(code: number): number {
    this.tried.set(this.world);
    performCode(this.tried, code);
    return this.playing.of(this.tried, this.world[TURN]);
  }

  private priorRate(): number {
    return PRIOR_RATE / (1 + this.games / this.settings.halved);
  }
}
