/** Plays a record again: what it came to, or where it parts from what it says. */
import { Replay, readRecord, splitOptions } from '@quadrant/table';
import { GAMES } from '../games.js';
import type { JobAnswer } from './job.js';

export function replay(id: string, record: unknown): JobAnswer {
  const { game } = GAMES.get(id)!;
  const sound = readRecord(game, record);
  if (!sound.ok) return { t: 'replayed', parting: sound.error.words };
  const played = new Replay(game, sound.value);
  const parting = played.run();
  if (parting !== null) return { t: 'replayed', parting: parting.words };
  const outcome = game.outcome(played.history.position);
  if (outcome === null) return { t: 'replayed', parting: 'The game did not come to its end.' };
  const commands = sound.value.record.entries.filter((entry) => 'command' in entry).length;
  return {
    t: 'replayed',
    came: { outcome, view: game.view(played.history.position, 0), commands },
    options: splitOptions(game, sound.value.options).options,
  };
}
