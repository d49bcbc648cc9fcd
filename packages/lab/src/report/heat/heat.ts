/** Where on the board things happen, counted from facts. */
import type { AnyGame, Fact } from '@quadrant/kernel';
import type { GameId } from '../../games.js';

/** One more of something at a place; rows and columns count from 0. */
export type HeatMark = (map: string, row: number, column: number) => void;

export interface HeatMaps {
  readonly maps: readonly string[]; // 'links lost in battle'
  size(position: unknown): { readonly rows: number; readonly columns: number };
  /** What listens to the facts of one game from its beginning. */
  listen(mark: HeatMark): (fact: Fact) => void;
}

const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly heat: HeatMaps }>>> = {
  'space-defender-2': () => import('./space-defender-2.js'),
  'simodyssey-2': () => import('./simodyssey-2.js'),
  raiinet: () => import('./raiinet.js'),
  mirewood: () => import('./mirewood.js'),
};

/** Of a game that nobody has drawn maps for. */
const NONE: HeatMaps = { maps: [], size: () => ({ rows: 0, columns: 0 }), listen: () => () => {} };

export const heatMapsOf = async (id: GameId): Promise<HeatMaps> =>
  Object.hasOwn(LOADERS, id) ? (await LOADERS[id]()).heat : NONE;

/** The counts of one map: rows of columns. */
export interface Heat {
  readonly name: string;
  readonly counts: number[][];
}

export class HeatCounter {
  readonly heats: readonly Heat[];
  private readonly of: HeatMaps;

  constructor(of: HeatMaps) {
    this.of = of;
    this.heats = of.maps.map((name) => ({ name, counts: [] }));
  }

  /** Begins with the next game; what is given back hears its facts. */
  begin(game: AnyGame, options: unknown, seed: number): (fact: Fact) => void {
    const { rows, columns } = this.of.size(game.begin(options, seed));
    for (const { counts } of this.heats) widen(counts, rows, columns);
    return this.of.listen((name, row, column) => {
      const heat = this.heats.find((each) => each.name === name);
      if (heat === undefined || row < 0 || column < 0) return;
      widen(heat.counts, row + 1, column + 1);
      heat.counts[row][column]++;
    });
  }

  /** Takes in what another counted, on another thread. */
  add(others: readonly Heat[]): void {
    for (const { name, counts } of others) {
      const mine = this.heats.find((each) => each.name === name)!.counts;
      widen(mine, counts.length, counts[0]?.length ?? 0);
      for (const [row, line] of counts.entries())
        for (const [column, n] of line.entries()) mine[row][column] += n;
    }
  }
}

/** Boards of different games may differ in size: the counts are as large as the largest. */
function widen(counts: number[][], rows: number, columns: number): void {
  const width = Math.max(columns, counts[0]?.length ?? 0);
  while (counts.length < rows) counts.push([]);
  for (const line of counts) while (line.length < width) line.push(0);
}
