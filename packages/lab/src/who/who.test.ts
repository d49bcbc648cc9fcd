import { fileURLToPath } from 'node:url';
import { randomBot } from '@quadrant/bots';
import type { AnyGame } from '@quadrant/kernel';
import { game as raiinet } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import type { Patience } from '../host/patience.js';
import { readSingle } from '../play/deals.js';
import { playGame, type Seated } from '../play/play-game.js';
import { openWho } from './open-who.js';
import { readWho, splitWhos } from './who.js';

const plain = { options: {}, clock: null };
const read = (text: string) => {
  const who = readWho(text);
  return who.ok ? who.value : who.error.words;
};

test.each([
  ['greedy,random', ['greedy', 'random']],
  [`cmd:./a 'b, c' "d",random`, [`cmd:./a 'b, c' "d"`, 'random']],
  [`'name=a,nodes=5',"bot=hard"`, ['name=a,nodes=5', 'bot=hard']],
  [`cmd:./it's,random`, null],
])('several in one list: %s', (text, whos) => expect(splitWhos(text)).toEqual(whos));

describe('who plays', () => {
  test.each([
    ['greedy', { ...plain, name: 'greedy', bot: 'greedy', command: null }],
    [
      'cmd:./mine --fast, really',
      { ...plain, name: './mine --fast, really', bot: null, command: './mine --fast, really' },
    ],
    [
      "name=a,cmd='./a --x 1,2',option.iterations=500,option.net=best,nodes=2000",
      {
        name: 'a',
        bot: null,
        command: './a --x 1,2',
        options: { iterations: '500', net: 'best' },
        clock: { nodes: 2000 },
      },
    ],
    [
      'name=greedy,move=1s',
      { ...plain, name: 'greedy', bot: 'greedy', command: null, clock: { move: 1000 } },
    ],
    [
      'hard,option.worlds=300',
      { ...plain, name: 'hard', bot: 'hard', command: null, options: { worlds: '300' } },
    ],
    ['mine,cmd=./mine', { ...plain, name: 'mine', bot: null, command: './mine' }],
    [
      'bot=greedy,name=g2,move=250ms',
      { ...plain, name: 'g2', bot: 'greedy', command: null, clock: { move: 250 } },
    ],
    [
      'cmd="./a b",clock=60+0.6',
      { ...plain, name: './a b', bot: null, command: './a b', clock: { base: 60000, inc: 600 } },
    ],
  ])('%s', (text, who) => expect(read(text)).toEqual(who));

  test.each([
    ['cmd:', 'there is no command after "cmd:"'],
    ["name=a,cmd='./a", 'a quote is left open'],
    ['name=a,fast', '"fast" is not of the form NAME=VALUE'],
    ['name=a,speed=3', '"speed" is none of name, bot, cmd'],
    ['name=a,name=b', '"name" is given twice'],
    ['greedy,random', '"random" is not of the form NAME=VALUE'],
    [',nodes=5', '"" is not of the form NAME=VALUE'],
    ['./mine quick', '"./mine quick" is not of the form NAME=VALUE'],
    ['option.x=3', 'it needs a name of a bot'],
    ['bot=a,cmd=b', 'not both'],
    ['name=a,nodes=5,move=1s', 'nodes and move cannot be given together'],
    ['name=a,nodes=0', 'nodes=0 is not of the form nodes=2000'],
    ['name=a,move=1', 'move=1 is not of the form move=1s'],
    ['name=a,clock=x', 'clock=x is not of the form clock=60+0.6'],
    ['', 'is not of the form NAME=VALUE'],
  ])('%s is refused', (text, words) => expect(read(text)).toContain(words));
});

