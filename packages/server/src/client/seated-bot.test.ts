/** A bot at its seat elsewhere: what is news to it, and what is not. */
import type { AnyBotMaker } from '@quadrant/bots';
import type { FromServer } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { GAMES } from '../games.js';
import { SeatedBot } from './seated-bot.js';

type State = Extract<FromServer, { t: 'state' }>;
type Event = Extract<FromServer, { t: 'event' }>;

const { game } = GAMES.get('raiinet')!;
const NOW = 1_000_000;
const LEGAL = ['move a down', 'move b down'];
const state: State = {
  t: 'state',
  match: 'm',
  v: 4,
  game: 'raiinet',
  version: 1,
  options: {},
  state: 'running',
  seat: 0,
  ply: 2,
  onMove: 0,
  view: {},
  legal: LEGAL,
  clock: null,
  facts: [],
  players: [],
  offers: [],
  over: null,
  proof: null,
};
const event = (v: number, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  t: 'event',
  match: 'm',
  v,
  kind,
  ply: 2,
  onMove: 0,
  facts: [],
  ...more,
});

/** A bot that thinks for good; tells at which plies it was asked, and how often it was interrupted. */
async function seated() {
  const asked: number[] = [];
  const clocks: unknown[] = [];
  const news: unknown[] = [];
  const ends: unknown[] = [];
  let stops = 0;
  const maker: AnyBotMaker = {
    id: 'mine',
    game: game.id,
    words: '',
    rating: null,
    options: [],
    make(config) {
      news.push(config.clock);
      return {
        hear() {},
        think({ ply, stop, clock }) {
          asked.push(ply);
          clocks.push(clock?.left);
          stop.addEventListener('abort', () => stops++);
          return new Promise(() => {});
        },
        over: ({ view: _, ...end }) => ends.push(end),
      };
    },
  };
  const bot = new SeatedBot(
    game,
    maker,
    1,
    { base: 60_000, inc: 500 },
    () => {},
    () => NOW,
  );
  const tell = async (message: State | Event) => {
    if (message.t === 'state') bot.begin(message);
    else bot.take(message);
    await new Promise((done) => setImmediate(done));
    return { asked: [...asked], stops };
  };
  return { tell, begun: await tell(state), clocks, news, ends };
}

it('is asked once for a turn, whatever else happens meanwhile', async () => {
  const { tell, begun } = await seated();
  expect(begun).toEqual({ asked: [2], stops: 0 });
  expect(await tell(state)).toEqual(begun); // the connection came back
  expect(await tell(event(5, 'offered', { offer: 'draw', legal: LEGAL }))).toEqual(begun);
  expect(await tell(event(6, 'declined', { legal: LEGAL }))).toEqual(begun);
});

it('is asked anew when the board has changed under it', async () => {
  const { tell } = await seated();
  expect(await tell(event(5, 'withdrawn', { legal: LEGAL }))).toEqual({ asked: [2, 2], stops: 1 });
  expect(await tell(event(6, 'played', { ply: 4, legal: LEGAL }))).toEqual({ asked: [2, 2, 4], stops: 2 });
});

it('is asked when it is known what is legal, at the end of what it missed', async () => {
  const { tell } = await seated();
  expect(await tell(event(5, 'played', { ply: 4 }))).toEqual({ asked: [2], stops: 1 });
  expect(await tell(event(6, 'offered', { ply: 4, legal: LEGAL }))).toEqual({ asked: [2, 4], stops: 1 });
});

it('is told what is left now, however long ago it was its turn', async () => {
  const { tell, clocks } = await seated();
  const clock = { left: [60_000, 50_000], inc: [0, 0], running: 0, at: NOW - 20_000 };
  await tell(event(5, 'played', { ply: 4, legal: LEGAL, clock }));
  expect(clocks).toEqual([undefined, [40_000, 50_000]]);
});

it('begins anew after a takeback: with the clock of the match, and scores as they are', async () => {
  const { tell, news, ends } = await seated();
  const options = game.readOptions({});
  if (!options.ok) throw new Error(options.error.words);
  const view = game.view(game.begin(options.value, 1), 0);
  const clock = { left: [41_000, 50_000], inc: [500, 500], running: 0, at: NOW };
  await tell(event(5, 'taken-back', { ply: 3, legal: LEGAL, clock, view }));
  expect(news).toEqual([
    { base: 60_000, inc: 500 },
    { base: 60_000, inc: 500 },
  ]);
  expect(ends).toEqual([
    { result: null, winner: null, scores: [0, 0], reason: '', termination: 'interrupted' },
  ]);
});

const drawn = { result: 'draw', winner: null } as const;
const won = { result: 'won', winner: 0 } as const;
const none = { result: null, winner: null } as const;
it.each([
  ['agreed', drawn, 'normal', drawn],
  ['claimed', won, 'timeout', won],
  ['aborted', none, 'interrupted', none],
  ['interrupted', drawn, 'interrupted', none],
  ['resigned', won, 'resigned', won],
] as const)('is told that a game was %s: %j as %s', async (termination, come, told, result) => {
  const { tell, ends } = await seated();
  const end = { scores: [2, 1], reason: 'because' };
  await tell(event(5, 'withdrawn', { state: 'over', over: { ...come, ...end, termination } }));
  expect(ends).toEqual([{ ...result, ...end, termination: told }]);
});
