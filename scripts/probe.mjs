/**
 * node scripts/probe.mjs BOT MINUTES GAMES [repeating]: whether a bot of RAIInet can be learnt by heart. Somebody who
 * plays like it, always from the same setup, learns against it for so many minutes of CPU time, and then plays so many
 * games. `repeating` takes the bot's randomness away: its setup and its dice are the same in every game.
 */
import { botsOf } from '../packages/bots/dist/index.js';
import { game } from '../packages/games/raiinet/dist/index.js';
import { stream } from '../packages/kernel/dist/index.js';
import { byHeart, playGame } from '../packages/lab/dist/bots.js';
import { bar, HELD_OUT } from './strength/measuring.mjs';

const SAME_DICE = 1;
const [id, minutes, games, repeating] = process.argv.slice(2);
const frozen = (await botsOf(game.id)).find((bot) => bot.id === id);
if (!frozen || !(Number(minutes) >= 0) || !(Number(games) > 0))
  throw new Error('node scripts/probe.mjs BOT MINUTES GAMES [repeating]');
const probe = byHeart(frozen);
const dice = stream(HELD_OUT, 'probe');
const usual = game.readOptions({ draw: 100, single: true }).value;
const { options: shared, sides } = game.sides.split(usual);

async function play(number) {
  const own = number % 2;
  const seats = [0, 1].map((seat) =>
    seat === own
      ? { maker: probe, name: 'probe', seed: dice.below(2 ** 31), setup: SAME_DICE }
      : { maker: frozen, name: id, seed: repeating ? SAME_DICE : dice.below(2 ** 31) },
  );
  const chosen = seats.map(
    ({ maker, seed, setup = seed }, seat) =>
      maker.side?.({ seat, seats: 2, options: shared, seed: setup }) ?? sides[seat],
  );
  const options = game.readOptions(game.sides.join(shared, chosen)).value;
  const { outcome } = await playGame({ game, options, seed: game.defaultSeed, seats });
  return outcome === null || outcome.winner === null ? 0.5 : Number(outcome.winner === own);
}

const cpu = () => process.cpuUsage().user / 60e6;
const from = cpu();
let learnt = 0;
while (cpu() - from < Number(minutes)) await play(learnt++);
let points = 0;
for (let number = 0; number < Number(games); number++) points += await play(number);
const share = points / Number(games);
console.log(
  `${id}${repeating ? ', repeating itself' : ''}: after ${learnt} games in ${minutes} CPU-minutes the probe makes ` +
    `${share.toFixed(3)} ± ${bar(share, Number(games)).toFixed(3)} in ${games} games`,
);
