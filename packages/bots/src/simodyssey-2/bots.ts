/** The bots that play SimOdyssey 2, the weakest first. */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type Position, type SimCommand, type View } from '@quadrant/simodyssey-2';
import type { AnyBotMaker, BotMaker, BotTurn } from '../bot.js';
import { bestOf, tryAll } from '../search/flat.js';
import { script as scriptOf } from './script.js';

const PASS = game.grammar.intern('pass');

/** What the script says in one of the worlds that may be; in the true one a planet may not have attached yet. */
function usual(draw: (rng: Rng) => Position, { legal }: BotTurn<View, SimCommand>, rng: Rng): SimCommand {
  const command = scriptOf(draw(rng));
  return legal.includes(command) ? command : PASS;
}

const script: BotMaker<View, SimCommand> = {
  id: 'script',
  game: game.id,
  words: 'Flies from yellow dwarf to yellow dwarf and lands wherever there may be life.',
  rating: 710,
  options: [],
  make({ seed }) {
    const rng = stream(seed, 'script');
    return { hear() {}, think: (turn) => usual(game.resampler!(turn.view), turn, rng) };
  },
};

/** Deaths in the next few turns are what looking ahead can prevent; where life is, no play-out knows. */
const PLAYOUT = {
  worlds: 40,
  plies: 3,
  policy: scriptOf,
  value: ({ result }: Position) => (result === 'lost' ? 0 : 1),
};
const MARGIN = 0.04;
/** Who gives the mission up or only asks dies of nothing, and finds nothing. */
const GIVING_UP = new Set(['abort', 'status', 'toggle_RNG_out']);
const DANGERS = 'AM';

const isDangerous = ({ entities }: View): boolean => entities.some(({ letter }) => DANGERS.includes(letter));

const house: BotMaker<View, SimCommand> = {
  id: 'house',
  game: game.id,
  words: 'Flies as the script does, and looks before every turn at what might kill it.',
  rating: 720,
  options: [],
  make({ seed }) {
    const rng = stream(seed, 'house');
    return {
      hear() {},
      think(turn) {
        const draw = game.resampler!(turn.view);
        if (!isDangerous(turn.view)) return usual(draw, turn, rng);
        const ways = turn.legal.filter(({ name }) => !GIVING_UP.has(name));
        const { tried, nodes } = tryAll(game, draw, ways, PLAYOUT, rng, turn);
        const { command, value } = bestOf(tried, usual(draw, turn, rng), MARGIN);
        turn.info?.({ score: value, nodes, pv: [command], policy: [] });
        return command;
      },
    };
  },
};

export const bots: readonly AnyBotMaker[] = [script, house];
