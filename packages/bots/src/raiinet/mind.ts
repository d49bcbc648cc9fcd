/** What a bot has learnt for a number of players, ready to be used: the net that came with it, read once. */
import type { PlayerCount } from '@quadrant/raiinet';
import type { Playable } from '../search/playable.js';
import { FOUR_PLAYERS } from './nets/four-players.js';
import { TWO_PLAYERS } from './nets/two-players.js';
import type { Packed } from './packed/layout.js';
import { gameAsLearnt } from './packed-game.js';
import { readNet } from './value/net-file.js';

const TEXTS: Readonly<Record<PlayerCount, string>> = { 2: TWO_PLAYERS, 4: FOUR_PLAYERS };
const minds = new Map<PlayerCount, Playable<Packed>>();

/** The game as the bots of the house see it. */
export function mindFor(players: PlayerCount): Playable<Packed> {
  const known = minds.get(players);
  if (known) return known;
  const read = readNet(TEXTS[players]);
  if (!read.ok) throw new Error(read.error.words);
  const mind = gameAsLearnt(read.value);
  minds.set(players, mind);
  return mind;
}
