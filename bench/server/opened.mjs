/** A server of any kind with its matches open, ready to be measured. */
import { TestPostgres } from '@quadrant/testing/postgres';
import { closeAll, percentile, playAll } from './lock-step.mjs';
import { openMatches as openOurs } from './our-matches.mjs';
import { chooser } from './raiinet-table.mjs';
import { bytesFrom } from './received.mjs';
import { cpuOf, inTime, startProcess, weigh } from './server-process.mjs';

const WARM = 20_000; // moves: before that the runtime compiles
const FIRST = 5; // matches: what is loaded with them belongs to no match
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
export async function openServer(name, many, warm = WARM) {
  const { file, open, nodes = 1, shared = false } = SERVERS[name];
  const postgres = shared ? await TestPostgres.open() : null; // each its own: nodes hear all of a database
  if (shared && postgres === null) throw new Error('There is no PostgreSQL here.');
  const env = postgres === null ? {} : { QUADRANT_DATABASE: postgres.url };
  const opened = { postgres, processes: [], matches: [], weight: null, took: [], cpu: 0, bytes: 0 };
  try {
    while (opened.processes.length < nodes) opened.processes.push(await startProcess(file, env));
    const openMany = (count) => inTime(open(addressesOf(opened), count), `${name} opens no matches`);
    const first = await openMany(FIRST);
    const { matches, ...weight } = await weigh(opened.processes, many, openMany);
    Object.assign(opened, { matches, weight });
    closeAll(first);
    let moves = 0;
    await playAll(
      matches,
      () => moves++,
      () => moves >= warm,
    );
    return opened;
  } catch (error) {
    await closeServer(opened);
    throw error;
  }
}

const addressesOf = ({ processes }) => processes.map(({ address }) => address);

/** Plays on until `enough` says so. */
export async function playOn(opened, enough) {
  const { matches, took, processes } = opened;
  const before = { cpu: await cpuOf(processes), bytes: bytesFrom(addressesOf(opened)) };
  await playAll(matches, (ms) => took.push(ms), enough);
  opened.bytes += bytesFrom(addressesOf(opened)) - before.bytes;
  opened.cpu += (await cpuOf(processes)) - before.cpu;
}

/** What was played before counts no longer. */
export const forget = (opened) => Object.assign(opened, { took: [], cpu: 0, bytes: 0 });

export async function closeServer({ matches, processes, postgres }) {
  closeAll(matches);
  for (const each of processes) await each.end();
  await postgres?.close();
}

export const rateOf = ({ took, cpu }) => took.length / cpu;

/** What a move and a match cost beside that. */
export function costsOf({ took, bytes, weight }) {
  const sorted = took.toSorted((a, b) => a - b);
  return {
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    bytesPerMove: bytes / took.length,
    heapKbPerMatch: weight.heap / 1024,
    rssKbPerMatch: weight.rss / 1024,
  };
}
