/** What was chosen, as a game to start. */
import { setupOf } from '@quadrant/bots/setups';
import { BASE_HAND, DRAW } from '@quadrant/catalogue';
import { DAILY_LEVEL, dailySides } from '@quadrant/catalogue/raiinet-daily';
import { type Rng, type Seat, stream } from '@quadrant/kernel';
import { dealHand, dealLinks, game, type PlayerCount, type Side } from '@quadrant/raiinet';
import { usualLevel } from '../../keep/levels.js';
import type { Start } from '../contract.js';

export interface MoveClock {
  readonly base: number; // for all moves, in milliseconds
  readonly inc: number; // for each move
}

export interface StartChoice {
  readonly players: PlayerCount;
  readonly bots: readonly Seat[];
  readonly level: string; // the bot that plays them
  readonly friendly: boolean;
  readonly clock?: MoveClock | null;
  readonly sides: readonly Side[]; // by seat
}

/** Chance that nobody can work out from what the page shows. */
export const chance = (): Rng => stream(1 + Math.floor(Math.random() * 2 ** 31), 'setup');

export const dealSide = (rng: Rng): Side => ({ links: dealLinks(rng), hand: dealHand(rng) });

export const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

export function startOf({ players, bots, level, friendly, clock = null, sides }: StartChoice): Start {
  return {
    options: {
      players,
      links: sides.map(({ links }) => links),
      hands: sides.map(({ hand }) => hand),
      draw: DRAW,
    },
    seed: game.defaultSeed,
    commands: [],
    seats: seatsOf(players).map((seat) => (bots.includes(seat) ? { bot: level } : {})),
    friendly,
    clock,
  };
}

/** The computer begins with what it knows to be good, or else with any links and cards. */
export function withSidesOfBots(choice: StartChoice): StartChoice {
  const { players, bots, level, sides } = choice;
  const rng = chance();
  const chosen = (seat: Seat, side: Side) =>
    bots.includes(seat) ? (setupOf(level, players, rng) ?? dealSide(rng)) : side;
  return { ...choice, sides: sides.map((side, seat) => chosen(seat, side)) };
}

const usualSide = (): Side => ({ links: dealLinks(chance()), hand: BASE_HAND });

/** Everybody with the usual cards and any links. */
export const firstChoice = (choice: Omit<StartChoice, 'sides'>): StartChoice => ({
  ...choice,
  sides: seatsOf(choice.players).map(usualSide),
});

/** One person against the computer. */
export const quickStart = (level = usualLevel(game.id)): Start =>
  startOf(withSidesOfBots(firstChoice({ players: 2, bots: [1], level, friendly: false })));

/** The challenge of a day. */
export function dailyStart(seed: number): Start {
  const choice = {
    players: 2,
    bots: [1],
    level: DAILY_LEVEL,
    friendly: false,
    sides: dailySides(seed),
  } as const;
  return { ...startOf(choice), seed };
}

export { BASE_HAND as USUAL_HAND };
