/** `quadrant simulate GAME`: many games by the same bots over a grid of options, as a table, data or a report. */
import { availableParallelism } from 'node:os';
import type { Result } from '@quadrant/kernel';
import {
  CannotPlay,
  dealWith,
  type Given,
  MAX_MOVES,
  MOST_IN_REPORT,
  readGrid,
  readMeasure,
  runSimulation,
  type Simulation,
  SimulationReport,
  splitOutsideQuotes,
  writeReport,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress } from '../progress.js';
import { FORMATS, formatOf } from '../simulate/formats.js';
import { readPreset } from '../start-of-games.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';

const GAMES = 100;
const MOST = 10_000_000;

export const command: CliCommand = {
  usage: 'quadrant simulate GAME [OPTIONS]',
  help: `
Plays many games by the same bots and tells how they came out.

  --games N         how many games, of each point of the grid (${GAMES})
  --bots A,B        one for each seat (random)
  --vary NAME=A..B  an option of the game that takes each value in turn; also
                    A..B..STEP, A|B|C, and play.4=… for a place in a list;
                    several of them make a grid
  --preset NAME     begin from these options of the game
  --measure WHAT    'fact:destroyed kind=Grunt' counts facts, 'view:score seat=1'
                    takes a number of a view at the end; may be repeated
  --seed S          of the deals and the bots' own dice (1)
  --jobs N          threads (the cores); the same bytes whatever their number
  --maxmoves N      a game of so many commands came to no end (${MAX_MOVES})
  --report DIR      also write report.html and its numbers there
  --format ${Object.keys(FORMATS).join('|')}
                    means over all games, or a line for each game (table)

See docs/lab.md.`,
  async run(words) {
    const { simulation, jobs, format, out } = await readAll(words);
    const report = out === undefined ? null : await SimulationReport.of(simulation);
    const shown = formatOf(format, simulation);
    const progress = new Progress();
    const total = simulation.games * simulation.grid.length;
    const began = performance.now();
    let played = 0;
    print(shown.head());
    try {
      await runSimulation({
        simulation,
        folder: process.cwd(),
        jobs,
        onChunk(chunk, made) {
          print(shown.games(chunk.point, made.games));
          report?.add(chunk, made);
          played += made.games.length;
          progress.show(() => progressLine(played, total, performance.now() - began));
        },
      });
    } catch (error) {
      throw error instanceof CannotPlay ? new Misuse(error.message) : error;
    } finally {
      progress.end();
    }
    if (report !== null) await write(out!, report);
    return STATUS.ok;
  },
};

function progressLine(played: number, total: number, ms: number): string {
  const left = Math.round((ms / played) * (total - played) * 1e-3);
  return `${played} of ${total} games, ${((played * 1000) / ms).toFixed(0)} games/s, ${left} s left`;
}

async function write(out: string, report: SimulationReport): Promise<void> {
  try {
    await writeReport(out, report.make());
  } catch (error) {
    throw new Misuse(`cannot write the report into "${out}": ${reason(error)}`);
  }
}

async function readAll(words: readonly string[]) {
  const names = [
    'games',
    'bots',
    'vary',
    'preset',
    'measure',
    'seed',
    'jobs',
    'maxmoves',
    'report',
    'format',
  ] as const;
  const { values, words: named } = readFlags('simulate', words, names, ['vary', 'measure']);
  const id = readGame('simulate', named[0]);
  if (named.length > 1) throw new Misuse(`simulate takes one game; "${named[1]}" is too much`);
  const [format = 'table'] = values.format;
  if (!Object.hasOwn(FORMATS, format))
    throw new Misuse(unknown('--format has no answer', format, Object.keys(FORMATS)));
  const number = (
    name: 'games' | 'seed' | 'jobs' | 'maxmoves',
    low: number,
    high: number,
    standard: number,
  ) => readNumber(`--${name}`, values[name], { low, high, standard });
  const grid = sound('--vary', readGrid(values.vary));
  for (const text of values.measure) sound('--measure', readMeasure(text));
  const { game } = await loadGame(id);
  const seed = number('seed', 0, 2147483647, 1);
  const base = readPreset(id, values.preset[0]);
  const seats = grid.map((given) => seatsOf({ seed, base }, given));
  function seatsOf(from: Pick<Simulation, 'seed' | 'base'>, given: Given): number {
    return game.seatsOf(sound('--vary', dealWith(from, game, given, 0)).options);
  }
  const texts = splitOutsideQuotes(values.bots[0] ?? new Array(seats[0]).fill('random').join(','));
  if (seats.some((n) => n !== texts?.length))
    throw new Misuse(`${game.title} needs ${[...new Set(seats)].join(' and ')} of --bots, one for each seat`);
  const simulation: Simulation = {
    host: hostName(),
    game: id,
    base,
    bots: readPlayers(texts!, undefined),
    games: number('games', 1, MOST, GAMES),
    grid,
    seed,
    maxMoves: number('maxmoves', 1, MOST, MAX_MOVES),
    measures: values.measure,
    watched: values.report.length > 0,
  };
  if (simulation.watched && simulation.games * grid.length > MOST_IN_REPORT)
    throw new Misuse(`--report takes at most ${MOST_IN_REPORT} games`);
  return { simulation, jobs: number('jobs', 1, 256, availableParallelism()), format, out: values.report[0] };
}

function sound<T>(flag: string, result: Result<T>): T {
  if (!result.ok) throw new Misuse(`${flag}: ${result.error.words}`);
  return result.value;
}
