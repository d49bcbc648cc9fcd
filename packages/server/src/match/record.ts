/** The record of a match, from its log. */
import type { AnyGame, Plain } from '@quadrant/kernel';
import {
  digestOf,
  type Entry,
  type GameRecord,
  positionHash,
  RECORD_FORMAT,
  type SeatName,
} from '@quadrant/table';
import { apply } from './apply.js';
import { type Header, type LogEntry, recordEntry } from './entry.js';
import { houseBot } from './house.js';
import { newState } from './state.js';
import type { Directory } from './viewer.js';

export function recordOf(
  game: AnyGame,
  header: Header,
  log: readonly LogEntry[],
  { nameOf }: Directory,
): GameRecord | null {
  const state = newState(game, header);
  const entries: Entry[] = [];
  for (const entry of log) {
    if (state.over !== null) break; // whether there is a rematch is no part of the game, whose sum stays as it is
    apply(state, entry);
    const kept = recordEntry(entry);
    if (kept !== null) entries.push(kept);
  }
  if (state.log === null) return null;
  const { position, outcome, termination } = state.log;
  const record = {
    format: RECORD_FORMAT,
    game: header.game,
    version: header.version,
    options: header.options,
    sides: (log.find(({ kind }) => kind === 'started')?.sides ?? null) as readonly Plain[] | null,
    seed: header.seed,
    seats: state.seats.map((sitting) => seatName(sitting!.player, nameOf)),
    table: { friendly: header.friendly, clock: header.clock },
    entries,
    outcome,
    termination,
    hash: positionHash(position),
  } satisfies GameRecord;
  return { ...record, sha256: digestOf(record) };
}

/** Bots of the house are named as such: whoever goes on with the game elsewhere can play them there. */
function seatName(player: string, nameOf: Directory['nameOf']): SeatName {
  const bot = houseBot(player);
  return { name: nameOf(player), ...(bot === null ? {} : { bot }) };
}
