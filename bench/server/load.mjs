/** Plays matches to their end on one server or several nodes, and says what they cost. */
import { Misuse } from '../../packages/cli/dist/command.js';
import { declare } from '../../packages/cli/dist/declare.js';
import { stream } from '../../packages/kernel/dist/index.js';
import { SERVE_OPTIONS } from '../../packages/server/dist/index.js';
import { answerCall } from '../../scripts/answer.mjs';
import { flood } from './flood.mjs';
import { BESIDE_A_FLOOD, conditions, LIFTED } from './lifted.mjs';
import { closeAll, percentile, playAll } from './lock-step.mjs';
import { openMatches } from './our-matches.mjs';
import { bytesFrom } from './received.mjs';
import { cpuOf, NotStarted, startProcess, weigh } from './server-process.mjs';

const WARM = 240; // matches, some 20,000 moves: before that the runtime compiles, on each node
const FIRST = 5; // matches: what is loaded with them belongs to no match
const TWO = 2; // nodes on a database

const command = declare({
  name: 'load',
  usage: 'npm run load [-- OPTIONS]',
  about: `
Plays so many matches of RAIInet at once to their end over real sockets, on a
server with its limits lifted and its log synced, and says what that costs it.`,
  options: {
    matches: { kind: 'whole', takes: 'N', low: 1, high: 10_000, usual: 200, help: 'how many at once' },
    database: {
      ...SERVE_OPTIONS.database,
      help: 'postgres://… in place of SQLite in a folder of its own; the matches stay there',
    },
    nodes: {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: 64,
      usually: `${TWO}`,
      needs: { database: 'given' },
      help: 'how many share the seats',
    },
    flood: {
      kind: 'choice',
      choices: ['server', 'sink'],
      help: 'one client floods the server meanwhile, or something beside it',
    },
  },
  async run({ values: { matches, database, nodes, flood: where }, words }) {
    if (words.length > 0) throw new Misuse(`load takes options only, not "${words[0]}"`);
    const processes = [];
    try {
      await startNodes(processes, nodes ?? (database === undefined ? 1 : TWO), database, where);
      say(conditions(where ? BESIDE_A_FLOOD : LIFTED, database === undefined ? 'SQLite' : 'PostgreSQL'));
      await load(processes, matches, where);
    } finally {
      for (const each of processes) await each.end();
    }
    return 0;
  },
});

const say = (words) => process.stdout.write(`${words}\n`);

async function startNodes(processes, many, database, where) {
  const env = {
    ...(database === undefined ? {} : { QUADRANT_DATABASE: database }),
    ...(where === undefined ? {} : { QUADRANT_LIMITS: 'usual' }),
  };
  try {
    while (processes.length < many) processes.push(await startProcess('./ours.mjs', env));
  } catch (error) {
    throw error instanceof NotStarted ? new Misuse(`no server starts: ${error.message}`) : error;
  }
}

/** Both seats go forward, mostly: a game of some sixty moves. */
const forward = (n) =>
  ['down', 'up'].map((way, seat) => {
    const rng = stream(seat, `match ${n}`);
    return (legal) => {
      const moves = legal.filter((text) => text.startsWith('move'));
      const ahead = moves.filter((text) => text.endsWith(way));
      const some = ahead.length > 0 && rng.below(4) > 0 ? ahead : moves;
      return some[rng.below(some.length)] ?? legal[0];
    };
  });

const toTheEnd = (matches, took = () => {}) => playAll(matches, took, () => false);

async function load(nodes, many, where) {
  const addresses = nodes.map(({ address }) => address);
  const open = (count) => openMatches(addresses, count, forward);
  const playSome = async (count) => {
    const some = await open(count);
    await toTheEnd(some);
    closeAll(some);
  };
  await playSome(FIRST);
  const { matches, heap, rss } = await weigh(nodes, many, open);
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  say(`${many} matches, two sockets each: heap ${kb(heap)}, RSS ${kb(rss)} a match`);

  await playSome(WARM);
  const stop = where === undefined ? () => {} : await flood(where, addresses[0]);
  try {
    await play(nodes, addresses, matches);
  } finally {
    stop();
    closeAll(matches);
  }
}

async function play(nodes, addresses, matches) {
  const before = { cpu: await cpuOf(nodes), bytes: bytesFrom(addresses), ms: performance.now() };
  const took = [];
  const ends = await toTheEnd(matches, (ms) => took.push(ms));
  const seconds = (performance.now() - before.ms) / 1000;
  const bytes = bytesFrom(addresses) - before.bytes;
  const cpu = (await cpuOf(nodes)) - before.cpu;
  took.sort((a, b) => a - b);
  say(
    `all ${ends.filter((over) => over?.termination === 'normal').length} were played to the end: ${took.length} moves in ${seconds.toFixed(1)} s`,
  );
  say(
    `${Math.round(took.length / cpu)} moves per server CPU-second on ${nodes.length} node(s), p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms, ${Math.round(bytes / took.length)} bytes a move`,
  );
}

await answerCall('npm run load', command);
