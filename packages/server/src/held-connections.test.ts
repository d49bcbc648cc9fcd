import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Client, call } from './testing/client.js';
import { testServer } from './testing/folder.js';

it('lets one address hold so many connections and no more, and others in again when some are let go of', async () => {
  const { address } = await testServer({ limits: { connectionsPerAddress: 2 } });
  const port = Number(new URL(address).port);
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const half = `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 100\r\n\r\n{`;
  const held: Socket[] = [];
  for (let n = 0; n < 8; n++) {
    held.push(await open());
    held[n].write(half);
  }
  const more = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
  await new Promise((gone) => more.once('close', gone)); // before it said anything
  expect(held.every((socket) => !socket.destroyed)).toBe(true);
  for (const socket of held) socket.destroy();
  await expect
    .poll(() => call(address, 'GET', '/healthz').catch(() => ({ status: 0 })))
    .toMatchObject({ status: 200 });
  const client = new Client(address);
  await client.opened();
  client.close();
});
