/**
 * How well a bot of RAIInet does against others: every deal is played from every seat, links in any order, and as often
 * as not with the hands that everybody begins with. A bot is a name, or NAME:NODES.
 */
import { botsOf } from '../../packages/bots/dist/index.js';
import { dealFor } from '../../packages/bots/dist/raiinet/training.js';
import { game } from '../../packages/games/raiinet/dist/index.js';
import { stream } from '../../packages/kernel/dist/index.js';
import { cellOf, SprtRun, STANDARD_SPRT } from '../../packages/lab/dist/index.js';
import { bar, SEED, UNLIMITED } from './measuring.mjs';

const LONGEST = 5000;
const SHOWN_EVERY = 20;

export const AGAINST = {
  raiinet: { players: 2, sprt: false },
  'raiinet-4': { players: 4, sprt: false }, // first places; the others' seats are all the opponent's
  'raiinet-sprt': { players: 2, sprt: true }, // until [0, 30] is decided
};
const SPRT = { ...STANDARD_SPRT, elo0: 0, elo1: 30 };

async function open(text) {
  const [id, nodes] = text.split(':');
  const maker = (await botsOf(game.id)).find((bot) => bot.id === id);
  if (!maker) throw new Error(`${game.id} has no bot "${id}"`);
  const budget = nodes === undefined ? UNLIMITED : { nodes: Number(nodes), ms: null };
  return { maker, budget, ms: 0, decisions: 0 };
}

async function play(players, bots, number) {
  const own = number % players; // the seat of the first bot
  const options = dealFor(players, stream(SEED, `deal ${Math.floor(number / players)}`));
  const position = game.begin(options, game.defaultSeed);
  const dice = stream(SEED, `game ${number}`);
  const seats = [];
  for (let seat = 0; seat < players; seat++) {
    const bot = bots[seat === own ? 0 : 1];
    const config = {
      seat,
      seats: players,
      options: {},
      seed: dice.below(2 ** 31),
      view: game.view(position, seat),
    };
    seats.push({ bot, player: await bot.maker.make(config) });
  }
  const { signal: stop } = new AbortController();
  const legal = [];
  for (let ply = 0; ply < LONGEST && game.outcome(position) === null; ply++) {
    const seat = game.onMove(position);
    const { bot, player } = seats[seat];
    game.legal(position, seat, legal);
    const view = game.view(position, seat);
    const from = process.cpuUsage();
    const command = await player.think({ view, legal, ply, budget: bot.budget, stop });
    const { user, system } = process.cpuUsage(from);
    bot.ms += (user + system) / 1000;
    bot.decisions++;
    const refusal = game.perform(position, seat, command, null);
    if (refusal) throw new Error(refusal.words);
  }
  const winner = game.outcome(position)?.winner ?? null;
  if (winner === null) return players === 2 ? 0.5 : 0;
  return winner === own ? 1 : 0;
}

/** Plays so many games from this number on, or until the test is sure, and tells what came out. */
export async function measureAgainst({ players, sprt }, id, [from, count], against = 'greedy') {
  const bots = [await open(id), await open(against)];
  const run = new SprtRun(SPRT);
  const points = [];
  const told = () => {
    const share = points.reduce((sum, each) => sum + each, 0) / points.length;
    const [own, other] = bots.map(({ ms, decisions }) => (ms / decisions).toFixed(2));
    return (
      `${points.length} games against ${players === 2 ? '' : 'three times '}${against}: ` +
      `${share.toFixed(4)} ± ${bar(share, points.length).toFixed(4)}, ${own} CPU-ms a decision (${against} ${other})`
    );
  };
  while (points.length < count && !(sprt && run.verdict !== null)) {
    points.push(await play(players, bots, from + points.length));
    const pair = points.length / 2 - 1;
    if (sprt && Number.isInteger(pair)) run.add(pair, cellOf(points.at(-2), points.at(-1)));
    if (points.length % SHOWN_EVERY === 0) process.stderr.write(`${told()}\n`);
  }
  return sprt ? `${told()}; pairs ${run.pentanomial.join(' ')}: ${run.verdict ?? 'undecided'}` : told();
}
