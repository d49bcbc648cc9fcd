import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { reachedAt } from './hosts.js';
import { testServer } from './testing/folder.js';

const LOOP = { address: '127.0.0.1', family: 'IPv4', internal: true } as const;
const HOME = { address: '192.168.1.7', family: 'IPv4', internal: false } as const;
const SIX = { address: 'fe80::1', family: 'IPv6', internal: false } as const;

it('tells an address that others can open, not the one that means all', () => {
  expect(reachedAt('0.0.0.0', { lo: [LOOP], eth0: [SIX, HOME] })).toBe('192.168.1.7');
  expect(reachedAt('::', { lo: [LOOP] })).toBe('127.0.0.1');
  expect(reachedAt('127.0.0.1', { eth0: [HOME] })).toBe('127.0.0.1');
  expect(reachedAt('games.example', {})).toBe('games.example');
});

/** 101 where the socket opens, else what refuses it. */
const upgraded = (address: string, headers: Record<string, string>) =>
  new Promise<number>((done) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers });
    socket.on('open', () => {
      done(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (request, { statusCode }) => {
      done(statusCode!);
      request.destroy();
    });
    socket.on('error', () => {});
  });

it('opens sockets for programs and its own pages, and refuses those of other pages before they open', async () => {
  const { address } = await testServer({ public: 'https://games.example' });
  const { origin, host, port } = new URL(address);
  for (const headers of [
    {},
    { host: 'quadrant:4173' }, // by whatever name: it has no origin
    { origin },
    { origin: `http://localhost:${port}` },
    { origin: 'https://games.example' },
    { origin: 'https://games.example', host: 'games.example' },
  ] as Record<string, string>[])
    expect(await upgraded(address, headers), JSON.stringify(headers)).toBe(101);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'https://games.example.evil.example' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: 'null' },
    { origin: host },
  ] as Record<string, string>[])
    expect(await upgraded(address, headers), JSON.stringify(headers)).toBe(403);
});
