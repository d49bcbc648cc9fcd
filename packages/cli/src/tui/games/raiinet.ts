/** RAIInet in the terminal: two or four people at one keyboard, or one against bots. */
import { randomInt } from 'node:crypto';
import { botsOf, sentenceOf } from '@quadrant/bots';
import { BASE_HAND, DRAW } from '@quadrant/catalogue';
import { ok, type Seat, stream } from '@quadrant/kernel';
import {
  DEFAULT_ORDER,
  dealLinks,
  digest,
  type Fact,
  game,
  narrator,
  type Options,
  type RaiinetCommand,
  type Side,
  say,
} from '@quadrant/raiinet';
import type { TableStart } from '@quadrant/table';
import { namesProgram } from '../bots/programs.js';
import type { GameKit, SetupQuestion, SetupValues } from '../kit.js';
import { Curtain } from '../parts/curtain.js';
import { ink } from '../screen/canvas.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';
import { badAnswer, readSeed, seedQuestion } from './answers.js';
import { Arrange } from './raiinet/arrange.js';
import { screen } from './raiinet/screen.js';

const SETUPS = ['arrange', 'shuffle', 'usual'] as const;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const NOBODY = 'none';
const LEVELS = (await botsOf(game.id)).filter(({ id }) => id !== 'random');

const questions: readonly SetupQuestion[] = [
  {
    name: 'players',
    label: 'Players',
    help: 'two, or four on a board shaped like a plus',
    value: '2',
    choices: ['2', '4'],
  },
  {
    name: 'bot',
    label: 'Opponent',
    help: 'none: people at this keyboard; or the bot that plays all seats but yours, the weakest first; on the command line also a program of yours, as in quadrant match',
    value: NOBODY,
    choices: [NOBODY, ...LEVELS.map(({ id }) => id)],
    free: namesProgram,
    about: {
      [NOBODY]: 'People at this keyboard, one after the other behind a curtain.',
      ...Object.fromEntries(LEVELS.map((bot) => [bot.id, `The computer: ${sentenceOf(bot)}`])),
    },
    screenOnly: true,
  },
  {
    name: 'setup',
    label: 'Links and cards',
    help: 'arrange them unseen, let them be shuffled, or take the usual order',
    value: 'arrange',
    choices: SETUPS,
    screenOnly: true,
  },
  {
    name: 'friendly',
    label: 'Friendly game',
    help: 'yes: undo reaches back over everything, also over what became known',
    value: 'no',
    choices: ['no', 'yes'],
    screenOnly: true,
  },
  {
    name: 'draw',
    label: 'Draw after',
    help: 'so many moves in a row without a download are a draw; empty: never',
    value: String(DRAW),
  },
  { ...seedQuestion(game), screenOnly: true },
  ...SEATS.map((seat) => ({
    name: `link${seat + 1}`,
    label: '',
    help: `the links of player ${seat + 1}: V1D4V3V2D3V4D2D1`,
    value: '',
    unasked: true as const,
  })),
  ...SEATS.map((seat) => ({
    name: `ability${seat + 1}`,
    label: '',
    help: `the cards of player ${seat + 1}: LFDSP`,
    value: '',
    unasked: true as const,
  })),
];

/** The side a seat begins with when it does not arrange one. */
function sideOf(values: SetupValues, seat: Seat, bot: boolean): Side {
  const random = bot || values.setup !== 'usual';
  return {
    links: values[`link${seat + 1}`] || (random ? dealLinks(freshRng()) : DEFAULT_ORDER),
    hand: values[`ability${seat + 1}`] || BASE_HAND,
  };
}

const freshRng = () => stream(randomInt(2 ** 31 - 1), 'setup');

/** One seat after the other arranges its side, each behind a curtain when there are several people. */
function arrangeAll(
  stage: LayerStack,
  start: TableStart,
  seats: readonly Seat[],
  curtained: boolean,
  ready: (start: TableStart) => void,
): Layer {
  const [seat, ...others] = seats;
  const { links, hands, ...rest } = start.options as Options;
  const arrange = new Arrange(seat, { links: links[seat], hand: hands[seat] }, freshRng(), (side) => {
    const options: Options = {
      ...rest,
      links: links.with(seat, side.links),
      hands: hands.with(seat, side.hand),
    };
    const next = { ...start, options };
    if (others.length === 0) ready(next);
    else stage.only(arrangeAll(stage, next, others, curtained, ready));
  });
  return curtained ? new Curtain(`Player ${seat + 1}`, () => stage.only(arrange)) : arrange;
}

export const kit: GameKit = {
  game,
  screen,
  narrator: () => narrator(),
  say: (fact) => say(fact as Fact, spoken.links),
  digest: (facts, seat) => digest(facts, seat, spoken.links),
  deed: ({ name, args: [first, ...target] }: RaiinetCommand) =>
    name === 'move' ? `move ${first} ${target[0]}` : `use card ${first} on ${target.join(' ')}`,
  accent: ink('bright-cyan'),
  questions,
  start(values) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const players = Number(values.players);
    const bots = values.bot === NOBODY ? [] : SEATS.slice(1, players);
    const sides = SEATS.slice(0, players).map((seat) => sideOf(values, seat, bots.includes(seat)));
    const { draw } = values;
    const options = game.readOptions({
      players,
      links: sides.map((side) => side.links),
      hands: sides.map((side) => side.hand),
      draw: draw === '' ? null : Number(draw),
    });
    if (!options.ok) return badAnswer(options.error.words);
    return ok({
      options: options.value,
      seed: seed.value,
      commands: [],
      seats: SEATS.slice(0, players).map((seat) => (bots.includes(seat) ? { bot: values.bot } : {})),
      friendly: values.friendly === 'yes',
    });
  },
  prepare(stage, start, values, ready) {
    if (values.setup !== 'arrange') return null;
    const { players } = start.options as Options;
    const people = SEATS.slice(0, players).filter((seat) => start.seats?.[seat]?.bot === undefined);
    const open = people.filter((seat) => values[`link${seat + 1}`] === '');
    return open.length === 0 ? null : arrangeAll(stage, start, open, people.length > 1, ready);
  },
  plain(values) {
    const given = questions.filter(({ name, unasked }) => unasked && values[name] !== '');
    const draw = values.draw ? ['-draw', values.draw] : [];
    const sides = given.flatMap(({ name }) => [`-${name}`, values[name]]);
    return { words: ['-players', values.players, ...draw, ...sides] };
  },
};
