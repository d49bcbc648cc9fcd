/** How often a seat may offer something. */
import { expect, it } from 'vitest';
import { Client, call, guest } from '../testing/client.js';
import { testServer } from '../testing/folder.js';
import { act, move, testClock, twoAt } from '../testing/two.js';

async function fourAt(address: string, more: object = {}) {
  const players = await Promise.all(['Ann', 'Bob', 'Cid', 'Dee'].map((name) => guest(address, name)));
  const body = { game: 'raiinet', preset: 'four', seats: ['me', 'open', 'open', 'open'], ...more };
  const made = await call(address, 'POST', '/api/matches', { token: players[0].token, body });
  const { match } = made.body as { match: string };
  const seats: Client[] = [];
  for (const { token } of players) await call(address, 'POST', `/api/matches/${match}/join`, { token });
  for (const { token } of players) seats.push(await new Client(address).hello(token));
  for (const client of seats) await client.watch(match);
  return { match, seats };
}

it('takes a few offers of a seat between two commands, and more when some time has passed', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b } = await twoAt(address);
  await move([a, b], match);
  const offer = (client: typeof a, what: string) => act(client, match, { act: 'offer', offer: what });
  const several = async (client: typeof a, what: string) => {
    const answers: string[] = [];
    for (let n = 0; n < 8; n++) answers.push(await offer(client, what));
    return answers;
  };
  const five = [...Array(5).fill('ok'), ...Array(3).fill('not-now')];
  expect(await several(a, 'draw')).toEqual(five);
  expect(await offer(a, 'takeback')).toBe('not-now'); // of whatever kind
  expect(await several(b, 'draw')).toEqual(five); // each for itself
  await move([a, b], match);
  expect(await offer(a, 'draw')).toBe('ok');
  await act(a, match, { act: 'resign' });
  expect((await several(b, 'rematch')).filter((answer) => answer === 'ok')).toHaveLength(5);
  clock.pass(600_000);
  expect(await offer(b, 'rematch')).toBe('ok');
});

it('lets nobody whose time has run out save themselves by a draw, a takeback or a claim', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b } = await twoAt(address, { clock: { base: 5000, inc: 0 }, friendly: true });
  for (let n = 0; n < 2; n++) await move([a, b], match);
  for (const offer of ['draw', 'takeback']) expect(await act(b, match, { act: 'offer', offer })).toBe('ok');
  const offered = await Promise.all(
    ['draw', 'takeback'].map((offer) => a.get('event', (event) => event.offer === offer)),
  );
  clock.pass(5500); // the flag falls a moment later: a command may be on its way
  for (const { v } of offered) expect(await act(a, match, { act: 'accept', v })).toBe('not-now');
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('not-now');
  a.say({ t: 'act', match, id: 'claim-too-late', act: 'claim' });
  expect(await a.answer('claim-too-late')).toMatchObject({ words: 'Your time had run out.' });
  clock.pass(2000);
  const { over } = await b.get('event', ({ kind }) => kind === 'flagged');
  expect(over).toMatchObject({ result: 'won', winner: 1, termination: 'timeout' });
});

it('shows no offer of a rematch that can no longer be accepted', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b, ann, bob } = await twoAt(address);
  await act(a, match, { act: 'resign' });
  const offers = async ({ token }: { token: string }) => {
    const late = await new Client(address).hello(token);
    return ((await late.watch(match)) as ReturnType<typeof late.last>).offers;
  };
  expect(await act(a, match, { act: 'offer', offer: 'rematch' })).toBe('ok');
  const [offered] = await offers(bob);
  expect(offered).toMatchObject({ offer: 'rematch', by: 0 });
  clock.pass(600_001);
  expect(await offers(bob)).toEqual([]);
  expect(await offers(ann)).toEqual([]);
  expect(await act(b, match, { act: 'accept', v: offered.v })).toBe('no-offer');
  expect(await act(b, match, { act: 'offer', offer: 'rematch' })).toBe('ok');
  const again = await a.get('event', ({ offer, by }) => offer === 'rematch' && by === 1);
  expect(again.offers).toEqual([{ offer: 'rematch', by: 1, v: again.v }]);
});

