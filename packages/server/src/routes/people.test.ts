/** Whatever comes slowly: who is deleted meanwhile stays so, and time is what it is in the end. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { Client, call, guest } from '../testing/client.js';
import { testServer } from '../testing/folder.js';
import { act, testClock } from '../testing/two.js';

const BODIES = {
  'PATCH /api/me': { name: 'Ghost' },
  'POST /api/bot': { name: 'Ghost' },
  'POST /api/push': { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } },
  'POST /api/matches': { game: 'raiinet', seats: ['me', 'open'] },
  'POST /api/boards/sealed:mirewood:usual/start': {},
};

/** Asks, and does something else before the rest of the body comes; gives the first line of the answer. */
async function askSlowly(
  address: string,
  line: string,
  { token, fields }: { readonly token: string; readonly fields: object },
  meanwhile: () => unknown,
): Promise<string> {
  const { host, port } = new URL(address);
  const body = JSON.stringify(fields);
  const slow = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  const head = [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    `Content-Length: ${body.length}`,
  ];
  slow.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
  await call(address, 'GET', '/healthz'); // by then it was read
  await meanwhile();
  slow.write(body.slice(1));
  const answer = String(await once(slow, 'data'));
  slow.destroy();
  return answer.split('\r\n')[0];
}

it.each(Object.entries(BODIES))('refuses who was deleted while the body came: %s', async (line, fields) => {
  const { address } = await testServer();
  const { player, token } = await guest(address);
  const leave = async () => expect((await call(address, 'DELETE', '/api/me', { token })).status).toBe(200);
  expect(await askSlowly(address, line, { token, fields }, leave)).toMatch(/ 401 /);
  expect((await call(address, 'GET', `/api/players/${player}`)).status).toBe(404);
});

it('begins a match when the last one sits down, not when they began to ask', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const body = { game: 'raiinet', seats: ['me', 'open'], clock: { base: 60_000, inc: 0 } };
  const { match } = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  const line = `POST /api/matches/${match}/join`;
  const joined = await askSlowly(address, line, { token: bob.token, fields: { seat: 1 } }, () =>
    clock.pass(90_000),
  );
  expect(joined).toMatch(/ 200 /);
  const b = await new Client(address).hello(bob.token);
  await b.watch(match);
  expect(await act(b, match, { act: 'claim' }), 'Ann has had no time to come').toBe('not-now');
});
