/** A bot at a server elsewhere, asked to take back and to agree. */
import { type AnyBotMaker, type Forfeit, isForfeit, randomBot } from '@quadrant/bots';
import { expect, it } from 'vitest';
import { GAMES } from '../games.js';
import { Client, call, guest, newId } from '../testing/client.js';
import { testServer } from '../testing/folder.js';
import { act } from '../testing/two.js';
import { playOnline } from './online-bot.js';

const { game } = GAMES.get('raiinet')!;

/** Plays any command, and writes down how its games begin and end. */
function heardBy(heard: string[]): AnyBotMaker {
  const random = randomBot(game.id);
  return {
    ...random,
    async make(config) {
      heard.push('new');
      const player = await random.make(config);
      if (isForfeit(player)) return player;
      return {
        deaf: true,
        hear() {},
        think: (turn) => player.think(turn),
        over: ({ termination }) => heard.push(termination),
      };
    },
  };
}

const lost: Forfeit = { termination: 'crashed', words: 'it ended with status 3' };

async function against(friendly: boolean) {
  const { address } = await testServer();
  const [ann, owner] = [await guest(address, 'Ann'), await guest(address, 'Owner')];
  const bot = await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } });
  const body = { game: 'raiinet', seats: ['me', 'open'], friendly };
  const made = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  const heard: string[] = [];
  const { token } = bot.body;
  const online = { address, token, game, maker: heardBy(heard), join: made.invite, games: 1, say() {} };
  const ended = playOnline(online);
  const a = await new Client(address).hello(ann.token);
  await a.watch(made.match);
  await a.until(() => a.last(made.match).state === 'running');
  const { legal, ply } = a.last(made.match);
  const id = newId();
  a.say({ t: 'give', match: made.match, id, ply, command: legal[0] });
  await a.until(() => a.last(made.match).ply > 1 && a.last(made.match).onMove === 0);
  return { a, match: made.match as string, heard, ended };
}

it('takes back among friends: its game is broken off, and begins anew', async () => {
  const { a, match, heard, ended } = await against(true);
  expect(await act(a, match, { act: 'offer', offer: 'takeback' })).toBe('ok');
  await a.get('event', ({ kind }) => kind === 'taken-back');
  await a.until(() => a.last(match).onMove === 0 && a.last(match).legal.length > 0);
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  await ended;
  expect(heard).toEqual(['new', 'interrupted', 'new', 'normal']); // bots know no ending by agreement
});

it('is asked for a side of the match that it joins, of its rematch and of what it makes itself', async () => {
  const { address } = await testServer();
  const [ann, owner] = [await guest(address, 'Ann'), await guest(address, 'Owner')];
  const { token } = (await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } }))
    .body;
  const body = {
    game: 'raiinet',
    options: { players: 4, draw: 7 },
    seats: ['me', 'bot:random', 'open', 'bot:random'],
  };
  const made = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  const asked: object[] = [];
  const maker: AnyBotMaker = {
    ...randomBot(game.id),
    side({ seat, seats, options }) {
      asked.push({ seat, seats, options });
      return { links: 'V1V2V3V4D1D2D3D4', hand: 'LLFFD' };
    },
  };
  const online = { address, token, game, maker, say() {} };
  const joined = playOnline({ ...online, join: made.invite, games: 2 });
  const a = await new Client(address).hello(ann.token);
  await a.watch(made.match);
  await a.until(() => a.last(made.match).state === 'running');
  expect(await act(a, made.match, { act: 'abort' })).toBe('ok');
  expect(await act(a, made.match, { act: 'offer', offer: 'rematch' })).toBe('ok');
  const { next } = await a.get('event', ({ kind }) => kind === 'rematch');
  await call(address, 'POST', `/api/matches/${next}/join`, { token: ann.token, body: {} });
  await a.watch(next!);
  await a.until(() => a.last(next!).state === 'running');
  expect(await act(a, next!, { act: 'abort' })).toBe('ok');
  await joined;
  const { record } = (await call(address, 'GET', `/api/matches/${next}/record`)).body;
  expect(record.sides[1]).toEqual({ links: 'V1V2V3V4D1D2D3D4', hand: 'LLFFD' });
  const four = { seats: 4, options: { players: 4, draw: 7, single: true } };
  expect(asked).toEqual([
    { seat: 2, ...four },
    { seat: 1, ...four },
  ]);

  const said: string[] = [];
  const waits = playOnline({ ...online, join: null, games: 1, say: (words) => said.push(words) });
  while (said.length === 0) await new Promise((soon) => setTimeout(soon, 10));
  expect(asked[2]).toEqual({ seat: 0, seats: 2, options: { players: 2, draw: 100, single: true } });
  const match = /\/m\/(\w+)/.exec(said[0])![1];
  await call(address, 'POST', `/api/matches/${match}/join`, { token: ann.token, body: {} });
  await a.watch(match);
  expect(await act(a, match, { act: 'abort' })).toBe('ok');
  await waits;
});

