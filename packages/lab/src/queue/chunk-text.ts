/** A chunk as text: what is the same whoever plays it, and apart what need not be: times, words on faults, logs. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { digestOf } from '@quadrant/table';
import type { PlayedLine } from '../jobs/chunk.js';

type Kept = Pick<PlayedLine, 'line' | 'records'>;
type Beside = Omit<PlayedLine, keyof Kept>;
const NOTHING: Beside = { times: [], whys: [], logs: [] };

export const resultText = (lines: readonly PlayedLine[]): string =>
  JSON.stringify(lines.map(({ line, records }) => ({ line, records })));
export const timesText = (lines: readonly PlayedLine[]): string =>
  JSON.stringify(lines.map(({ times, whys, logs }): Beside => ({ times, whys, logs })));

/** Reads a chunk and holds it to what it says: its numbers, and the digests of its records. */
export function readChunk(result: string, times: string, first: number, count: number): Result<PlayedLine[]> {
  const bad = (why: string) => refuse('bad-chunk', `a result ${why}`);
  try {
    const kept = JSON.parse(result) as readonly Kept[];
    const beside = JSON.parse(times) as readonly Beside[];
    if (kept.length !== count) return bad(`has ${kept.length} pairs, not ${count}`);
    for (const [i, { line, records }] of kept.entries()) {
      if (line.pair !== first + i) return bad(`tells of pair ${line.pair} in place of ${first + i}`);
      if (line.games.length !== records.length)
        return bad(`has other records than games (pair ${line.pair})`);
      for (const [place, record] of records.entries())
        if (record.sha256 !== line.games[place].record || digestOf(record) !== record.sha256)
          return bad(`has a record that is not the one it names (pair ${line.pair})`);
    }
    return ok(
      kept.map((each, i) => ({ ...each, ...NOTHING, ...(beside[i] as Partial<Beside> | undefined) })),
    );
  } catch (error) {
    return bad(`cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
