/** Writes the record of a history. */
import type { Command, Fact } from '@quadrant/kernel';
import { type Ending, type Entry, outcomeOf } from './entry.js';
import type { History } from './history.js';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RefusedCommand,
  type SeatName,
  signed,
  splitOptions,
  type TableRules,
} from './record.js';

interface Around {
  readonly seats?: readonly SeatName[];
  readonly friendly?: boolean;
  readonly clock?: TableRules['clock'];
  readonly times?: readonly { readonly ms?: number }[]; // what each turn took, where it is known
  readonly trace?: boolean;
  readonly note?: string; // a word to whoever opens the file
}

export function makeRecord<P, C extends Command, F extends Fact>(
  history: History<P, C, F>,
  ending: Ending | null = null,
  { seats = [], friendly = false, clock = null, times = [], trace = false, note }: Around = {},
): GameRecord {
  const { game, position } = history;
  const entries: Entry[] = [];
  const refused: RefusedCommand[] = [];
  let turn = 0;
  for (const step of history.past()) {
    const time = step.refusal === null ? times[turn++]?.ms : undefined;
    if (step.entry !== null) entries.push(step.entry);
    else {
      const command = game.grammar.print(step.command);
      if (step.refusal === null)
        entries.push({ seat: step.seat, command, ...(time === undefined ? {} : { ms: time }) });
      else refused.push([entries.length, step.refusal.code, command]);
    }
  }
  const outcome = outcomeOf(game, position, ending);
  return signed(
    {
      ...(note === undefined ? {} : { note }),
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      ...splitOptions(game, history.options),
      seed: history.seed,
      ...(seats.length > 0 ? { seats } : {}),
      ...(friendly || clock ? { table: { friendly, ...(clock ? { clock } : {}) } } : {}),
      entries,
      ...(refused.length > 0 ? { refused } : {}),
      outcome,
      termination: ending ?? (outcome === null ? null : 'normal'),
      hash: history.hashAt(history.turn),
    },
    trace ? history.trace() : undefined,
  );
}
