/** What the bench says of servers: which rows there are, under which conditions, and what a move and a match cost. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVE_OPTIONS } from '@quadrant/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

const load = (name: string) => import(new URL(`../../../bench/${name}`, import.meta.url).href);
const { serverMeasures } = await load('server/measure.mjs');
const { LIFTED } = await load('server/lifted.mjs');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('both peers are met at 1, 20 and 200 matches; at 1 it is a report', () => {
  const wants = Object.fromEntries(
    serverMeasures.map(({ name, want }: { name: string; want: string }) => [name, want]),
  );
  expect(wants).toMatchObject({
    'server: 1 match, colyseus': 'a report',
    'server: 20 matches, colyseus': '>= 1.2',
    'server: 200 matches, colyseus': '>= 1.2',
    'server: 1 match, boardgame': 'a report',
    'server: 20 matches, boardgame': '>= 3',
    'server: 200 matches, boardgame': '>= 3',
  });
});

test('every row says that limits are lifted and where the log is synced', () => {
  for (const { name, note } of serverMeasures) {
    expect(note, name).toContain('limits lifted by options (messagesPerSecond, ');
    expect(note, name).toContain(`log synced to ${name.endsWith('nodes') ? 'PostgreSQL' : 'SQLite'}`);
  }
});

test('what is lifted are options of the server', () => {
  const flags = Object.keys(LIFTED).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect(Object.keys(SERVE_OPTIONS)).toEqual(expect.arrayContaining(flags));
});

test('bytes and memory are those of the server that was played on, and it leaves nothing behind', async () => {
  const MANY = 20;
  const MOVES = 400;
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  const { openServer, playOn, costsOf, closeServer } = await load('server/opened.mjs');
  const opened = await openServer('ours', MANY, MANY);
  expect(readdirSync(folder)).toHaveLength(1);
  let said = 0; // without what frames it
  for (const { seats } of opened.matches)
    for (const { socket } of seats) socket.on('message', (data: Buffer) => (said += data.length));
  await playOn(opened, () => opened.took.length >= MOVES);
  const costs = costsOf(opened);
  await closeServer(opened);
  expect(opened.took.length).toBeGreaterThanOrEqual(MOVES);
  expect((costs.bytesPerMove * opened.took.length) / said).toBeCloseTo(1, 1);
  expect(costs.heapKbPerMatch).toBeGreaterThan(5);
  expect(costs.heapKbPerMatch).toBeLessThan(500);
  expect(costs).toMatchObject({ p50Ms: expect.any(Number), rssKbPerMatch: expect.any(Number) });
  expect(costs.p99Ms).toBeGreaterThanOrEqual(costs.p50Ms);
  expect(readdirSync(folder)).toEqual([]);
});

test('bytes are counted by server, at open sockets and closed ones', async () => {
  const { bytesFrom } = await load('server/received.mjs');
  const addresses: string[] = [];
  for (const length of [10, 7]) {
    const server = createServer((socket) => socket.write('x'.repeat(length)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    addresses.push(`http://127.0.0.1:${port}/`);
    const [closed, open] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    onTestFinished(() => {
      open.destroy();
      server.close();
    });
    await Promise.all([once(closed, 'data'), once(open, 'data')]);
    closed.destroy();
    await once(closed, 'close');
  }
  expect(addresses.map((address) => bytesFrom([address]))).toEqual([20, 14]);
  expect(bytesFrom(addresses)).toBe(34);
});

test('people see them in a table of their own, with the conditions below', async () => {
  const { printRows } = await load('print.mjs');
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  const costs = { p50Ms: 1, p99Ms: 2.5, bytesPerMove: 2294, heapKbPerMatch: 21.3, rssKbPerMatch: 30 };
  const row = { name: 'a server', ours: 2000, peer: 1000, ratio: 2, unit: 'moves', peerName: 'another' };
  const peer = { ...costs, bytesPerMove: 3733 };
  printRows([{ ...row, costs: { ours: costs, peer }, note: 'limits lifted' }], ['>= 1.2']);
  expect(printed).toBe(
    `measure    ours   peer  ratio  wanted  unit   peer is
a server  2,000  1,000   2.00  >= 1.2  moves  another

what a move and a match cost  p50, ms  p99, ms  bytes a move  heap a match, KB  RSS a match, KB
a server                         1.00     2.50         2,294              21.3             30.0
  another                        1.00     2.50         3,733              21.3             30.0

limits lifted
`,
  );
});
