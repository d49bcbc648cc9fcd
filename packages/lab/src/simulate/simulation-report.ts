/** The report of a simulation. */
import { loadGame } from '../games.js';
import {
  estimate,
  lengths,
  number,
  openings,
  outcomes,
  seats,
  terminations,
} from '../report/game-sections.js';
import { HeatCounter, heatMapsOf } from '../report/heat/heat.js';
import { heatSection } from '../report/heat-section.js';
import type { Report, Section } from '../report/section.js';
import type { Watched } from '../report/watched.js';
import {
  type Chunk,
  type SimulatedChunk,
  type SimulatedGame,
  type Simulation,
  wordsOfGiven,
} from './spec.js';

/** Games are kept for it, so there is an end to how many. */
export const MOST_IN_REPORT = 1_000_000;

export class SimulationReport {
  private readonly simulation: Simulation;
  private readonly groups: readonly string[];
  private readonly heat: HeatCounter;
  private readonly title: string;
  private readonly games: Watched[] = [];
  private readonly measured: (number | null)[][] = []; // game by game

  private constructor(simulation: Simulation, title: string, heat: HeatCounter) {
    this.simulation = simulation;
    this.groups = simulation.grid.map(wordsOfGiven);
    this.heat = heat;
    this.title = title;
  }

  static async of(simulation: Simulation): Promise<SimulationReport> {
    const { game } = await loadGame(simulation.game);
    return new SimulationReport(simulation, game.title, new HeatCounter(await heatMapsOf(simulation.game)));
  }

  add({ point }: Chunk, { games, heats }: SimulatedChunk): void {
    this.heat.add(heats);
    for (const game of games) {
      this.games.push(this.watched(game, point));
      this.measured.push([...game.measures]);
    }
  }

  private watched(game: SimulatedGame, point: number): Watched {
    const names = this.simulation.bots.map(({ name }) => name);
    return { ...game, group: this.groups[point], seats: names };
  }

  make(): Report {
    const { simulation, games } = this;
    const { bots, grid, seed, host, measures } = simulation;
    const sections: Section[] = [
      outcomes(games),
      seats(games),
      ...(measures.length > 0 ? [this.measures()] : []),
      lengths(games),
      terminations(games),
      openings(games),
      heatSection(this.heat.heats, 'From the facts of all games.'),
    ];
    return {
      title: `${this.title}: simulation`,
      facts: [
        ['bots', bots.map(({ name }) => name).join(', ')],
        [
          'games',
          grid.length === 1
            ? String(simulation.games)
            : `${simulation.games} at each of ${grid.length} points`,
        ],
        ['seed', String(seed)],
        ['played by', host],
      ],
      sections,
    };
  }

  private measures(): Section {
    const rows = this.simulation.measures.flatMap((text, i) =>
      this.groups.map((group) => {
        const values = this.games.flatMap((game, n) =>
          game.group === group && this.measured[n][i] !== null ? [this.measured[n][i]!] : [],
        );
        return { text, name: group || 'all games', games: values.length, ...estimate(values) };
      }),
    );
    const known = rows.filter(({ games }) => games > 0);
    return {
      id: 'measures',
      title: 'Measures',
      words: 'Means over games, with 95 % bars.',
      table: {
        columns: ['measure', 'group', 'games', 'mean', 'bar'],
        rows: rows.map(({ text, name, games, value, bar }) => [
          text,
          name,
          games,
          number(value),
          number(bar),
        ]),
      },
      charts: this.simulation.measures.map((text) => ({
        title: text,
        chart: { kind: 'intervals', label: 'mean', rows: known.filter((row) => row.text === text) },
      })),
    };
  }
}