it('is dealt a side where it wants one that the rules do not take, or the game has none', async () => {
  const side = { links: 'V1V1V1V1D1D2D3D4', hand: 'LFDSP' };
  const { address } = await testServer();
  const [ann, owner] = [await guest(address, 'Ann'), await guest(address, 'Owner')];
  const { token } = (await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } }))
    .body;
  const made = (
    await call(address, 'POST', '/api/matches', {
      token: ann.token,
      body: { game: 'raiinet', seats: ['me', 'open'] },
    })
  ).body;
  const maker: AnyBotMaker = { ...randomBot(game.id), side: () => side };
  const ended = playOnline({ address, token, game, maker, join: made.invite, games: 1, say() {} });
  const a = await new Client(address).hello(ann.token);
  await a.watch(made.match);
  await a.until(() => a.last(made.match).state === 'running');
  expect(await act(a, made.match, { act: 'resign' })).toBe('ok');
  await ended;
  expect((await saidAlone({ side: () => side }))[0]).toMatch(/^plays \S+ alone$/);
});

it('takes nothing back and agrees to nothing otherwise', async () => {
  const { a, match, heard, ended } = await against(false);
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  await a.get('event', ({ kind }) => kind === 'declined');
  expect(await act(a, match, { act: 'resign' })).toBe('ok');
  await ended;
  expect(heard).toEqual(['new', 'resigned']);
});

it('does not sit down at another game', async () => {
  const { address } = await testServer();
  const owner = await guest(address, 'Owner');
  const { token } = (await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } }))
    .body;
  const body = { game: 'mirewood', options: { generate: '12x7', players: 2 }, seats: ['me', 'open'] };
  const made = (await call(address, 'POST', '/api/matches', { token: owner.token, body })).body;
  const online = { address, token, game, maker: heardBy([]), join: made.invite, games: 1, say() {} };
  await expect(playOnline(online)).rejects.toThrow(/is a match of mirewood/);
});

/** What a bot says that plays one game alone. */
async function saidAlone(change: Partial<AnyBotMaker>): Promise<string[]> {
  const { address } = await testServer();
  const owner = await guest(address, 'Owner');
  const bot = await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } });
  const alone = GAMES.get('simodyssey-2')!.game;
  const said: string[] = [];
  const say = (words: string) => said.push(words);
  const { token } = bot.body;
  const maker = { ...randomBot(alone.id), ...change };
  await playOnline({ address, token, game: alone, maker, join: null, games: 1, say });
  return said;
}

it('plays a game alone where one player is all there are', async () => {
  expect((await saidAlone({}))[0]).toMatch(/^plays \S+ alone$/);
});

it.each([
  ['that never begins', { make: () => lost }],
  ['that stops in the middle', { make: () => ({ hear() {}, think: async () => lost }) }],
])('one %s gives up, and says why', async (_, change) => {
  expect((await saidAlone(change)).slice(1)).toEqual([
    expect.stringMatching(/^gives up in \S+: it ended with status 3$/),
    expect.stringMatching(/ is over: lost, /),
  ]);
});
