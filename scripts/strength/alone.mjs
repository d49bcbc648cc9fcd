/** How well a bot does in a game that one plays alone (or together). */
import { botsOf } from '../../packages/bots/dist/index.js';
import { NOBODY, stream } from '../../packages/kernel/dist/index.js';
import { bar, SEED, UNLIMITED } from './measuring.mjs';

const MOST_SEEDS = 2 ** 31 - 2;

const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
function wins(ends, words) {
  const won = ends.filter(({ outcome }) => outcome?.result === 'won');
  const share = won.length / ends.length;
  return `wins ${share.toFixed(4)} ± ${bar(share, ends.length).toFixed(4)}, ${words(won)}`;
}
const mirewood = (difficulty, players) => ({
  id: 'mirewood',
  options: { generate: '24x9', difficulty, players, single: true },
  most: 5000,
  tell: (ends) => wins(ends, (won) => `${mean(won.flatMap(({ scores }) => scores)).toFixed(1)} points a win`),
});

export const ALONE = {
  'space-defender-2': {
    id: 'space-defender-2',
    options: { single: true, play: [10, 30, 30, 55, 70, 85, 95] },
    most: 200,
    tell: (ends) => `median score ${median(ends.map(({ scores }) => scores[0]))}`,
  },
  'simodyssey-2': {
    id: 'simodyssey-2',
    options: { single: true },
    most: 100,
    tell: (ends) => wins(ends, (won) => `${mean(won.map(({ turns }) => turns)).toFixed(2)} turns of wins`),
  },
  'mirewood-2': mirewood(2, 1),
  'mirewood-3': mirewood(3, 1),
  'mirewood-2-together': mirewood(2, 2),
  'mirewood-3-together': mirewood(3, 2),
};

async function play(game, maker, { options, most }, seed) {
  const seats = game.seatsOf(game.readOptions(options).value);
  const { options: known } = game.sides?.split(game.readOptions(options).value) ?? { options };
  const config = { seats, options: known, seed: 3 };
  const sides = [];
  for (let seat = 0; game.sides && maker.side && seat < seats; seat++)
    sides.push(await maker.side({ ...config, seat }));
  const given = sides.length > 0 ? game.sides.join(known, sides) : options;
  const position = game.begin(game.readOptions(given).value, seed);
  const players = [];
  for (let seat = 0; seat < seats; seat++)
    players.push(await maker.make({ ...config, seat, seed: 3 + seat, view: game.view(position, seat) }));
  const { signal: stop } = new AbortController();
  const legal = [];
  let ply = 0;
  for (; ply < most && game.onMove(position) !== NOBODY; ply++) {
    const seat = game.onMove(position);
    game.legal(position, seat, legal);
    const view = game.view(position, seat);
    const command = await players[seat].think({ view, legal, ply, budget: UNLIMITED, stop });
    const refusal = game.perform(position, seat, command, null);
    if (refusal) throw new Error(refusal.words);
  }
  return { outcome: game.outcome(position), scores: game.scores(position), turns: ply };
}

/** Plays so many games and tells what came out. */
export async function measureAlone(measure, id, count) {
  const { game } = await import(`../../packages/games/${measure.id}/dist/index.js`);
  const maker = (await botsOf(game.id)).find((bot) => bot.id === id);
  if (!maker) throw new Error(`${game.id} has no bot "${id}"`);
  const seeds = stream(SEED, game.id);
  const ends = [];
  const from = process.cpuUsage();
  while (ends.length < count) ends.push(await play(game, maker, measure, 1 + seeds.below(MOST_SEEDS)));
  const { user, system } = process.cpuUsage(from);
  const turns = ends.reduce((sum, end) => sum + end.turns, 0);
  return (
    `${ends.length} games, ${measure.tell(ends)}, ${(turns / ends.length).toFixed(1)} commands a game, ` +
    `${((user + system) / 1000 / turns).toFixed(2)} CPU-ms a command`
  );
}
