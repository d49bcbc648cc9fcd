/** A game that was played to its end away from the page, as the file that somebody may send in. */
import { type AnyGame, type Command, NOBODY } from '@quadrant/kernel';
import { digestOf, GameLog, positionHash, RECORD_FORMAT, splitOptions } from '@quadrant/table';

/** One player gives the last legal command until it is over. */
export function playedRecord(game: AnyGame, seed: number): string {
  const read = game.readOptions({ single: true });
  if (!read.ok) throw new Error(read.error.words);
  const log = new GameLog(game, read.value, seed);
  while (log.outcome === null) {
    const seat = game.onMove(log.position);
    const legal: Command[] = [];
    if (seat !== NOBODY) game.legal(log.position, seat, legal);
    const refusal = log.give(seat, legal[legal.length - 1]);
    if (refusal) throw new Error(refusal.words);
  }
  const { entries, outcome, termination, position } = log;
  const record = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...splitOptions(game, read.value),
    seed,
    seats: [{ name: 'Bob' }],
    table: { friendly: false, clock: null },
    entries,
    outcome,
    termination,
    hash: positionHash(position),
  };
  return JSON.stringify({ ...record, sha256: digestOf(record) });
}
