/** `quadrant match raiinet`: two bots play many games, sides and deals swapped. */
import { type Chooser, dealRaiinet, greedy, match, randomBot } from '@quadrant/bots';
import { game, type RaiinetCommand, type View } from '@quadrant/raiinet';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readNumber } from '../flags.js';
import { print } from '../output.js';
import { Progress } from '../progress.js';
import { unknown } from '../suggest.js';

const BOTS = { greedy, random: randomBot(game.id) as unknown as Chooser<View, RaiinetCommand> };
type BotName = keyof typeof BOTS;
const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export const command: CliCommand = {
  usage: 'quadrant match raiinet [--bots FIRST,SECOND] [--games N] [--seed S]',
  help: `
Lets two bots play RAIInet: every deal twice, with the bots in each other's
seats. 100 moves without a download are a draw.

  --bots A,B        who plays (greedy,random)
  --games N         how many games (1000)
  --seed S          of the deals and the bots' choices (1)

${Object.values(BOTS)
  .map(({ id, words }) => `${id}: ${words}`)
  .join('\n')}`,
  run(words) {
    const { values, words: named } = readFlags('match', words, ['bots', 'games', 'seed']);
    if (named.length !== 1 || named[0] !== 'raiinet')
      throw new Misuse('match needs a game with bots: raiinet');
    const [bots = 'greedy,random'] = values.bots;
    const names = bots.split(',');
    const strange = names.find((name) => !isBot(name));
    if (names.length === 2 && strange !== undefined)
      throw new Misuse(unknown('--bots: there is no bot', strange, Object.keys(BOTS)));
    if (names.length !== 2 || !names.every(isBot)) {
      throw new Misuse(
        `--bots is two of ${Object.keys(BOTS).join(', ')} with a comma between them, not "${bots}"`,
      );
    }
    const games = readNumber('--games', values.games, { low: 1, high: 1_000_000, standard: 1000 });
    const seed = readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: 1 });
    const progress = new Progress();
    const onGame = (played: number) => progress.show(() => `${played} of ${games} games`);
    const result = match(game, [BOTS[names[0]], BOTS[names[1]]], dealRaiinet, { games, seed, onGame });
    progress.end();
    const { wins, losses, draws, rate } = result;
    print(
      `${names[0]} against ${names[1]}: ${wins} won, ${losses} lost, ${draws} drawn of ${games}: ${rate.toFixed(3)}\n`,
    );
    return STATUS.ok;
  },
};
