/** A bot at a server elsewhere, asked to take back and to agree. */
import { type AnyBotMaker, isForfeit, randomBot } from '@quadrant/bots';
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
  expect(heard).toEqual(['new', 'interrupted', 'new', 'interrupted']); // bots know no ending by agreement
});

it('takes nothing back and agrees to nothing otherwise', async () => {
  const { a, match, heard, ended } = await against(false);
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  await a.get('event', ({ kind }) => kind === 'declined');
  expect(await act(a, match, { act: 'resign' })).toBe('ok');
  await ended;
  expect(heard).toEqual(['new', 'resigned']);
});

it('plays a game alone where one player is all there are', async () => {
  const { address } = await testServer();
  const owner = await guest(address, 'Owner');
  const bot = await call(address, 'POST', '/api/bot', { token: owner.token, body: { name: 'mine' } });
  const alone = GAMES.get('simodyssey-2')!.game;
  const said: string[] = [];
  const say = (words: string) => said.push(words);
  const { token } = bot.body;
  await playOnline({ address, token, game: alone, maker: randomBot(alone.id), join: null, games: 1, say });
  expect(said[0]).toMatch(/^plays \S+ alone$/);
});
