/** Web push, from a real server to a real (local) service that delivers. */
import { stream } from '@quadrant/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MatchRequest } from './match/request.js';
import { isPublic, mayCall } from './public-only.js';
import { Pushes } from './pushes.js';
import { startServer } from './server.js';
import { openSqlite } from './store/sqlite.js';
import { Store } from './store/store.js';
import { Client, call, guest } from './testing/client.js';
import { testFile } from './testing/folder.js';
import { PushService, Subscriber, senderOf } from './testing/push-service.js';
import { headerFor, simulatedHost } from './testing/simulation.js';
import { testClock } from './testing/two.js';

let service: PushService;
beforeEach(() => {
  service = new PushService();
});
afterEach(() => service.close());

async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    if (await is()) return;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

it('tells who is away that it is their turn, in words that only they can read, and whom no longer', async () => {
  const file = testFile();
  const clock = testClock();
  const push = { subject: 'mailto:nobody@example.org', agent: service.agent };
  const start = () => startServer({ port: 0, host: '127.0.0.1', file, now: clock.now, push });
  const server = await start();
  const { address } = server;
  const endpoint = `${await service.start()}/of-ann`;
  const { push: key } = (await call(address, 'GET', '/api/games')).body;
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const browser = new Subscriber();
  const body = { endpoint, keys: browser.keys };
  expect((await call(address, 'POST', '/api/push', { token: ann.token, body })).status).toBe(201);
  const made = await call(address, 'POST', '/api/matches', {
    token: ann.token,
    body: { game: 'raiinet', seats: ['me', 'open'], clock: { days: 3 } },
  });
  const { match } = made.body;
  await call(address, 'POST', `/api/matches/${match}/join`, { token: bob.token });
  clock.pass(6000);
  await until(() => service.delivered.length === 1);
  const [told] = service.delivered;
  expect(browser.read(told)).toEqual({ news: 'turn', match, game: 'raiinet' });
  expect(senderOf(told)).toMatchObject({ key, claims: { sub: push.subject } });
  expect(told.path).toBe('/of-ann');
  expect(told.body.toString('latin1')).not.toContain(match);

  // Who looks at the match is not told; the end is told to who does not.
  const a = await new Client(address).hello(ann.token);
  const b = await new Client(address).hello(bob.token);
  await a.watch(match);
  await b.watch(match);
  const { legal, ply } = a.last(match);
  a.say({ t: 'give', match, id: 'first-of-ann', ply, command: legal[0] });
  expect(await a.answer('first-of-ann')).toMatchObject({ t: 'ok' });
  a.say({ t: 'leave', match });
  await b.get('here', ({ players }) => players[0] === false);
  service.status = 410;
  b.say({ t: 'act', match, id: 'end-by-bob', act: 'resign' });
  expect(await b.answer('end-by-bob')).toMatchObject({ t: 'ok' });
  clock.pass(6000);
  await until(() => service.delivered.length === 2);
  expect(browser.read(service.delivered[1])).toEqual({ news: 'over', match, game: 'raiinet' });

  // The browser is gone: it is forgotten. The keys stay the same.
  await until(
    async () => (await call(address, 'GET', '/api/me', { token: ann.token })).body.pushes.length === 0,
  );
  await server.close();
  const again = await start();
  expect((await call(again.address, 'GET', '/api/games')).body.push).toBe(key);
  await again.close();
});

it('waits for nobody who never comes to an end', async () => {
  const clock = testClock();
  const push = { subject: 'mailto:nobody@example.org', agent: service.agent };
  const server = await startServer({ port: 0, host: '127.0.0.1', file: testFile(), now: clock.now, push });
  const { address } = server;
  service.isEndless = true;
  const endpoint = `${await service.start()}/slow`;
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const body = { endpoint, keys: new Subscriber().keys };
  await call(address, 'POST', '/api/push', { token: ann.token, body });
  for (let matches = 1; matches <= 3; matches++) {
    const made = await call(address, 'POST', '/api/matches', {
      token: ann.token,
      body: { game: 'raiinet', seats: ['me', 'open'], clock: { days: 3 } },
    });
    await call(address, 'POST', `/api/matches/${made.body.match}/join`, { token: bob.token });
    clock.pass(6000);
    await until(() => service.delivered.length === matches); // the sweep of the one before has ended
  }
  await server.close();
});

