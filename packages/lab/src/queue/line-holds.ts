/** Whether a line tells what its records tell: a look at each, before one of a hundred is played again. */
import { type GameRecord, isCommand } from '@quadrant/table';
import type { Termination } from '@quadrant/wire';
import type { PairLine, PlayedLine } from '../jobs/chunk.js';
import { lineOfGames } from '../jobs/pair-line.js';
import type { Spec } from '../jobs/spec.js';

/** Null when it does, else what does not. */
export function mistoldIn(
  spec: Spec,
  { line, records }: Pick<PlayedLine, 'line' | 'records'>,
): string | null {
  try {
    const [own, told] = [lineFrom(spec, line, records), line].map((each) => JSON.stringify(each));
    if (own === told) return null;
    return `pair ${line.pair} is told otherwise than its records have it.\nrecords: ${own}\ntold: ${told}`;
  } catch (error) {
    return `pair ${line.pair} has a record that is none: ${error instanceof Error ? error.message : error}`;
  }
}

/** The line as it follows from its records; that a bot did what ended its game is for whoever plays it again. */
function lineFrom(spec: Spec, { pair, games }: PairLine, records: readonly GameRecord[]): PairLine {
  const line = lineOfGames(
    spec,
    pair,
    records.map(({ outcome, termination, entries, sha256 }, place) => ({
      result: outcome?.result ?? null,
      winner: outcome?.winner ?? null,
      scores: outcome?.scores ?? [],
      reason: outcome?.reason ?? '',
      termination: (termination ?? 'interrupted') as Termination, // those of games online are nobody's here
      faults: games[place].faults,
      plies: entries.filter(isCommand).length,
      record: sha256!,
    })),
  );
  const seated = line.games.map((game, place) =>
    isSeated(records[place], game.seats) ? game : { ...game, seats: [] },
  );
  return { ...line, games: seated };
}

const isSeated = ({ seats = [] }: GameRecord, names: readonly string[]): boolean =>
  seats.length === names.length && seats.every(({ bot }, seat) => bot === names[seat]);