it('agrees on a rematch with who left while the others went on', async () => {
  const { address } = await testServer();
  const { match, a, b, ann, bob } = await twoAt(address, { game: 'mirewood', preset: 'two' });
  expect(await act(a, match, { act: 'resign' })).toBe('ok');
  const { why, over } = await b.get('event', ({ kind }) => kind === 'withdrawn');
  expect({ why, over }).toEqual({ why: 'resigned', over: null });
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('over');
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  await a.get('event', (event) => event.over !== null);
  expect(await act(b, match, { act: 'offer', offer: 'rematch' })).toBe('ok');
  const { v } = await a.get('event', ({ offer }) => offer === 'rematch');
  expect(a.messages.some((message) => message.t === 'event' && message.kind === 'rematch')).toBe(false);
  expect(await act(a, match, { act: 'accept', v })).toBe('ok');
  const { next } = await b.get('event', ({ kind }) => kind === 'rematch');
  for (const [{ token }, seat] of [[bob, 0] as const, [ann, 1] as const])
    expect((await call(address, 'POST', `/api/matches/${next}/join`, { token })).body).toMatchObject({
      seat,
    });
});

it('forgets an offer that nobody is left to answer', async () => {
  const { address } = await testServer();
  const { match, a, b } = await twoAt(address, { game: 'mirewood', preset: 'two' });
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  expect((await b.get('event', ({ kind }) => kind === 'offered')).offers).toHaveLength(1);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  const { over, offers } = await a.get('event', ({ kind }) => kind === 'withdrawn');
  expect({ over, offers }).toEqual({ over: null, offers: [] });
});

it('takes one answer of a seat to an offer, and forgets takebacks when somebody leaves', async () => {
  const { address } = await testServer();
  const { match, seats } = await fourAt(address, { friendly: true });
  const [a, b, c, d] = seats;
  for (let n = 0; n < 4; n++) await move(seats, match);
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  const { v } = await b.get('event', ({ kind }) => kind === 'offered');
  expect(await act(b, match, { act: 'accept', v })).toBe('ok');
  expect(await act(b, match, { act: 'accept', v })).toBe('not-now'); // an ok stands for an entry
  expect(await act(c, match, { act: 'decline', v })).toBe('ok');
  expect(await act(a, match, { act: 'offer', offer: 'takeback' })).toBe('ok');
  expect(await act(d, match, { act: 'resign' })).toBe('ok');
  expect((await a.get('event', ({ kind }) => kind === 'withdrawn')).offers).toEqual([]);
});

it('agrees on a draw when the only one who had not accepted leaves', async () => {
  const { address } = await testServer();
  const { match, seats } = await fourAt(address);
  const [a, b, c, d] = seats;
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  const { v } = await b.get('event', ({ kind }) => kind === 'offered');
  for (const client of [b, c]) expect(await act(client, match, { act: 'accept', v })).toBe('ok');
  expect(await act(d, match, { act: 'resign' })).toBe('ok');
  const { kind, by, over, offers } = await a.get('event', (event) => event.over !== null);
  expect({ kind, by, offers }).toEqual({ kind: 'accepted', by: 2, offers: [] });
  expect(over).toMatchObject({ result: 'draw', termination: 'agreed' });
  expect((await call(address, 'GET', `/api/matches/${match}/record`)).status).toBe(200);
});

it('lets friends take back as far as they like', async () => {
  const { address } = await testServer();
  const { match, a, b } = await twoAt(address, { friendly: true });
  for (let n = 0; n < 14; n++) await move([a, b], match);
  for (let n = 0; n < 7; n++) {
    expect(await act(a, match, { act: 'offer', offer: 'takeback' })).toBe('ok');
    const { v } = a.last(match);
    const [{ v: offered }] = (await b.get('event', (event) => event.v === v)).offers!;
    expect(await act(b, match, { act: 'accept', v: offered })).toBe('ok');
    await a.get('event', (event) => event.kind === 'taken-back' && event.v > v);
  }
});
