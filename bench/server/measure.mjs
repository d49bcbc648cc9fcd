/** Moves per CPU-second of a server, with so many matches at once: ours, its peers, and several nodes of ours. */
import { TestPostgres } from '@quadrant/testing/postgres';
import { percentile, playAll } from './lock-step.mjs';
import { openMatches as openOurs } from './our-matches.mjs';
import { chooser } from './raiinet-table.mjs';
import { inTime, startProcess } from './server-process.mjs';

const WARM = 20_000; // moves: before that the runtime compiles
const ENDLESS = { options: { players: 2, draw: null } };

const ours = {
  file: './ours.mjs',
  open: (addresses, many) => openOurs(addresses, many, (n) => [chooser(n), chooser(n)], ENDLESS),
};
const SERVERS = {
  ours,
  'one node': { ...ours, shared: true },
  'two nodes': { ...ours, shared: true, nodes: 2 },
  colyseus: {
    file: './colyseus.mjs',
    open: async ([address], many) => (await import('./colyseus-matches.mjs')).openMatches(address, many),
  },
  boardgame: {
    file: './boardgame.mjs',
    open: async ([address], many) => (await import('./boardgame-matches.mjs')).openMatches(address, many),
  },
};

/** A server, of one process or several, with its matches open and warmed up by moves. */
async function openServer(name, many) {
  const { file, open, nodes = 1, shared = false } = SERVERS[name];
  const postgres = shared ? await TestPostgres.open() : null; // each its own: nodes hear all of a database
  if (shared && postgres === null) throw new Error('There is no PostgreSQL here.');
  const env = postgres === null ? {} : { QUADRANT_DATABASE: postgres.url };
  const opened = { name, postgres, processes: [], matches: [], took: [], cpu: 0 };
  try {
    while (opened.processes.length < nodes) opened.processes.push(await startProcess(file, env));
    const addresses = opened.processes.map(({ address }) => address);
    ({ matches: opened.matches } = await inTime(open(addresses, many), `${name} opens no matches`));
    let moves = 0;
    await playAll(
      opened.matches,
      () => moves++,
      () => moves >= WARM,
    );
    return opened;
  } catch (error) {
    await close(opened);
    throw error;
  }
}

/** CPU-seconds of all its processes so far. */
async function costsOf({ processes }) {
  const costs = await Promise.all(processes.map((each) => each.costs()));
  return costs.reduce((sum, { cpu }) => sum + cpu, 0);
}

/** Plays on for so long. */
async function playOn(opened, seconds) {
  const { matches, took } = opened;
  const before = await costsOf(opened);
  const until = performance.now() + seconds * 1000;
  await playAll(
    matches,
    (ms) => took.push(ms),
    () => performance.now() >= until,
  );
  opened.cpu += (await costsOf(opened)) - before;
}

async function close({ matches, processes, postgres }) {
  for (const { seats } of matches) for (const seat of seats) seat.close();
  for (const each of processes) each.kill();
  await postgres?.close();
}

function rateOf({ name, matches, took, cpu }) {
  took.sort((a, b) => a - b);
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)].map((ms) => ms.toFixed(2));
  process.stderr.write(`  ${name}, ${matches.length} matches: p50 ${p50} ms, p99 ${p99} ms\n`);
  return took.length / cpu;
}

const SLICE = 0.5; // seconds
const WAKING = 1; // seconds that do not count: whoever was opened first has slept meanwhile

/** Both servers in turns of a moment: how fast a machine is changes from second to second. */
async function ratesOf(name, peer, many, seconds) {
  const opened = [];
  try {
    for (const each of [name, peer]) opened.push(await openServer(each, many));
    const turns = [...opened];
    for (let played = -WAKING; played < seconds; played += SLICE) {
      if (played === 0) for (const each of opened) Object.assign(each, { took: [], cpu: 0 });
      for (const each of turns) await playOn(each, SLICE);
      turns.reverse();
    }
    const [ours, theirs] = opened.map(rateOf);
    return { ours, peer: theirs };
  } finally {
    for (const each of opened) await close(each);
  }
}

const UNIT = 'moves per server CPU-second';
const row = (peer, peerName, many, want) => ({
  name: `server: ${many} ${many === 1 ? 'match' : 'matches'}, ${peer}`,
  unit: UNIT,
  peerName,
  want,
  rates: (seconds) => ratesOf('ours', peer, many, seconds),
});
/** The seats of each match are at two nodes; CPU-seconds are those of both. */
const nodesRow = (many, want) => ({
  name: `server: ${many} matches, two nodes`,
  unit: 'moves per CPU-second of the nodes',
  peerName: 'one node, on PostgreSQL too',
  want,
  rates: (seconds) => ratesOf('two nodes', 'one node', many, seconds),
});

/** Ours with its log synced on SQLite and its limits lifted; theirs keep nothing. */
export const serverMeasures = [
  row('colyseus', 'Colyseus 0.16', 1, ''),
  row('colyseus', 'Colyseus 0.16', 20, '>= 1.2'),
  row('colyseus', 'Colyseus 0.16', 200, '>= 1.2'),
  row('boardgame', 'boardgame.io 0.50.2', 20, '>= 3'),
  row('boardgame', 'boardgame.io 0.50.2', 200, '>= 3'),
  nodesRow(20, 'a report'),
  nodesRow(60, '>= 0.7'),
  nodesRow(200, '>= 0.7'),
];
