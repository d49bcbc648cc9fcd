/** The games that were decided most clearly, with links into the page's replay. */
import { deflateRawSync } from 'node:zlib';
import { type GameRecord, LIMITS } from '@quadrant/table';
import type { Section } from './section.js';
import type { Watched } from './watched.js';

export const MOST_DECISIVE = 10;

export interface DecisiveGame {
  readonly game: Watched;
  readonly file: string; // 'records/3-1.json'
}

/** Reads a record of the folder; null where it is gone or damaged. */
export type ReadKept = (file: string) => GameRecord | null;

/** The largest lead first, of equal ones the shorter game; where nobody can lead, the best score. */
export function mostDecisive(games: readonly DecisiveGame[]): DecisiveGame[] {
  return games
    .filter(({ game }) => game.result !== null && game.termination === 'normal')
    .sort((a, b) => leadOf(b.game) - leadOf(a.game) || a.game.plies - b.game.plies)
    .slice(0, MOST_DECISIVE);
}

function leadOf({ scores, winner }: Watched): number {
  if (scores.length <= 1) return scores[0] ?? 0;
  if (winner === null) return -1;
  return scores[winner] - Math.max(...scores.filter((_, seat) => seat !== winner));
}

/** As the page makes such links: the record without its trace, compressed, in letters that an address may hold. */
export function linkTo(page: string, record: GameRecord): string | null {
  const { trace: _, ...kept } = record;
  const json = JSON.stringify(kept);
  if (json.length > LIMITS.link) return null;
  return `${page}#/${record.game}/link/0/${deflateRawSync(json).toString('base64url')}`;
}

export function decisive(found: readonly DecisiveGame[], page: string, read: ReadKept): Section {
  const linkOf = (file: string): string | null => {
    const record = read(file);
    return record && linkTo(page, record);
  };
  return {
    id: 'decisive',
    title: 'The most decisive games',
    words: `By the lead at the end, then by length. The links open the replay at ${page}`,
    table: {
      columns: ['record', 'seats', 'result', 'scores', 'commands'],
      rows: found.map(({ game, file }) => [
        file,
        game.seats.join(', '),
        wordsOf(game),
        game.scores.join(' '),
        game.plies,
      ]),
    },
    charts: [],
    links: found.map(({ game, file }) => ({
      words: `${wordsOf(game)}, ${marginOf(game)}`,
      file,
      link: linkOf(file),
    })),
  };
}

const wordsOf = ({ seats, result, winner }: Watched): string =>
  winner === null || seats.length === 1
    ? `${seats.join(', ')}: ${result}`
    : `${seats[winner]} won in seat ${winner + 1}`;

/** By how much, the winner's score first, and how soon. */
function marginOf({ scores, winner, plies }: Watched): string {
  const of = (isWinner: boolean) => scores.filter((_, seat) => (seat === winner) === isWinner);
  const lead = [...of(true), ...of(false)].join(' to ');
  return [scores.length === 1 ? `score ${lead}` : lead, `${plies} commands`].filter(Boolean).join(', ');
}
