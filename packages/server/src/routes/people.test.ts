/** Who is deleted stays so, whatever of theirs was still on its way. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { call, guest } from '../testing/client.js';
import { testServer } from '../testing/folder.js';

const BODIES = {
  'PATCH /api/me': { name: 'Ghost' },
  'POST /api/bot': { name: 'Ghost' },
  'POST /api/push': { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } },
  'POST /api/matches': { game: 'raiinet', seats: ['me', 'open'] },
  'POST /api/boards/sealed:mirewood:usual/start': {},
};

it.each(Object.entries(BODIES))('refuses who was deleted while the body came: %s', async (line, fields) => {
  const { address } = await testServer();
  const { player, token } = await guest(address);
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
  expect((await call(address, 'DELETE', '/api/me', { token })).status).toBe(200);
  slow.write(body.slice(1));
  expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 401 /);
  slow.destroy();
  expect((await call(address, 'GET', `/api/players/${player}`)).status).toBe(404);
});
