/** How nets are trained. */
import type { PlayerCount } from '@quadrant/raiinet';

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

export const chanceOf = ({ random }: TrainerSettings, games: number): number =>
  random + (1 - random) / (1 + games / RANDOM_HALVED);
