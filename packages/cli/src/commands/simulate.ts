/** `quadrant simulate GAME`: many games by the same bots over a grid of options, as a table, data or a report. */
import type { AnyGame, Result } from '@quadrant/kernel';
import { loadGame } from '@quadrant/lab/games';
import {
  CannotPlay,
  dealWith,
  loadUnknownIn,
  readGrid,
  readMeasure,
  runSimulation,
  type Simulation,
  type SimulationRun,
  splitWhos,
} from '@quadrant/lab/simulate';
import { MOST_MOVES, PRESET } from '../bot-options.js';
import { Misuse, STATUS } from '../command.js';
import { JOBS, QUEUE, SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';
import { reason } from '../input.js';
import { makeOpen } from '../named-folder.js';
import type { CommandOptions } from '../options.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress, timeLeft } from '../progress.js';
import type { ReadWords } from '../read-options.js';
import { FORMATS, formatOf } from '../simulate/formats.js';
import { readPreset, readSet } from '../start-of-games.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';

const MOST = 10_000_000;
const OPTIONS = {
  games: {
    kind: 'whole',
    takes: 'N',
    low: 1,
    high: MOST,
    usual: 100,
    help: 'how many games, of each point of the grid',
  },
  bots: { kind: 'text', takes: 'A,B', usually: 'random', help: 'one for each seat' },
  vary: {
    kind: 'text',
    takes: 'NAME=A..B',
    repeatable: true,
    help: 'an option of the game that takes each value in turn; also A..B..STEP, A|B|C, and play.4=… for a place in a list; several of them make a grid',
  },
  preset: PRESET,
  set: { kind: 'text', takes: 'NAME=VALUE', repeatable: true, help: 'an option of the game, for all games' },
  measure: {
    kind: 'text',
    takes: 'WHAT',
    repeatable: true,
    help: "'fact:destroyed kind=Grunt' counts facts, 'view:score seat=1' takes a number of a view at the end",
  },
  seed: SEED,
  jobs: { ...JOBS, help: 'threads; the same bytes whatever their number' },
  queue: QUEUE,
  maxmoves: { ...MOST_MOVES, help: 'a game of so many commands came to no end' },
  report: { kind: 'text', takes: 'DIR', help: 'also write report.html and its numbers there' },
  format: {
    kind: 'choice',
    choices: Object.keys(FORMATS),
    usual: 'table',
    help: 'means over all games, or a line for each game',
  },
} as const satisfies CommandOptions;

export const command = declare({
  name: 'simulate',
  usage: 'quadrant simulate GAME [OPTIONS]',
  about: 'Plays many games by the same bots and tells how they came out.',
  options: OPTIONS,
  notes: 'See docs/lab.md.',
  async run(read) {
    const { simulation, jobs, queue, format, out } = await readAll(read);
    const written = out === undefined ? null : await reportInto(out, simulation);
    const shown = formatOf(format, simulation);
    const progress = new Progress();
    const total = simulation.games * simulation.grid.length;
    const began = performance.now();
    let played = 0;
    print(shown.head());
    try {
      const run: SimulationRun = {
        simulation,
        folder: process.cwd(),
        jobs,
        onChunk(chunk, made) {
          const words = shown.games(chunk.point, made.games);
          if (words !== '') progress.end();
          print(words);
          written?.report.add(chunk, made);
          played += made.games.length;
          progress.show(() => progressLine(played, total, performance.now() - began));
        },
      };
      if (queue === undefined) await runSimulation(run);
      else await (await import('../lab/on-queue.js')).simulateOnQueue(queue, run); // heavy, and seldom needed
    } catch (error) {
      throw error instanceof CannotPlay ? new Misuse(error.message) : error;
    } finally {
      progress.end();
    }
    await written?.write();
    return STATUS.ok;
  },
});

const progressLine = (played: number, total: number, ms: number): string =>
  `${played} of ${total} games, ${((played * 1000) / ms).toFixed(0)} games/s, ${timeLeft(played, total, ms)} left`;

/** What a report is made with is loaded for one only. */
async function reportInto(out: string, simulation: Simulation) {
  const { MOST_IN_REPORT, SimulationReport, writeReport } = await import('@quadrant/lab/bots');
  if (simulation.games * simulation.grid.length > MOST_IN_REPORT)
    throw new Misuse(`--report takes at most ${MOST_IN_REPORT} games`);
  const report = await SimulationReport.of(simulation);
  const into = async (act: () => void | Promise<void>) => {
    try {
      await act();
    } catch (error) {
      throw new Misuse(`cannot write the report into "${out}": ${reason(error)}`);
    }
  };
  await into(() => makeOpen(out)); // known before a million games
  return { report, write: () => into(() => writeReport(out, report.make())) };
}

async function readAll({ values, words }: ReadWords<typeof OPTIONS>) {
  const id = readOnlyGame('simulate', words);
  const { games, seed, jobs, queue, format, report } = values;
  const set = readSet(values.set);
  const grid = sound('--vary', readGrid(values.vary)).map((point) => ({ ...set, ...point }));
  const { game } = await loadGame(id);
  const base = readPreset(id, values.preset);
  const flag = values.vary.length > 0 ? '--vary' : '--set';
  const seats = grid.map((given) =>
    game.seatsOf(sound(flag, dealWith({ seed, base }, game, given, 0)).options),
  );
  if (values.measure.length > 0) await checkMeasures(game, values.measure, Math.max(...seats));
  const texts = splitWhos(values.bots ?? new Array(seats[0]).fill('random').join(','));
  if (seats.some((n) => n !== texts?.length))
    throw new Misuse(`${game.title} needs ${[...new Set(seats)].join(' and ')} of --bots, one for each seat`);
  const simulation: Simulation = {
    host: hostName(),
    game: id,
    base,
    bots: readPlayers(texts!, undefined),
    games,
    grid,
    seed,
    maxMoves: values.maxmoves,
    measures: values.measure,
    watched: report !== undefined,
  };
  return { simulation, jobs, queue, format, out: report };
}

/** `seats`: of the largest table. */
async function checkMeasures(game: AnyGame, texts: readonly string[], seats: number): Promise<void> {
  const { unknownIn } = await loadUnknownIn();
  for (const text of texts) {
    const measure = sound('--measure', readMeasure(text));
    if ((measure.view?.seat ?? 0) >= seats)
      throw new Misuse(`--measure: "${text}" names seat ${measure.view!.seat + 1} of ${seats}`);
    const wrong = unknownIn(measure, game);
    if (wrong !== null)
      throw new Misuse(
        `--measure: ${unknown(`${game.title} has no ${wrong.what}`, wrong.word, wrong.known)}`,
      );
  }
}

function sound<T>(flag: string, result: Result<T>): T {
  if (!result.ok) throw new Misuse(`${flag}: ${result.error.words}`);
  return result.value;
}
