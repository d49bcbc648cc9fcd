/** npm run load [-- --matches N] [-- --database postgres://…] [-- --nodes N] [-- --flood server|sink]: plays matches to their end, and says what they cost the server. */
import { parseArgs } from 'node:util';
import { flood } from '../bench/server/flood.mjs';
import { percentile, playAll } from '../bench/server/lock-step.mjs';
import { closeAll, openMatches } from '../bench/server/our-matches.mjs';
import { startProcess } from '../bench/server/server-process.mjs';
import { build, install } from './steps.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    database: { type: 'string' },
    nodes: { type: 'string' }, // 2 on a database, if not given
    flood: { type: 'string' }, // one client that floods the server, or a sink beside it
  },
});
const many = Number(values.matches);
install();
build({ quiet: true });
const { stream } = await import('../packages/kernel/dist/index.js');

const env = {
  ...(values.database === undefined ? {} : { QUADRANT_DATABASE: values.database }),
  ...(values.flood === undefined ? {} : { QUADRANT_LIMITS: 'usual' }),
};
const nodes = [];
for (let n = Number(values.nodes ?? (values.database === undefined ? 1 : 2)); n > 0; n--)
  nodes.push(await startProcess('./ours.mjs', env));
const addresses = nodes.map(({ address }) => address);
const sum = async (ask, field) =>
  (await Promise.all(nodes.map(ask))).reduce((all, each) => all + each[field], 0);
const say = (words) => process.stdout.write(`${words}\n`);

const WARM = 240; // matches, some 20,000 moves: before that the runtime compiles, on each node

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
async function playSome(some) {
  const { matches } = await openMatches(addresses, some, forward);
  await playAll(
    matches,
    () => {},
    () => false,
  );
  closeAll(matches);
}
await playSome(5);
const empty = {
  heap: await sum((node) => node.memory(), 'heapUsed'),
  rss: await sum((node) => node.memory(), 'rss'),
};
const { matches, counted } = await openMatches(addresses, many, forward);
const kb = (now, before) => ((now - before) / many / 1024).toFixed(1);
say(
  `${many} matches, two sockets each: heap ${kb(await sum((node) => node.memory(), 'heapUsed'), empty.heap)} KB, RSS ${kb(await sum((node) => node.memory(), 'rss'), empty.rss)} KB a match`,
);

await playSome(WARM);
const stop = values.flood === undefined ? () => {} : await flood(values.flood, addresses[0]);
const before = await sum((node) => node.costs(), 'cpu');
counted.bytes = 0;
const took = [];
const began = performance.now();
const ends = await playAll(
  matches,
  (ms) => took.push(ms),
  () => false,
);
const seconds = (performance.now() - began) / 1000;
const cpu = (await sum((node) => node.costs(), 'cpu')) - before;
took.sort((a, b) => a - b);
say(
  `all ${ends.filter((over) => over?.termination === 'normal').length} were played to the end: ${took.length} moves in ${seconds.toFixed(1)} s`,
);
say(
  `${Math.round(took.length / cpu)} moves per server CPU-second on ${nodes.length} node(s), p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms, ${Math.round(counted.bytes / took.length)} bytes a move`,
);
stop();
closeAll(matches);
for (const node of nodes) await node.end();
