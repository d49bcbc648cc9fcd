/** The record of a game between bots, for `replay`, `verify` and the page. Times are kept elsewhere: it is the same every time. */
import type { AnyGame } from '@quadrant/kernel';
import {
  digestOf,
  type Entry,
  effectOf,
  type GameRecord,
  isCommand,
  outcomeOf,
  positionHash,
  RECORD_FORMAT,
  splitOptions,
} from '@quadrant/table';
import type { PlayedGame } from '../play/play-game.js';

export function recordOf(
  game: AnyGame,
  seed: number,
  { options, entries: played, termination }: PlayedGame,
  names: readonly string[],
): GameRecord {
  const entries = played.map((entry): Entry => {
    if (!('command' in entry)) return entry;
    const { seat, command } = entry;
    return { seat, command };
  });
  const position = game.begin(options, seed);
  for (const entry of entries) {
    if (isCommand(entry)) {
      const command = game.grammar.parse(entry.command);
      if (command.ok) game.perform(position, entry.seat, command.value, null);
    } else {
      const effect = effectOf(entry);
      if (effect.kind === 'leave') game.withdraw(position, effect.seat, null);
    }
  }
  const outcome = outcomeOf(game, position, termination === 'normal' ? null : termination);
  const record = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...splitOptions(game, options),
    seed,
    seats: names.map((bot) => ({ bot })),
    entries,
    outcome,
    termination,
    hash: positionHash(position),
  } as const;
  return { ...record, sha256: digestOf(record) };
}
