/** The same games by `simulate`: `node simulate.mjs GAMES JOBS` says what it did and what all its processes spent, from their start. */
import { readFileSync } from 'node:fs';
import { runSimulation } from '@quadrant/lab/bots';

const [games, jobs] = process.argv.slice(2).map(Number);
const random = { name: 'random', bot: 'random', command: null, options: {}, clock: null };
const TICKS = 100; // a second, in what Linux tells of processes
/** CPU-seconds of the processes that were started here and are gone. */
const ofChildren = () => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
};
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
const seconds = (user + system) / 1e6 + ofChildren();
process.stdout.write(JSON.stringify({ games, commands, seconds }));
