/**
 * Learns the value of positions from games against itself. Every player looks one command ahead in a world that fits
 * its view; after the game each position moves towards the mean of what came after it, the later the less (TD(λ)).
 */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type Players, type RaiinetCommand } from '@quadrant/raiinet';
import { OneAhead } from '../../search/one-ahead.js';
import { dealFor } from '../deal.js';
import { codeOf } from '../packed/codes.js';
import { type Packed, PLAYING, pack, SIZE, WINNER } from '../packed/layout.js';
import { legalCodes, MOST_LEGAL } from '../packed/legal.js';
import { performCode } from '../packed/perform.js';
import { worldsOf } from '../packed-from-view.js';
import { packedGame } from '../packed-game.js';
import { Prior } from '../prior/prior.js';
import { SPECS } from '../value/features.js';
import { Net } from '../value/net.js';
import type { Learnt, Measured } from '../value/net-file.js';
import { rounded, Value } from '../value/value.js';
import { Episode } from './episode.js';

export interface TrainerSettings {
  readonly players: Players;
  readonly hidden: number;
  readonly lambda: number;
  readonly rate: number; // of learning, at the first game
  readonly halved: number; // games after which the rate is half of it, a third after twice as many, …
  readonly worlds: number; // imagined for each decision
  readonly random: number; // how often any legal command is played instead; always at first
}

/** What the nets of the house were trained with, by the number of players. */
export const TRAINING: Readonly<Record<Players, TrainerSettings>> = {
  2: { players: 2, hidden: 32, lambda: 0.9, rate: 0.01, halved: 4000, worlds: 1, random: 0.02 },
  4: { players: 4, hidden: 16, lambda: 0.9, rate: 0.01, halved: 4000, worlds: 1, random: 0.02 },
};

/** Games after which half of the commands are chosen at random, a third after twice as many, … */
const RANDOM_HALVED = 150;
const PRIOR_RATE = 0.03;
/** The running mean takes in the net after so many games, and remembers about this part of all of them. */
const FOLLOW_EVERY = 20;
const REMEMBERED = 0.2;

export class Trainer {
  readonly net: Net;
  /** The running mean of the net: steadier than the net itself, and what is kept. */
  readonly mean: Net;
  games = 0;
  /** The net as it plays: rounded as it will be kept. */
  private playing: OneAhead<Packed>;
  readonly prior = new Prior();
  private readonly settings: TrainerSettings;
  private readonly seed: number;
  private readonly episode: Episode;
  private readonly codes = new Int32Array(MOST_LEGAL);
  private readonly truth: Packed = new Int8Array(SIZE);

  constructor(settings: TrainerSettings, seed: number) {
    this.settings = settings;
    this.seed = seed;
    this.net = Net.random(SPECS[settings.players].size, settings.hidden, stream(seed, 'weights'));
    this.mean = this.net.copy();
    this.playing = this.player();
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
      this.playing = this.player();
    }
    return error;
  }

  private play(rng: Rng): void {
    const position = game.begin(dealFor(this.settings.players, rng), 1);
    const { truth, episode } = this;
    const legal: RaiinetCommand[] = [];
    episode.begin(rng.below(2));
    truth.fill(0);
    pack(position, truth);
    while (truth[WINNER] === PLAYING) {
      episode.note(this.net, truth);
      const seat = game.onMove(position);
      game.legal(position, seat, legal);
      const code = this.choose(worldsOf(game.view(position, seat)), rng);
      const { hand } = position.seats[seat];
      const command = legal.find((c) => codeOf(c, hand, this.settings.players) === code) as RaiinetCommand;
      game.perform(position, seat, command, null);
      performCode(truth, code);
    }
    episode.end(truth);
  }

  private choose(draw: (rng: Rng) => Packed, rng: Rng): number {
    const { worlds, random } = this.settings;
    const n = legalCodes(this.truth, this.codes);
    const chance = random + (1 - random) / (1 + this.games / RANDOM_HALVED);
    if (rng.unit() < chance) return this.codes[rng.below(n)];
    const imagined = Array.from({ length: worlds }, () => draw(rng));
    let best = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const worth = this.playing.worth(imagined, this.codes[i]);
      if (worth <= bestWorth) continue;
      best = this.codes[i];
      bestWorth = worth;
    }
    this.prior.learn(this.truth, this.codes, n, best, this.priorRate());
    return best;
  }

  private player(): OneAhead<Packed> {
    const value = new Value(rounded(this.net));
    return new OneAhead(packedGame(this.settings.players, value, this.prior.rounded()));
  }

  private priorRate(): number {
    return PRIOR_RATE / (1 + this.games / this.settings.halved);
  }
}
