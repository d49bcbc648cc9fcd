/** What was chosen, as a game to start; and what the page remembers of its table beside the record. */
import { DRAW_AFTER, dealHand, dealLinks } from '@quadrant/bots';
import { type Rng, type Seat, stream } from '@quadrant/kernel';
import { game, type Players } from '@quadrant/raiinet';
import { newId } from '../../keep/games.js';
import type { Start } from '../contract.js';

/** Who sits where. Known to everybody at the table. */
export interface Table {
  readonly id: string; // 'k3x9f': windows find the game by it
  readonly bots: readonly Seat[]; // seats that the computer plays
  readonly away: readonly Seat[]; // seats that are played in another window now
  readonly page: string; // which page says so: when it is opened again, nobody is away until windows call
  readonly friendly: boolean; // everything may be taken back
}

/** What one player begins with. */
export interface Side {
  readonly links: string; // 'V1V2V3V4D1D2D3D4'
  readonly hand: string; // 'LFDSP'
}

export interface StartChoice {
  readonly players: Players;
  readonly bots: readonly Seat[];
  readonly friendly: boolean;
  readonly sides: readonly Side[]; // by seat
}

const PAGE = newId();

/** Chance that nobody can work out from what the page shows. */
export const chance = (): Rng => stream(1 + Math.floor(Math.random() * 2 ** 31), 'setup');

export const dealSide = (rng: Rng): Side => ({ links: dealLinks(rng), hand: dealHand(rng) });

export const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

export function startOf({ players, bots, friendly, sides }: StartChoice): Start {
  const table: Table = { id: newId(), bots, away: [], page: PAGE, friendly };
  return {
    options: {
      players,
      links: sides.map(({ links }) => links),
      hands: sides.map(({ hand }) => hand),
      draw: bots.length > 0 ? DRAW_AFTER : null,
    },
    seed: game.defaultSeed,
    commands: [],
    extra: table,
  };
}

/** One person against the computer, with the usual cards. */
export function quickStart(): Start {
  const rng = chance();
  const usual = { links: dealLinks(rng), hand: USUAL_HAND };
  return startOf({ players: 2, bots: [1], friendly: false, sides: [usual, dealSide(rng)] });
}
export const USUAL_HAND = 'LFDSP';

/** The table of a game; of one that came without, such as a file: everybody is at this screen. */
export function tableOf(extra: unknown): Table {
  const given = (typeof extra === 'object' && extra !== null ? extra : {}) as Partial<
    Record<keyof Table, unknown>
  >;
  const seats = (list: unknown): Seat[] =>
    Array.isArray(list) ? list.filter((seat) => Number.isInteger(seat)) : [];
  return {
    id: typeof given.id === 'string' ? given.id : '',
    bots: seats(given.bots),
    away: given.page === PAGE ? seats(given.away) : [],
    page: PAGE,
    friendly: given.friendly === true,
  };
}

/** The seats that people hold, at this screen or in other windows. */
export const personsOf = (players: number, { bots }: Table): Seat[] =>
  seatsOf(players).filter((seat) => !bots.includes(seat));

export const seatsHere = (players: number, extra: unknown): Seat[] => {
  const table = tableOf(extra);
  return personsOf(players, table).filter((seat) => !table.away.includes(seat));
};
