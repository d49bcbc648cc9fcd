/** Moves per CPU-second of a server, with so many matches at once: ours, and its peers. */
import { percentile, playAll } from './lock-step.mjs';
import { openMatches as openOurs } from './our-matches.mjs';
import { chooser } from './raiinet-table.mjs';
import { inTime, startProcess } from './server-process.mjs';

const WARM = 6000; // moves: before that the runtime compiles
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

/** Opens all sockets, warms up by moves, then measures for so long. */
async function rateOf(name, many, seconds) {
  const { file, open } = SERVERS[name];
  const server = await startProcess(file);
  let matches = [];
  try {
    ({ matches } = await inTime(open(server.address, many), `${name} opens no matches`));
    let moves = 0;
    await playAll(
      matches,
      () => moves++,
      () => moves >= WARM,
    );
    const before = await server.costs();
    const took = [];
    const until = performance.now() + seconds * 1000;
    await playAll(
      matches,
      (ms) => took.push(ms),
      () => performance.now() >= until,
    );
    const { cpu } = await server.costs();
    took.sort((a, b) => a - b);
    const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)].map((ms) => ms.toFixed(2));
    process.stderr.write(`  ${name}, ${many} matches: p50 ${p50} ms, p99 ${p99} ms\n`);
    return took.length / (cpu - before.cpu);
  } finally {
    for (const { seats } of matches) for (const seat of seats) seat.close();
    server.kill();
  }
}

const UNIT = 'moves per server CPU-second';
const row = (peer, peerName, many, want) => ({
  name: `server: ${many} ${many === 1 ? 'match' : 'matches'}, ${peer}`,
  unit: UNIT,
  peerName,
  want,
  async rates(seconds) {
    return { ours: await rateOf('ours', many, seconds), peer: await rateOf(peer, many, seconds) };
  },
});

/** Ours with its log synced on SQLite and its limits lifted; theirs keep nothing. */
export const serverMeasures = [
  row('colyseus', 'Colyseus 0.16', 1, ''),
  row('colyseus', 'Colyseus 0.16', 20, '>= 1.2'),
  row('colyseus', 'Colyseus 0.16', 200, '>= 1.2'),
  row('boardgame', 'boardgame.io 0.50.2', 20, '>= 3'),
  row('boardgame', 'boardgame.io 0.50.2', 200, '>= 3'),
];
