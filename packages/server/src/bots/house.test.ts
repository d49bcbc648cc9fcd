/** Bots of the house at seats of real matches. */
import { findBot } from '@quadrant/bots';
import { ANSWERS, readValue } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { startServer } from '../server.js';
import { Client, call, guest, newId, playOn } from '../testing/client.js';
import { testFile, testServer } from '../testing/folder.js';
import { BotPool } from './pool.js';

async function against(address: string, body: object) {
  const ann = await guest(address);
  const made = await call(address, 'POST', '/api/matches', { token: ann.token, body });
  expect(made.status).toBe(201);
  const { match } = made.body as { match: string };
  const client = await new Client(address).hello(ann.token);
  await client.watch(match);
  return { ...ann, match, client };
}

it('plays to the end, from either seat, and accepts a rematch', async () => {
  const { address } = await testServer();
  const { match, client, token } = await against(address, { game: 'raiinet', seats: ['bot:random', 'me'] });
  expect(client.last(match)).toMatchObject({ state: 'running', seat: 1 });
  expect(client.last(match).players[0]).toEqual({
    player: 'house:raiinet:random',
    name: 'random',
    bot: true,
    here: true,
  });
  await client.until(() => client.last(match).onMove === 1);
  client.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'draw' });
  await client.get('event', ({ kind, by }) => kind === 'declined' && by === 0);
  expect(await playOn(client, match)).toMatchObject({ termination: 'normal' });
  const { record } = (await call(address, 'GET', `/api/matches/${match}/record`)).body;
  expect(record.seats).toEqual([{ name: 'random', bot: 'random' }, { name: 'Ann' }]);
  client.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'rematch' });
  const { next } = await client.get('event', ({ kind }) => kind === 'rematch');
  await call(address, 'POST', `/api/matches/${next}/join`, { token });
  await client.watch(next!);
  await client.until(() => client.last(next!).state === 'running');
  expect(client.last(next!)).toMatchObject({
    seat: 0,
    players: [{ bot: false }, { name: 'random', bot: true }],
  });
});

it('is listed, may sit twice, and is refused by a name that there is not', async () => {
  const { address } = await testServer();
  const { body } = await call(address, 'GET', '/api/games');
  expect(readValue(ANSWERS.games, body).ok).toBe(true);
  const raiinet = body.games.find(({ game }: { game: string }) => game === 'raiinet');
  expect(raiinet.bots.map(({ id }: { id: string }) => id)).toContain('hard');
  const { token } = await guest(address);
  const make = (more: object) =>
    call(address, 'POST', '/api/matches', { token, body: { game: 'raiinet', ...more } });
  expect((await make({ seats: ['me', 'bot:nobody'] })).body.error).toMatchObject({ field: 'seats' });
  const made = await make({ seats: ['bot:random', 'bot:random'] });
  expect(made.body).toMatchObject({ seat: null, invite: null });
  const client = await new Client(address).hello();
  await client.watch(made.body.match);
  const over = await client.until(() => client.last(made.body.match).over);
  expect(over.termination).toBe('normal');
  const shown = await call(address, 'GET', `/api/players/house:raiinet:random`);
  expect(shown.body).toMatchObject({ name: 'random', bot: true });
});

it('takes back what it is asked to, unless the match is rated', async () => {
  const { address } = await testServer();
  for (const rated of [false, true]) {
    const { match, client } = await against(address, { game: 'raiinet', seats: ['me', 'bot:random'], rated });
    client.say({ t: 'give', match, id: newId(), ply: 0, command: 'move a down' });
    client.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'takeback' }); // before the bot has learnt anything
    const { kind } = await client.get('event', ({ by, offer }) => by === 1 && offer === 'takeback');
    expect(kind).toBe(rated ? 'declined' : 'accepted');
  }
});

it('goes on with its turn after a restart in the middle of it', async () => {
  const file = testFile();
  const first = await startServer({ port: 0, host: '127.0.0.1', file });
  const { match, client, token } = await against(first.address, {
    game: 'raiinet',
    seats: ['me', 'bot:easy'],
  });
  const id = newId();
  client.say({ t: 'give', match, id, ply: 0, command: client.last(match).legal[0] });
  expect((await client.answer(id)).t).toBe('ok');
  await first.close(); // whether the bot has answered or not
  const { address } = await testServer({ file });
  const again = await new Client(address).hello(token);
  await again.watch(match);
  await again.until(() => again.last(match).ply === 2);
});

it('plays every game of the house within its thinking time', async () => {
  const { address } = await testServer({ limits: { botMilliseconds: 50 } });
  for (const [game, seats, preset] of [
    ['mirewood', ['bot:house', 'me'], 'two'],
    ['simodyssey-2', ['bot:house'], 'usual'],
    ['space-defender-2', ['bot:house'], 'usual'],
    ['raiinet', ['bot:master', 'me'], 'usual'],
  ] as const) {
    const { match, client } = await against(address, { game, seats, preset });
    await client.until(() => client.last(match).ply >= 1);
    client.close();
  }
});

it('gives everybody their turn, fails with words, and survives a thread that is lost', async () => {
  const pool = new BotPool(1);
  const job = { t: 'side', game: 'raiinet', seat: 0, seats: 2, options: {}, seed: 1 } as const;
  const order: string[] = [];
  const ask = (owner: string, bot: string) =>
    pool.ask(owner, { ...job, bot }).then((answer) => {
      order.push(owner);
      return answer;
    });
  const answers = await Promise.all([
    ask('a', 'medium'),
    ask('a', 'random'),
    ask('a', 'nobody'),
    ask('b', 'easy'),
  ]);
  expect(order).toEqual(['a', 'a', 'b', 'a']);
  expect(answers.map(({ t }) => t)).toEqual(['side', 'side', 'failed', 'side']);
  expect(await (await findBot('raiinet', 'medium'))!.side!({ ...job })).toEqual(
    (answers[0] as { side: unknown }).side,
  );
  const view = { players: 7 }; // of no game: whoever thinks about it fails
  const lost = await pool.ask('a', {
    ...job,
    t: 'think',
    bot: 'medium',
    view,
    legal: ['move a down'],
    ply: 0,
    ms: 9,
  });
  expect(lost.t).toBe('failed');
  expect((await ask('a', 'easy')).t).toBe('side');
  await pool.close();
});
