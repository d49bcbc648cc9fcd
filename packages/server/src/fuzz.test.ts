/** Messages and requests that nobody should send: the server refuses, closes, forgets, and goes on. */
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { type Rng, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Service } from './service.js';
import { Client, call, guest, newId } from './testing/client.js';
import { testServer } from './testing/folder.js';
import { objectsInUse } from './testing/heap.js';
import { opened, sweepUntil } from './testing/sweeps.js';
import { act, move, testClock, twoAt } from './testing/two.js';

const MESSAGES = process.env.QUADRANT_LONG ? 900_000 : 4500;
const REQUESTS = process.env.QUADRANT_LONG ? 100_000 : 300;
const SEED = Number(process.env.QUADRANT_SEED ?? 15);
const FREE = 2 ** 31 - 1;
const LIFTED = {
  messagesPerSecond: FREE,
  messagesInBurst: FREE,
  requestsPerSecond: FREE,
  refusalsPerMinute: FREE,
  replayedPerSecond: FREE,
  guestsPerHour: FREE,
  matchesPerHour: FREE,
  runningMatchesPerPlayer: FREE,
};

const PARTS = 3;
/** What a server keeps of each it keeps in every part; what it needs but once, in one. */
async function expectSteady(many: number, send: (many: number) => Promise<void>): Promise<void> {
  const inUse = [objectsInUse()];
  for (let part = 0; part < PARTS; part++) {
    await send(many / PARTS);
    inUse.push(objectsInUse());
  }
  const grown = inUse.slice(1).map((objects, i) => (objects - inUse[i]) / (many / PARTS));
  expect(Math.min(...grown), 'objects that are kept of each').toBeLessThan(0.05);
}

