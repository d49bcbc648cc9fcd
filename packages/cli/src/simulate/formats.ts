/** The games of a simulation as they are printed. */
import {
  csvCell,
  type GridPoint,
  type Mean,
  MeasureTally,
  type SimulatedGame,
  type Simulation,
  wordsOfGiven,
} from '@quadrant/lab/simulate';

interface Shown {
  head(): string;
  /** Games of one point of the grid; points come one after the other. */
  games(point: number, games: readonly SimulatedGame[]): string;
}

export const FORMATS: Readonly<Record<string, (simulation: Simulation) => Shown>> = { table, csv, jsonl };
export const formatOf = (name: string, simulation: Simulation): Shown => FORMATS[name](simulation);

function table({ games: whole, grid, measures }: Simulation): Shown {
  let tally = new MeasureTally(measures);
  return {
    head: () => '',
    games(point, games) {
      for (const game of games) tally.add(game);
      if (tally.games < whole) return '';
      const text = wordsOfTally(tally, wordsOfGiven(grid[point]), measures);
      tally = new MeasureTally(measures);
      return text;
    },
  };
}

function wordsOfTally(tally: MeasureTally, about: string, measures: readonly string[]): string {
  const counts = [...tally.outcomes].sort(([a], [b]) => (a < b ? -1 : 1));
  const share = (n: number) => ((100 * n) / tally.games).toFixed(1);
  const rows = counts.map(([what, n]) => `  ${what}: ${n} (${share(n)} %)\n`);
  const scores = tally.scores.map((mean) => mean.mean.toFixed(2)).join(', ') || 'none';
  const means = `  mean score: ${scores}; mean length: ${tally.plies.mean.toFixed(1)} commands\n`;
  const measured = measures.map((text, i) => `  ${text}: ${wordsOfMean(tally.measures[i])}\n`);
  return `${tally.games === 1 ? '1 game' : `${tally.games} games`}${about && `, ${about}`}\n${rows.join('')}${means}${measured.join('')}`;
}

function wordsOfMean({ n, mean, bar, least, most }: Mean): string {
  if (n === 0) return 'no number';
  return n === 1
    ? `${mean.toFixed(3)}, of one game`
    : `${mean.toFixed(3)} ± ${bar.toFixed(3)} (${least} to ${most})`;
}

const COLUMNS = ['game', 'result', 'winner', 'scores', 'plies', 'termination'];

function csv({ grid, measures }: Simulation): Shown {
  const paths = Object.keys(grid[0]);
  const line = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\n`;
  return {
    head: () => line([...paths, ...COLUMNS, ...measures]),
    games: (point, games) =>
      games
        .map((game) => {
          const { number, result, winner, scores, plies, termination } = game;
          const given = paths.map((path) => cellOf(grid[point], path));
          return line([
            ...given,
            number,
            result,
            winner,
            scores.join(' '),
            plies,
            termination,
            ...game.measures,
          ]);
        })
        .join(''),
  };
}

function cellOf(given: GridPoint, path: string): string | number {
  const value = given[path];
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

function jsonl({ grid, measures }: Simulation): Shown {
  return {
    head: () => '',
    games: (point, games) =>
      games
        .map(({ opening: _, measures: values, ...game }) => {
          const measured = Object.fromEntries(measures.map((text, i) => [text, values[i]]));
          const line = { ...grid[point], ...game, ...(measures.length > 0 ? { measures: measured } : {}) };
          return `${JSON.stringify(line)}\n`;
        })
        .join(''),
  };
}
