/** Rated matches over real sockets. */
import { botsOf } from '@quadrant/bots';
import { ANSWERS, readValue } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { afterGame, START } from './glicko.js';
import { Client, call, guest } from './testing/client.js';
import { testServer } from './testing/folder.js';
import { act, move, twoAt } from './testing/two.js';

it('rates no bots of the house among themselves', async () => {
  const { address } = await testServer();
  const { token } = await guest(address);
  const ask = (seats: readonly string[]) =>
    call(address, 'POST', '/api/matches', { token, body: { game: 'raiinet', rated: true, seats } });
  for (const seats of [
    ['bot:random', 'bot:random'],
    ['bot:hard', 'bot:random'],
  ])
    expect(await ask(seats)).toMatchObject({ status: 422, body: { error: { code: 'refused' } } });
  expect((await ask(['bot:random', 'open'])).status).toBe(201);
});

/** A profile, once it has a rating. */
async function profile(address: string, player: string) {
  for (;;) {
    const { body } = await call(address, 'GET', `/api/players/${player}`);
    expect(readValue(ANSWERS.player, body).ok).toBe(true);
    if (body.ratings.raiinet) return body.ratings.raiinet;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

it('counts a rated match once, says so at its end, and shows it in profiles', async () => {
  const { address } = await testServer();
  const { match, a, b, ann, bob } = await twoAt(address, { rated: true });
  await move([a, b], match);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  const { over } = await a.get('event', (event) => !!event.over);
  const [winner, loser] = over!.ratings!;
  expect([winner!.provisional, loser!.provisional]).toEqual([true, true]); // as the profile says
  expect([winner!.before, loser!.before]).toEqual([1500, 1500]);
  expect(winner!.after).toBeGreaterThan(1500);
  expect(loser!.after).toBe(3000 - winner!.after);
  expect(await profile(address, ann.player)).toMatchObject({
    rating: winner!.after,
    provisional: true,
    games: 1,
    history: [{ rating: winner!.after, match }],
  });
  expect(await profile(address, bob.player)).toMatchObject({ rating: loser!.after });
  const looks = await new Client(address).hello();
  expect(await looks.watch(match)).toMatchObject({ over: { ratings: over!.ratings } });
});

it('names a match that is known by its link alone in no profile but one’s own', async () => {
  const { address } = await testServer();
  const { match, a, b, ann } = await twoAt(address, { rated: true, visible: 'link' });
  await move([a, b], match);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  expect((await profile(address, ann.player)).history).toMatchObject([{ match: null }]);
  const own = (await call(address, 'GET', '/api/me', { token: ann.token })).body;
  expect(own.ratings.raiinet.history).toMatchObject([{ match }]);
});

it('counts half of what is gained against a bot, and all of what it loses', async () => {
  const { address } = await testServer();
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const bot = (await call(address, 'POST', '/api/bot', { token: bob.token, body: { name: 'mine' } })).body;
  const body = { game: 'raiinet', rated: true, seats: ['me', 'open'] };
  const { match } = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  await call(address, 'POST', `/api/matches/${match}/join`, { token: bot.token, body: {} });
  const [a, b] = [await new Client(address).hello(ann.token), await new Client(address).hello(bot.token)];
  await Promise.all([a.watch(match), b.watch(match)]);
  await move([a, b], match);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  const { over } = await a.get('event', (event) => !!event.over);
  const now = Date.now();
  const gain = afterGame({ ...START, at: now }, START, 1, now, false).rating - START.rating;
  const rated = [gain / 2, -gain].map((change) => Math.round(START.rating + change));
  expect(over!.ratings!.map((each) => each!.after)).toEqual(rated);
  for (const [{ player }, rating] of [[ann, rated[0]] as const, [bot, rated[1]] as const])
    expect(await profile(address, player)).toMatchObject({ rating, games: 1 });
});

it('counts all that a bot gains, and nothing where nothing was played', async () => {
  const { address } = await testServer();
  const { token, player } = await guest(address);
  const make = { game: 'raiinet', rated: true, seats: ['me', 'bot:random'] };
  const { match } = (await call(address, 'POST', '/api/matches', { token, body: make })).body;
  const client = await new Client(address).hello(token);
  await client.watch(match);
  expect(await act(client, match, { act: 'abort' })).toBe('ok');
  expect(client.last(match).over?.ratings).toBe(undefined);
  const again = (await call(address, 'POST', '/api/matches', { token, body: make })).body.match;
  await client.watch(again);
  expect(await act(client, again, { act: 'resign' })).toBe('ok');
  const lost = await profile(address, player);
  const bot = await profile(address, 'house:raiinet:random');
  expect(lost.games).toBe(1);
  const beaten = { ...START, at: 0 };
  const all = afterGame({ ...START, rating: 860, deviation: 250, at: 0 }, beaten, 1, 0, false);
  expect(bot).toMatchObject({ rating: Math.round(all.rating), provisional: true });
  const { games } = (await call(address, 'GET', '/api/games')).body;
  const raiinet = games.find(({ game }: { game: string }) => game === 'raiinet');
  expect(raiinet.bots[0]).toMatchObject({ id: 'random', rating: bot.rating });
  const unplayed = raiinet.bots.find(({ id }: { id: string }) => id === 'medium');
  expect(unplayed.rating).toBe(1610); // where it begins
  expect(games.find(({ game }: { game: string }) => game === 'mirewood').bots[0].rating).toBe(null);
  for (const body of [
    { game: 'mirewood', rated: true, seats: ['me'] },
    { game: 'raiinet', preset: 'four', rated: true, seats: ['me', 'open', 'open', 'open'] },
  ])
    expect((await call(address, 'POST', '/api/matches', { token, body })).status).toBe(422);
});

it('lets bots of the house begin where they were measured to be', async () => {
  const { address } = await testServer();
  const before = async (bot: string): Promise<number> => {
    const { token } = await guest(address);
    const body = { game: 'raiinet', rated: true, seats: ['me', `bot:${bot}`] };
    const { match } = (await call(address, 'POST', '/api/matches', { token, body })).body;
    const client = await new Client(address).hello(token);
    await client.watch(match);
    expect(await act(client, match, { act: 'resign' })).toBe('ok');
    return client.last(match).over!.ratings![1]!.before;
  };
  const bots = await botsOf('raiinet');
  for (const { id, rating } of bots) expect(await before(id)).toBe(860 + rating!);
});
