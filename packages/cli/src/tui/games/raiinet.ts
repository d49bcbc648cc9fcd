/** RAIInet in the terminal: two or four people at one keyboard, or one against bots. */
import { randomInt } from 'node:crypto';
import { botsOf, sentenceOf } from '@quadrant/bots';
import { setupOf } from '@quadrant/bots/setups';
import { BASE_HAND, DRAW } from '@quadrant/catalogue';
import { DAILY_LEVEL, dailySides } from '@quadrant/catalogue/raiinet-daily';
import { ok, type Seat, stream } from '@quadrant/kernel';
import {
  abilityOf,
  aimIn,
  DEFAULT_ORDER,
  dealLinks,
  digest,
  type Fact,
  game,
  narrator,
  type Options,
  ownDirection,
  type RaiinetCommand,
  reasonIn,
  type Side,
  say,
  tally,
  type View,
} from '@quadrant/raiinet';
import type { TableStart } from '@quadrant/table';
import { namesProgram } from '../bots/programs.js';
import type { GameKit, SetupQuestion, SetupValues } from '../kit.js';
import { Curtain } from '../parts/curtain.js';
import { ink } from '../screen/canvas.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { said, spoken } from '../spoken.js';
import { asked, isClock, readClock, readSeed, seedQuestion } from './answers.js';
import { Arrange } from './raiinet/arrange.js';
import { screen } from './raiinet/screen.js';
import { isDirection } from './raiinet/target.js';

const SETUPS = ['arrange', 'shuffle', 'usual'] as const;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const NOBODY = 'none';
const NO_CLOCK = 'none';
const LEVELS = (await botsOf(game.id)).filter(({ id }) => id !== 'random');

/** From easy to hard: whoever beats one may try the next. */
const LADDER = ['easy', 'medium', 'hard', 'master'];

const questions = (texts = spoken.texts.links): readonly SetupQuestion[] => [
  {
    name: 'players',
    ...asked(texts.questions.players),
    value: '2',
    choices: ['2', '4'],
  },
  {
    name: 'bot',
    ...asked(texts.questions.bot),
    value: NOBODY,
    offered: LADDER[0],
    choices: [NOBODY, ...LEVELS.map(({ id }) => id)],
    free: namesProgram,
    about: {
      [NOBODY]: texts.nobody,
      ...Object.fromEntries(LEVELS.map((bot) => [bot.id, texts.computer(said(sentenceOf(bot)))])),
    },
    screenOnly: true,
  },
  {
    name: 'setup',
    ...asked(texts.questions.setup),
    value: 'arrange',
    offered: 'shuffle',
    choices: SETUPS,
    screenOnly: true,
  },
  {
    name: 'friendly',
    ...asked(texts.questions.friendly),
    value: 'no',
    choices: ['no', 'yes'],
    screenOnly: true,
  },
  {
    name: 'clock',
    ...asked(texts.questions.clock),
    value: NO_CLOCK,
    choices: [NO_CLOCK, '3+2', '5+3', '10+5', '15+10'],
    free: isClock,
    screenOnly: true,
  },
  {
    name: 'draw',
    ...asked(texts.questions.draw),
    value: String(DRAW),
  },
  { ...seedQuestion(game), screenOnly: true },
  ...SEATS.map((seat) => ({
    name: `link${seat + 1}`,
    label: '',
    help: texts.links(seat + 1),
    value: '',
    unasked: true as const,
  })),
  ...SEATS.map((seat) => ({
    name: `ability${seat + 1}`,
    label: '',
    help: texts.cards(seat + 1),
    value: '',
    unasked: true as const,
  })),
];

/** The side a seat begins with when it does not arrange one: a bot with what it knows to be good. */
function sideOf(values: SetupValues, seat: Seat, bot: string | null): Side {
  const usual = bot === null && values.setup === 'usual';
  const own = bot === null ? null : setupOf(bot, Number(values.players), freshRng());
  return {
    links: values[`link${seat + 1}`] || (own?.links ?? (usual ? DEFAULT_ORDER : dealLinks(freshRng()))),
    hand: values[`ability${seat + 1}`] || (own?.hand ?? BASE_HAND),
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
  return curtained ? new Curtain(spoken.shell.player(seat + 1), () => stage.only(arrange)) : arrange;
}

export const kit: GameKit = {
  game,
  screen,
  narrator: () => narrator(),
  say: (fact, reader) => say(fact as Fact, spoken.words.links, reader),
  digest: (facts, seat) => digest(facts, seat, spoken.words.links),
  tally(facts, _, seat) {
    const gains: Readonly<Record<string, string>> = spoken.texts.links.gains;
    return tally(facts, seat).map((each) => ({ ...each, name: gains[each.name] ?? each.name }));
  },
  deed({ name, args: [first, ...target] }: RaiinetCommand, { seat, seats }: View, by) {
    const { moveDeed, cardDeed, cardThenDeed, ownDirections, choices } = spoken.texts.links;
    const way = (word: string) => (isDirection(word) ? ownDirections[ownDirection(seat, word)] : null);
    if (name === 'move') return moveDeed(first, way(target[0]) ?? target[0]);
    const letter = seats[by]?.cards[Number(first) - 1]?.ability ?? null;
    const card = (letter && abilityOf(letter)?.name) ?? first;
    const [link, direction = ''] = target;
    const led = way(direction);
    if (led !== null) return cardThenDeed(card, moveDeed(link, led));
    return cardDeed(card, aimIn(target.map((word) => (choices[word] ? `(${choices[word]})` : word))));
  },
  reason: ({ winner, reason }, reader) =>
    reasonIn(spoken.words.links, reason, winner === reader ? winner : null, reader),
  refusals: () => spoken.words.links.refusals,
  measure: 'chance',
  accent: ink('bright-cyan'),
  questions: () => questions(),
  challenge(seed) {
    const [mine, theirs] = dailySides(seed);
    const sides = { link1: mine.links, ability1: mine.hand, link2: theirs.links, ability2: theirs.hand };
    return { bot: DAILY_LEVEL, setup: 'usual', ...sides };
  },
  next(_, seats) {
    const rung = LADDER.indexOf(seats[1]?.bot ?? '');
    const bot = seats.length === 2 && rung >= 0 ? LADDER[rung + 1] : undefined;
    return bot === undefined ? null : { bot, setup: 'shuffle' };
  },
  start(values) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const players = Number(values.players);
    const bots = values.bot === NOBODY ? [] : SEATS.slice(1, players);
    const sides = SEATS.slice(0, players).map((seat) =>
      sideOf(values, seat, bots.includes(seat) ? values.bot : null),
    );
    const { draw } = values;
    const options = game.readOptions({
      players,
      links: sides.map((side) => side.links),
      hands: sides.map((side) => side.hand),
      draw: draw === '' ? null : Number(draw),
      single: bots.length > 0,
    });
    if (!options.ok) return options;
    return ok({
      options: options.value,
      seed: seed.value,
      commands: [],
      seats: SEATS.slice(0, players).map((seat) => (bots.includes(seat) ? { bot: values.bot } : {})),
      friendly: values.friendly === 'yes',
      clock: readClock(values.clock),
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
    const given = questions().filter(({ name, unasked }) => unasked && values[name] !== '');
    const draw = values.draw ? ['-draw', values.draw] : [];
    const sides = given.flatMap(({ name }) => [`-${name}`, values[name]]);
    return { words: ['-players', values.players, ...draw, ...sides] };
  },
};