describe('made ready', () => {
  const BOT = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));
  const game: AnyGame = raiinet;
  const where = { folder: '/', host: 'quadrant test', patience: { hello: 60_000, answer: 60_000 } };
  const open = async (text: string) => {
    const who = readWho(text);
    if (!who.ok) throw new Error(who.error.words);
    const bot = await openWho(who.value, game, where);
    return bot.ok ? bot.value : bot.error.words;
  };
  const program = (behaviour: string, more = '') =>
    open(`name=p,cmd='"${process.execPath}" "${BOT}" ${behaviour}'${more}`);

  test('mistakes are told in words', async () => {
    expect(await open('gredy')).toContain('RAIInet has no bot "gredy"; known are random, ');
    expect(await open('name=greedy,option.x=1')).toBe('greedy has no option "x"; it has: none');
    expect(await open('cmd:/no/such/program')).toContain('there is no such program');
    expect(await program('talkative', ',option.depth=99')).toBe('the option depth of p is above 9');
    expect(await program('talkative', ',option.width=1')).toBe('p has no option "width"; it has: depth');
    expect(await program('bad-hello')).toContain('not sound');
  });

  test('a program that crashes is started anew for the next game', async () => {
    const bot = await program('crash-later', ',nodes=50');
    if (typeof bot === 'string') throw new Error(bot);
    const options = game.readOptions({ players: 2, draw: 20 });
    if (!options.ok) throw new Error(options.error.words);
    const seats = [
      { ...bot, seed: 1 },
      { ...bot, name: 'q', seed: 2 },
    ];
    for (let i = 0; i < 2; i++) {
      const { termination, entries } = await playGame({ game, options: options.value, seed: 1, seats });
      expect(termination).toBe('crashed');
      expect(entries.filter((entry) => 'command' in entry)).toHaveLength(2); // its third turn is its last
    }
    await bot.close();
  });

  test('a program that ends after each game is started anew, whether its end was seen in time or not', async () => {
    const bot = await program('for-one-game', ',nodes=50');
    if (typeof bot === 'string') throw new Error(bot);
    const random = { maker: randomBot(game.id), name: 'random', seed: 2 };
    for (let i = 0; i < 3; i++) expect((await play([{ ...bot, seed: 1 }, random])).faults).toEqual([]);
    await bot.close();
  });

  const failing = async (behaviour: string, patience: Partial<Patience>) => {
    const who = readWho(`name=p,cmd='"${process.execPath}" "${BOT}" ${behaviour}'`);
    if (!who.ok) throw new Error(who.error.words);
    const mine = { ...where, patience: { ...where.patience, ...patience }, mayFail: true };
    const bot = await openWho(who.value, game, mine);
    if (!bot.ok) throw new Error(bot.error.words);
    return bot.value;
  };
  const play = (seats: readonly Seated[]) => {
    const options = readSingle(game);
    if (!options.ok) throw new Error(options.error.words);
    return playGame({ game, options: options.value, seed: 1, seats });
  };

  test('one that never listens again is ended, and started anew for the next game', async () => {
    const bot = await failing('stuck', { answer: 5000, think: 100, stop: 100 });
    for (let i = 0; i < 2; i++) {
      const random = { maker: randomBot(game.id), name: 'random', seed: 2 };
      const { faults } = await play([{ ...bot, seed: 1 }, random]);
      expect(faults).toMatchObject([{ termination: 'timeout', words: 'gave no move within 200 ms' }]);
    }
    await bot.close();
  });

  test.each([
    ['silent', 'stalled', 'no hello', 500],
    ['exit-at-once', 'crashed', 'status 4', 60_000],
  ] as const)('%s loses its games where that may be', async (behaviour, termination, words, hello) => {
    const bot = await failing(behaviour, { hello });
    const { faults, entries } = await play([1, 2].map((seed) => ({ ...bot, seed })));
    const lost = { termination, words: expect.stringContaining(words) };
    expect(faults).toMatchObject([lost, lost]); // at both seats
    expect(entries).toEqual([{ seat: 0, table: 'ended', termination }]); // the first ends the game
  });
});
