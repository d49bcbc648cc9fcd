/** The lab: what running many games costs beside the bare loop over the rules, and on two threads. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openWho, playPair } from '@quadrant/lab/bots';
import { game } from '@quadrant/raiinet';
import { compare } from './clock.mjs';
import { chess } from './peers.mjs';
import { bareGames } from './programs/bare-games.mjs';

const pathOf = (name) => fileURLToPath(new URL(`programs/${name}`, import.meta.url));
const GAMES_A_SECOND = 8000; // roughly, to choose how many are played

/** Work per CPU-second of a program that says what it did: all its processes count, from their start. */
async function said(name, ...words) {
  const child = spawn(process.execPath, [pathOf(name), ...words.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (bytes) => {
    text += bytes;
  });
  await once(child, 'close');
  return JSON.parse(text);
}
const rateOf = (all) =>
  all.reduce((sum, { commands }) => sum + commands, 0) / all.reduce((sum, { seconds }) => sum + seconds, 0);

const ROUNDS = 3;
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

async function inTurns(ours, peer) {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: rateOf(await ours()), peer: rateOf(await peer()) });
  return { ours: median(rounds.map((r) => r.ours)), peer: median(rounds.map((r) => r.peer)) };
}
/** A round takes so long: starting a process must not be what is measured. */
const gamesFor = (seconds) => Math.max(500, Math.round(seconds * GAMES_A_SECOND));
const row = { unit: 'commands per CPU-second' };

export const lab = () => [
  {
    ...row,
    name: 'lab: simulate raiinet, random, one thread',
    peerName: 'the bare loop',
    want: '>= 0.85',
    rates: (seconds) =>
      inTurns(
        async () => [await said('simulate.mjs', gamesFor(seconds), 1)],
        async () => [await said('bare-games.mjs', gamesFor(seconds))],
      ),
  },
  {
    ...row,
    name: 'lab: simulate raiinet, random, two threads',
    peerName: 'two bare loops in two processes',
    want: '>= 0.9',
    rates: (seconds) =>
      inTurns(
        async () => [await said('simulate.mjs', 2 * gamesFor(seconds), 2)],
        () => Promise.all([1, 2].map(() => said('bare-games.mjs', gamesFor(seconds)))),
      ),
  },
  {
    ...row,
    name: 'lab: simulate raiinet beside chess',
    peerName: 'chessops, moves',
    want: '>= 5',
    rates: async (seconds) => ({
      ours: rateOf([await said('simulate.mjs', gamesFor(seconds), 1)]),
      peer: compare(chess(), chess(), seconds / 2).peer,
    }),
  },
  {
    name: 'lab: pairs with views, clocks and a log',
    unit: 'games per CPU-second',
    peerName: 'the bare loop, games',
    want: '',
    rates: async (seconds) => {
      const who = { name: 'random', bot: 'random', command: null, options: {}, clock: null };
      const open = await openWho(who, game, { folder: '/', host: 'bench' });
      if (!open.ok) throw new Error(open.error.words);
      const bots = [open.value, { ...open.value, name: 'random (2)' }];
      const start = process.cpuUsage();
      const spent = () => {
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1e6;
      };
      let games = 0;
      for (let pair = 0; spent() < seconds / 2; pair++, games += 2)
        await playPair({ game, bots, seed: 1 }, pair);
      const ours = games / spent();
      const { games: played, seconds: bare } = bareGames(gamesFor(seconds));
      return { ours, peer: played / bare };
    },
  },
];