/** When some time has passed a server remembers nothing of what was asked, whoever asked it. */
async function expectForgotten(service: Service): Promise<void> {
  const figures = async () => {
    const text = await service.metrics.text();
    const figure = (name: string) => Number(new RegExp(`^quadrant_${name} (\\d+)$`, 'm').exec(text)![1]);
    return {
      connections: figure('connections'),
      matches: figure('matches_in_memory'),
      limits: figure('limits_in_memory'),
    };
  };
  const nothing = { connections: 0, matches: 0, limits: 0 };
  await sweepUntil(service, async () => isDeepStrictEqual(await figures(), nothing));
  expect(await figures()).toEqual(nothing);
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

function anything(rng: Rng, depth = 0): unknown {
  const leaf = [
    null,
    true,
    -1,
    0,
    1e308,
    0.5,
    '',
    'x'.repeat(300),
    '\u0000',
    '__proto__',
    'é\u202e',
    2 ** 53,
  ];
  const kind = rng.below(depth > 3 ? 6 : 8);
  if (kind < 6) return pick(rng, leaf);
  if (kind === 6) return Array.from({ length: rng.below(4) }, () => anything(rng, depth + 1));
  return Object.fromEntries(
    Array.from({ length: rng.below(4) }, () => [
      pick(rng, ['t', 'id', 'constructor', 'side']),
      anything(rng, depth + 1),
    ]),
  );
}

/** A message of the protocol with a field or two replaced, added or gone; or no message at all. */
function message(rng: Rng, match: string): string {
  const id = newId();
  const right: object = pick(rng, [
    { t: 'watch', match },
    { t: 'watch', match, from: rng.below(9), changes: rng.below(2) === 1 },
    {
      t: 'give',
      match,
      id,
      ply: rng.below(5),
      command: pick(rng, ['move a down', 'ability 1 a', 'move q up', '?']),
    },
    {
      t: 'act',
      match,
      id,
      act: pick(rng, ['claim', 'offer', 'accept', 'decline']),
      offer: 'takeback',
      v: rng.below(5),
    },
    { t: 'leave', match },
    { t: 'ping', n: rng.below(9) },
    { t: 'watch', match: 'nowhere' },
  ]);
  const dice = rng.below(40); // what is wrong closes the connection: most is right
  if (dice > 3) return JSON.stringify(right);
  if (dice === 0) return JSON.stringify(anything(rng));
  if (dice === 1) return JSON.stringify(right).slice(rng.below(9), 3 + rng.below(60));
  return JSON.stringify({ ...right, [pick(rng, [...Object.keys(right), 'more'])]: anything(rng) });
}

it(`survives ${MESSAGES} messages`, async () => {
  const rng = stream(SEED, 'messages');
  const clock = testClock();
  const limits = { ...LIFTED, connectionsPerPlayer: 50, connectionsPerSeat: 50 };
  const { address, service } = await opened(() => testServer({ limits, now: clock.now }));
  const { match, a, b, ann } = await twoAt(address);
  const hello = JSON.stringify({ t: 'hello', protocol: 'quadrant-match/1', token: ann.token });
  await expectSteady(MESSAGES, async (many) => {
    for (let sent = 0; sent < many; ) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`);
      const closed = new Promise<number>((done) => socket.once('close', done));
      socket.on('error', () => {});
      await new Promise((open) => socket.once('open', open));
      if (rng.below(20) > 0) socket.send(hello);
      for (let n = 0; n < 40 && socket.readyState === WebSocket.OPEN; n++, sent++) {
        const text = message(rng, match);
        socket.send(rng.below(100) === 0 ? Buffer.from(text) : text);
        if (n % 10 === 9) await new Promise((soon) => setImmediate(soon));
      }
      socket.close();
      expect([1005, 4001, 4002, 4008]).toContain(await closed);
    }
  });
  // Nothing has happened that a seat did not ask for, and everything goes on.
  expect((await call(address, 'GET', '/healthz')).status).toBe(200);
  const now = await new Client(address).hello(ann.token);
  await now.watch(match);
  if (now.last(match).over === null) {
    await a.until(() => a.last(match).v === now.last(match).v);
    await b.until(() => b.last(match).v === now.last(match).v);
    await move([a, b], match);
    expect(await act(b, match, { act: 'resign' })).toBe('ok');
  }
  expect((await call(address, 'GET', `/api/matches/${match}/record`)).status).toBe(200);
  for (const client of [a, b, now]) client.close();
  clock.pass(7_200_000);
  await expectForgotten(service);
}, 3_600_000);

it(`survives ${REQUESTS} requests`, async () => {
  const rng = stream(SEED, 'requests');
  const clock = testClock();
  const options = { limits: LIFTED, now: clock.now, trustProxy: true };
  const { address, service } = await opened(() => testServer(options));
  const { token, player } = await guest(address);
  const paths = [
    'guest',
    'recover',
    'bot',
    'matches',
    'me',
    'report',
    'push',
    'boards',
    'games',
    'players',
    'no',
  ];
  const bodies: object[] = [
    { name: 'Ann' },
    { game: 'raiinet', seats: ['me', 'open'] },
    { game: 'mirewood', options: { generate: '9x9', players: 2 }, seats: ['me', 'bot:random'] },
    { record: { format: 'quadrant-record-2' } },
    { player, words: 'x' },
    { recovery: 'one two three' },
  ];
  const statuses = new Set<number>();
  for (let n = 0; n < REQUESTS; n++) {
    const tail = pick(rng, [
      '',
      '',
      '/x',
      '/%E0%A4%A',
      '/daily:mirewood:2026-11-16/start',
      '?after=%00&state=open',
    ]);
    const right = pick(rng, bodies);
    const body = pick(rng, [
      JSON.stringify(right),
      JSON.stringify({ ...right, [pick(rng, [...Object.keys(right), 'id'])]: anything(rng) }),
      JSON.stringify(anything(rng)),
      '{"a":'.repeat(200),
      'x'.repeat(20_000),
      '\u0000',
    ]);
    const method = pick(rng, ['GET', 'POST', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']);
    const path = pick(rng, paths);
    if (method === 'DELETE' && path === 'me') continue;
    const bearer = pick(rng, [
      `Bearer ${token}`,
      `Bearer ${token}`,
      'Bearer',
      'Basic x',
      `Bearer ${'y'.repeat(500)}`,
    ]);
    const response = await fetch(`${address}api/${path}${tail}`, {
      method,
      headers: { authorization: bearer, 'x-forwarded-for': `10.0.${rng.below(99)}.${rng.below(99)}` },
      ...(method === 'GET' ? {} : { body }),
    });
    statuses.add(response.status);
    const answer = await response.text();
    expect(() => JSON.parse(answer)).not.toThrow();
    expect(answer).not.toContain(token);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  for (const raw of [
    '\r\n\r\n',
    'GET / HTTP/9\r\n\r\n',
    'GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n',
    '\u0016\u0003\u0001',
  ])
    await new Promise<void>((done) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end(raw));
      socket
        .on('error', () => {})
        .on('data', () => {})
        .on('close', () => done());
    });
  expect((await call(address, 'GET', '/api/me', { token })).status).toBe(200);
  clock.pass(7_200_000);
  await expectForgotten(service);
}, 3_600_000);
