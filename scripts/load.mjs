/** npm run load [-- --matches N] [-- --database postgres://…]: plays matches to their end, and says what they cost the server. */
import { parseArgs } from 'node:util';
import { percentile, play } from '../bench/server/lock-step.mjs';
import { closeAll, openMatches } from '../bench/server/our-matches.mjs';
import { startProcess } from '../bench/server/server-process.mjs';
import { build, install } from './steps.mjs';

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '200' }, database: { type: 'string' } },
});
const many = Number(values.matches);
install();
build({ quiet: true });
const { stream } = await import('../packages/kernel/dist/index.js');

const env = values.database === undefined ? {} : { QUADRANT_DATABASE: values.database };
const nodes = [await startProcess('./ours.mjs', env)];
if (values.database !== undefined) nodes.push(await startProcess('./ours.mjs', env));
const addresses = nodes.map(({ address }) => address);
const sum = async (ask, field) =>
  (await Promise.all(nodes.map(ask))).reduce((all, each) => all + each[field], 0);
const say = (words) => process.stdout.write(`${words}\n`);

/** Both seats play any move. */
const atRandom = (n) => {
  const rng = stream(1, `match ${n}`);
  const choose = (legal) => {
    const moves = legal.filter((text) => text.startsWith('move'));
    return moves[rng.below(moves.length)] ?? legal[0];
  };
  return [choose, choose];
};
const warm = await openMatches(addresses, 5, atRandom);
await Promise.all(
  warm.matches.map((match) =>
    play(
      match,
      () => {},
      () => false,
    ),
  ),
);
closeAll(warm.matches);
const empty = {
  heap: await sum((node) => node.memory(), 'heapUsed'),
  rss: await sum((node) => node.memory(), 'rss'),
};
const { matches, counted } = await openMatches(addresses, many, atRandom);
const kb = (now, before) => ((now - before) / many / 1024).toFixed(1);
say(
  `${many} matches, two sockets each: heap ${kb(await sum((node) => node.memory(), 'heapUsed'), empty.heap)} KB, RSS ${kb(await sum((node) => node.memory(), 'rss'), empty.rss)} KB a match`,
);

const before = await sum((node) => node.costs(), 'cpu');
counted.bytes = 0;
const took = [];
const began = performance.now();
const ends = await Promise.all(
  matches.map((match) =>
    play(
      match,
      (ms) => took.push(ms),
      () => false,
    ),
  ),
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
closeAll(matches);
for (const node of nodes) await node.end();
