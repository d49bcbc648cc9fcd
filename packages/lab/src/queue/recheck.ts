/** Whether a pair that somebody sent is true: played again where it must come out the same, else replayed. */
import { Replay, readRecord } from '@quadrant/table';
import { loadGame } from '../games.js';
import type { PlayedLine } from '../jobs/chunk.js';
import { isRepeatable, type Spec } from '../jobs/spec.js';
import { resultText } from './chunk-text.js';
import type { PairPlayer } from './pair-threads.js';

/** Null when it holds, else what does not. */
export async function holds(spec: Spec, played: PlayedLine, threads: PairPlayer): Promise<string | null> {
  const { pair } = played.line;
  if (isRepeatable(spec)) {
    const [own, other] = [resultText(await threads.play(pair, 1)), resultText([played])];
    return own === other ? null : `pair ${pair} comes out otherwise here.\nhere: ${own}\nthere: ${other}`;
  }
  const { game } = await loadGame(spec.game);
  for (const record of played.records) {
    const sound = readRecord(game, record);
    if (!sound.ok) return `a record of pair ${pair} is none: ${sound.error.words}`;
    const parting = new Replay(game, sound.value).run();
    if (parting !== null) return `a record of pair ${pair} does not hold: ${parting.words}`;
  }
  return null;
}
