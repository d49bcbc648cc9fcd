/** The games of the lab by their ids. Each is loaded only when it is asked for, so that a program starts quickly. */
import type { CaseRules, GameEntry, GameModule, GivenOptions } from '@quadrant/catalogue';
import { INSTALLED } from '@quadrant/catalogue/installed';

export type { GameModule };
export type GameId = string; // 'raiinet'

const ENTRIES: ReadonlyMap<GameId, GameEntry> = new Map(INSTALLED.map((entry) => [entry.id, entry]));

export const GAME_IDS: readonly GameId[] = [...ENTRIES.keys()];
export const isGameId = (id: string): boolean => ENTRIES.has(id);

export function entryOf(id: GameId): GameEntry {
  const entry = ENTRIES.get(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return entry;
}

/** A game that is in no catalogue is measured as it begins by itself. */
export const measuredWith = (id: GameId): GivenOptions => ENTRIES.get(id)?.measured ?? {};
/** What a learner is paid for; in a game that is in no catalogue, what it scores. */
export const rewardedBy = (id: GameId): GameEntry['rewarded'] => ENTRIES.get(id)?.rewarded ?? 'score';
export const casesOf = (id: GameId): CaseRules => entryOf(id).cases;
export const loadGame = (id: GameId): Promise<GameModule> => entryOf(id).load();
