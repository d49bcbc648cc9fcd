/**
 * Learns the value of positions from games against itself. Every player looks one command ahead in a world that fits
 * its view, and in the last games it searches a little; after the game each position moves towards the mean of what came
 * after it, the later the less (TD(λ)).
 */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type PlayerCount } from '@quadrant/raiinet';
import type { Playable } from '../../search/playable.js';
import { dealFor } from '../deal.js';
import { Decision, type Manner, ONE_AHEAD } from '../decision.js';
import { type Packed, PLAYING, pack, SIZE, TURN, WINNER } from '../packed/layout.js';
import { legalCodes, MOST_LEGAL } from '../packed/legal.js';
import { performCode } from '../packed/perform.js';
import { packedGame } from '../packed-game.js';
import { Prior, shares } from '../prior/prior.js';
import { SPECS } from '../value/features.js';
import { Net } from '../value/net.js';
import type { Learnt, Measured } from '../value/net-file.js';
import { rounded, Value } from '../value/value.js';
import { Episode } from './episode.js';
import { imagine } from './imagine.js';

export interface TrainerSettings {
  readonly players: PlayerCount;
  readonly hidden: number;
  readonly lambda: number;
  readonly rate: number; // of learning, at the first game
  readonly halved: number; // games after which the rate is half of it, a third after twice as many, …
  readonly random: number; // how often any legal command is played instead; always at first
  readonly searched: number; // games after which every player searches
}

const NEVER = Number.POSITIVE_INFINITY;
/** What the nets of the house were trained with, by the number of players. */
export const TRAINING: Readonly<Record<PlayerCount, TrainerSettings>> = {
  2: { players: 2, hidden: 32, lambda: 0.9, rate: 0.01, halved: 6000, random: 0.02, searched: 24_000 },
  4: { players: 4, hidden: 16, lambda: 0.9, rate: 0.01, halved: 4000, random: 0.02, searched: NEVER },
};

/** Games after which half of the commands are chosen at random, a third after twice as many, … */
const RANDOM_HALVED = 150;
const PRIOR_RATE = 0.03;
/** A command is tried when its share is this part of an equal one, and one of so many of the others. */
const LIKELY = 0.4;
const UNLIKELY_TRIED = 8;
/** How the players of the last games search: so little that a game takes a tenth of a second. */
const SEARCHING: Manner = { ...ONE_AHEAD, worlds: 4, nodes: 80, near: 0.01 };

/** How those play who have learnt from so many games: as in the last of them. */
export const mannerAfter = ({ searched }: TrainerSettings, games: number): Manner =>
  games > searched ? SEARCHING : ONE_AHEAD;

/** The running mean takes in the net after so many games, and remembers about this part of all of them. */
const FOLLOW_EVERY = 20;
const REMEMBERED = 0.2;

export class Trainer {
  readonly net: Net;
  /** The running mean of the net: steadier than the net itself, and what is kept. */
  readonly mean: Net;
  games = 0;
  /** The net as it plays: rounded as it will be kept. */
  private playing: Value;
  /** The same, as search wants it. */
  private mind: Playable<Packed>;
  readonly prior = new Prior();
  private readonly settings: TrainerSettings;
  private readonly seed: number;
  private readonly episode: Episode;
  private readonly codes = new Int32Array(MOST_LEGAL);
  private readonly shares = new Float64Array(MOST_LEGAL);
  private readonly truth: Packed = new Int8Array(SIZE);
  private readonly world: Packed = new Int8Array(SIZE);
  private readonly worlds = Array.from({ length: SEARCHING.worlds }, (): Packed => new Int8Array(SIZE));
  private readonly tried: Packed = new Int8Array(SIZE);

  constructor(settings: TrainerSettings, seed: number) {
    this.settings = settings;
    this.seed = seed;
    this.net = Net.random(SPECS[settings.players].size, settings.hidden, stream(seed, 'weights'));
    this.mean = this.net.copy();
    this.playing = new Value(rounded(this.net));
    this.mind = this.thinking();
    this.episode = new Episode(settings.players);
  }

  /** What it has learnt so far, rounded as it is kept. */
  learnt(strength: readonly Measured[]): Learnt {
    const { players, hidden } = this.settings;
    const origin = { players, seed: this.seed, games: this.games, units: hidden, strength };
    return { origin, value: rounded(this.mean), prior: this.prior.rounded() };
  }

  /** Plays one game and learns from it; gives the mean size of the errors it corrected. */
  step(): number {
    const rng = stream(this.seed, `game ${this.games}`);
    this.play(rng);
    const { lambda, rate, halved } = this.settings;
    const error = this.episode.learn(this.net, lambda, rate / (1 + this.games / halved));
    this.games++;
    if (this.games % FOLLOW_EVERY === 0) {
      this.mean.follow(this.net, Math.min(1, FOLLOW_EVERY / (REMEMBERED * this.games)));
      this.playing = new Value(rounded(this.net));
      this.mind = this.thinking();
    }
    return error;
  }

  private thinking(): Playable<Packed> {
    return packedGame(this.settings.players, this.playing, this.prior.rounded());
  }

  private play(rng: Rng): void {
    const { truth, episode } = this;
    episode.begin();
    truth.fill(0);
    pack(game.begin(dealFor(this.settings.players, rng), 1), truth);
    while (truth[WINNER] === PLAYING) {
      episode.note(this.net, truth);
      performCode(truth, this.choose(rng));
    }
    episode.end(truth);
  }

  private choose(rng: Rng): number {
    const { truth, codes, settings } = this;
    const n = legalCodes(truth, codes);
    const chance = settings.random + (1 - settings.random) / (1 + this.games / RANDOM_HALVED);
    if (rng.unit() < chance) return codes[rng.below(n)];
    const best = this.games < settings.searched ? this.oneAhead(n, rng) : this.search(n, rng);
    this.prior.learn(truth, codes, n, best, this.priorRate());
    return best;
  }

  private search(n: number, rng: Rng): number {
    for (const world of this.worlds) imagine(this.truth, rng, world);
    const decision = new Decision(this.mind, SEARCHING, this.worlds, [...this.codes.subarray(0, n)], rng);
    decision.look(decision.left);
    return decision.choose();
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
