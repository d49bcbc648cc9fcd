/** Moves per CPU-second of a server, with so many matches at once: ours, and its peers. */
import { percentile, playAll } from './lock-step.mjs';
import { openMatches as openOurs } from './our-matches.mjs';
import { chooser } from './raiinet-table.mjs';
import { inTime, startProcess } from './server-process.mjs';

const WARM = 20_000; // moves: before that the runtime compiles
const ENDLESS = { options: { players: 2, draw: null } };

const SERVERS = {
  ours: {
    file: './ours.mjs',
    open: (address, many) => openOurs([address], many, (n) => [chooser(n), chooser(n)], ENDLESS),
  },
  colyseus: {
    file: './colyseus.mjs',
    open: async (...where) => (await import('./colyseus-matches.mjs')).openMatches(...where),
  },
  boardgame: {
    file: './boardgame.mjs',
    open: async (...where) => (await import('./boardgame-matches.mjs')).openMatches(...where),
  },
};

/** A server with its matches open and warmed up by moves. */
async function openServer(name, many) {
  const { file, open } = SERVERS[name];
  const server = await startProcess(file);
  const opened = { name, server, matches: [], took: [], cpu: 0 };
  try {
    ({ matches: opened.matches } = await inTime(open(server.address, many), `${name} opens no matches`));
    let moves = 0;
    await playAll(
      opened.matches,
      () => moves++,
      () => moves >= WARM,
    );
    return opened;
  } catch (error) {
    close(opened);
    throw error;
  }
}

/** Plays on for so long. */
async function playOn({ server, matches, took, ...opened }, seconds) {
  const before = await server.costs();
  const until = performance.now() + seconds * 1000;
  await playAll(
    matches,
    (ms) => took.push(ms),
    () => performance.now() >= until,
  );
  const { cpu } = await server.costs();
  return { ...opened, server, matches, took, cpu: opened.cpu + cpu - before.cpu };
}

function close({ matches, server }) {
  for (const { seats } of matches) for (const seat of seats) seat.close();
  server.kill();
}

function rateOf({ name, matches, took, cpu }) {
  took.sort((a, b) => a - b);
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)].map((ms) => ms.toFixed(2));
  process.stderr.write(`  ${name}, ${matches.length} matches: p50 ${p50} ms, p99 ${p99} ms\n`);
  return took.length / cpu;
}

const SLICE = 0.5; // seconds

/** Both servers in turns of a moment: how fast a machine is changes from second to second. */
async function ratesOf(peer, many, seconds) {
  let ours = await openServer('ours', many);
  try {
    let theirs = await openServer(peer, many);
    try {
      for (let played = 0; played < seconds; played += SLICE) {
        ours = await playOn(ours, SLICE);
        theirs = await playOn(theirs, SLICE);
      }
      return { ours: rateOf(ours), peer: rateOf(theirs) };
    } finally {
      close(theirs);
    }
  } finally {
    close(ours);
  }
}

const UNIT = 'moves per server CPU-second';
const row = (peer, peerName, many, want) => ({
  name: `server: ${many} ${many === 1 ? 'match' : 'matches'}, ${peer}`,
  unit: UNIT,
  peerName,
  want,
  rates: (seconds) => ratesOf(peer, many, seconds),
});

/** Ours with its log synced on SQLite and its limits lifted; theirs keep nothing. */
export const serverMeasures = [
  row('colyseus', 'Colyseus 0.16', 1, ''),
  row('colyseus', 'Colyseus 0.16', 20, '>= 1.2'),
  row('colyseus', 'Colyseus 0.16', 200, '>= 1.2'),
  row('boardgame', 'boardgame.io 0.50.2', 20, '>= 3'),
  row('boardgame', 'boardgame.io 0.50.2', 200, '>= 3'),
];
