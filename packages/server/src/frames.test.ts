import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Frames } from './frames.js';

it('says texts of every length and alphabet as they are, and what was said before the end', async () => {
  const lengths = [1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((n) => ['x'.repeat(n), 'é'.repeat(n), '棋'.repeat(n), '♟︎🂡'.repeat(n >> 3)]);
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const frames = new Frames(stream);
      texts.forEach((text, i) => {
        frames.say(text);
        if (i % 3 === 0) frames.flush();
      });
      frames.flush();
      socket.close(4010);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const [code] = await once(client, 'close');
  expect(code).toBe(4010);
  expect(heard).toEqual(texts);
  server.close();
});
