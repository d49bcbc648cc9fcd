/** The same games by `simulate`: `node simulate.mjs GAMES JOBS` says what it did and what all its processes spent, from their start. */
import { runSimulation } from '@quadrant/lab/simulate';
import { spentByChildren } from '../clock.mjs';

const [games, jobs] = process.argv.slice(2).map(Number);
const random = { name: 'random', bot: 'random', command: null, options: {}, clock: null };
let commands = 0;
await runSimulation({
  simulation: {
    host: 'bench',
    game: 'raiinet',
    base: null,
    bots: [random, random],
    games,
    grid: [{}],
    seed: 1,
    maxMoves: 5000,
    measures: [],
    watched: false,
  },
  folder: '/',
  jobs,
  onChunk(_, played) {
    for (const { plies } of played.games) commands += plies;
  },
});
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6 + spentByChildren();
process.stdout.write(JSON.stringify({ games, commands, seconds }));
