/** The games a server has tables for. */
import type { GameEntry } from '@quadrant/catalogue';
import { INSTALLED } from '@quadrant/catalogue/installed';
import type { AnyGame } from '@quadrant/kernel';

export interface Hosted extends Pick<GameEntry, 'presets' | 'inMatches' | 'ratedSeats' | 'best'> {
  readonly game: AnyGame;
}

export type Games = ReadonlyMap<string, Hosted>;

const hosted = async ({ id, load, ...entry }: GameEntry): Promise<[string, Hosted]> => [
  id,
  { ...entry, game: (await load()).game },
];

export const GAMES: Games = new Map(
  await Promise.all(INSTALLED.filter(({ online = true }) => online).map(hosted)),
);
