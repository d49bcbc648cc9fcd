/** Moves per CPU-second of a server, with so many matches at once: ours, its peers, and several nodes of ours. */
import { conditions, LIFTED } from './lifted.mjs';
import { closeServer, costsOf, forget, openServer, playOn, rateOf } from './opened.mjs';

const SLICE = 0.5; // seconds
const WAKING = 1; // seconds that do not count: whoever was opened first has slept meanwhile

/** Both servers in turns of a moment: how fast a machine is changes from second to second. */
async function ratesOf(name, peer, many, seconds) {
  const opened = [];
  try {
    for (const each of [name, peer]) opened.push(await openServer(each, many));
    const turns = [...opened];
    for (let played = -WAKING; played < seconds; played += SLICE) {
      if (played === 0) opened.forEach(forget);
      for (const each of turns) {
        const until = performance.now() + SLICE * 1000;
        await playOn(each, () => performance.now() >= until);
      }
      turns.reverse();
    }
    const [ours, theirs] = opened.map(rateOf);
    const [ourCosts, theirCosts] = opened.map(costsOf);
    return { ours, peer: theirs, costs: { ours: ourCosts, peer: theirCosts } };
  } finally {
    for (const each of opened) await closeServer(each);
  }
}

const UNIT = 'moves per server CPU-second';
const row = (peer, peerName, many, want) => ({
  name: `server: ${many} ${many === 1 ? 'match' : 'matches'}, ${peer}`,
  unit: UNIT,
  peerName,
  want,
  note: `ours: ${conditions(LIFTED, 'SQLite')}; Colyseus and boardgame.io keep nothing`,
  rates: (seconds) => ratesOf('ours', peer, many, seconds),
});
/** The seats of each match are at two nodes; CPU-seconds are those of both. */
const nodesRow = (many, want) => ({
  name: `server: ${many} matches, two nodes`,
  unit: 'moves per CPU-second of the nodes',
  peerName: 'one node, on PostgreSQL too',
  want,
  note: `two nodes and one: ${conditions(LIFTED, 'PostgreSQL')}`,
  rates: (seconds) => ratesOf('two nodes', 'one node', many, seconds),
});

const REPORT = 'a report';

/** Ours with its log synced on SQLite and its limits lifted; theirs keep nothing. */
export const serverMeasures = [
  row('colyseus', 'Colyseus 0.16', 1, REPORT),
  row('colyseus', 'Colyseus 0.16', 20, '>= 1.2'),
  row('colyseus', 'Colyseus 0.16', 200, '>= 1.2'),
  row('boardgame', 'boardgame.io 0.50.2', 1, REPORT),
  row('boardgame', 'boardgame.io 0.50.2', 20, '>= 3'),
  row('boardgame', 'boardgame.io 0.50.2', 200, '>= 3'),
  nodesRow(20, REPORT),
  nodesRow(60, '>= 0.7'),
  nodesRow(200, '>= 0.7'),
];