it('says once that a match is over: what becomes of a rematch is no end', async () => {
  const { db, journal } = await openSqlite(testFile());
  const asked: (readonly string[])[] = [];
  const pushes = new Pushes(db, {
    subject: 'mailto:nobody@example.org',
    here: async (matches) => {
      asked.push(matches);
      return () => true;
    },
    numberOf: async () => null,
    failed: () => {},
  });
  const store = new Store({ db, journal });
  const header = headerFor(stream(2, 'pushes'), {
    game: 'mirewood',
    options: { generate: '12x6', difficulty: 1, players: 2, single: true },
  });
  await store.make(header, null);
  let now = header.made;
  const host = simulatedHost(store, 1, {
    changed: (match, entries, own) => own && pushes.notice(match, entries, now),
  });
  const ask = (request: MatchRequest) => host.ask(header.match, request, { now });
  for (const seat of [0, 1]) await ask({ t: 'join', player: `p_${seat}`, bot: false, seat });
  for (const seat of [0, 1]) await ask({ t: 'act', act: 'resign', id: 'the-end-of', player: `p_${seat}` });
  now += 6000;
  await pushes.sweep(now);
  expect(asked).toEqual([[header.match]]);
  const { v } = (await host.look(header.match))!.stateFor(0);
  const rematch = { t: 'act', id: 'once-more', player: 'p_0' } as const;
  expect(await ask({ ...rematch, act: 'offer', offer: 'rematch' })).toBe(null);
  now += 6000;
  await pushes.sweep(now);
  expect(await ask({ ...rematch, id: 'not-again', player: 'p_1', act: 'decline', v: v + 1 })).toBe(null);
  now += 6000;
  await pushes.sweep(now);
  expect(asked).toHaveLength(1);
  pushes.close();
  await store.close();
});

it('tells of the end also where a rematch is offered at once, and of a flag whose time it was', async () => {
  const { db, journal } = await openSqlite(testFile());
  const store = new Store({ db, journal });
  const header = headerFor(stream(3, 'pushes'), {
    game: 'raiinet',
    options: { players: 2, draw: 100, single: true },
    clock: { days: 1 },
  });
  await store.make(header, null);
  let now = header.made;
  let nodes: readonly Pushes[] = [];
  const host = simulatedHost(store, 1, {
    changed: (match, entries) => {
      const isRematch = entries.some(({ offer }) => offer === 'rematch');
      nodes.forEach((node, i) => {
        node.notice(match, entries, now, isRematch === (i === 1)); // the other node writes the offer
      });
    },
  });
  nodes = [0, 1].map(
    () =>
      new Pushes(db, {
        subject: 'mailto:nobody@example.org',
        agent: service.agent,
        here: async () => () => false,
        numberOf: async (match) => (await host.look(match))!.number,
        failed: () => {},
      }),
  );
  const address = await service.start();
  const browsers = [new Subscriber(), new Subscriber()];
  for (const [seat, { keys }] of browsers.entries())
    await db
      .insertInto('pushes')
      .values({
        player: `p_${seat}`,
        endpoint: `${address}/of-${seat}`,
        keys: JSON.stringify(keys),
        made: 0,
      })
      .execute();
  const ask = (request: MatchRequest) => host.ask(header.match, request, { now });
  for (const seat of [0, 1]) await ask({ t: 'join', player: `p_${seat}`, bot: false, seat });
  now += 2 * 86_400_000;
  await ask({ t: 'flag', player: null });
  await ask({ t: 'act', act: 'offer', offer: 'rematch', id: 'once-more', player: 'p_1' });
  for (const node of nodes) await node.sweep(now + 6000);
  await until(() => service.delivered.length === 2);
  expect(service.delivered.map(({ path }) => path).sort()).toEqual(['/of-0', '/of-1']);
  for (const node of nodes) node.close();
  await store.close();
});

it('tells later what it could not look up', async () => {
  const { db, journal } = await openSqlite(testFile());
  const store = new Store({ db, journal });
  const header = headerFor(stream(1, 'pushes'), {
    game: 'mirewood',
    options: { generate: '12x6', difficulty: 1, players: 2, single: true },
  });
  await store.make(header, null);
  const host = simulatedHost(store, 1);
  const now = header.made;
  for (const seat of [0, 1])
    await host.ask(header.match, { t: 'join', player: `p_${seat}`, bot: false, seat }, { now });
  const match = (await host.look(header.match))!;
  const { onMove } = match.stateFor(null);
  const endpoint = `${await service.start()}/who-is-on-move`;
  const keys = JSON.stringify(new Subscriber().keys);
  await db
    .insertInto('pushes')
    .values({ player: `p_${onMove}`, endpoint, keys, made: 0 })
    .execute();
  let isDown = true;
  const pushes = new Pushes(db, {
    subject: 'mailto:nobody@example.org',
    agent: service.agent,
    here: async () => {
      if (isDown) throw new Error('the database is away');
      return () => false;
    },
    numberOf: async () => match.number,
    failed: () => {},
  });
  pushes.notice(match, [{ kind: 'played', at: now, by: 1 - onMove! }], now);
  await expect(pushes.sweep(now + 6000)).rejects.toThrow('away');
  isDown = false;
  await pushes.sweep(now + 7000);
  await until(() => service.delivered.length === 1);
  pushes.close();
  await store.close();
});

it('calls no address of this machine or its network by itself', () => {
  for (const own of [
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '192.168.0.9',
    '172.31.0.1',
    '169.254.169.254',
    '0.0.0.0',
  ])
    expect(isPublic(own), own).toBe(false);
  for (const own of ['::ffff:127.0.0.1', 'fe80::1', 'fd00::1', 'not an address'])
    expect(isPublic(own), own).toBe(false);
  for (const own of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://[::ffff:7f00:1]/x',
  ])
    expect(mayCall(own), own).toBe(false);
  for (const other of ['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'])
    expect(isPublic(other), other).toBe(true);
});
