/** What is told is bounded by what was asked for; whoever reads what comes is told all of it. */
import { expect, it } from 'vitest';
import { Client, call, guest } from './testing/client.js';
import { testServer } from './testing/folder.js';
import { move, twoAt } from './testing/two.js';

const wood = (width: number, height: number) => {
  const rows = Array.from({ length: height }, (_, y) => (y === 0 ? 'P.' : 'mm') + 'm'.repeat(width - 2));
  const wall = 'X'.repeat(width + 2);
  return `seed: 1\nhealth: 99\nmap:\n${[wall, ...rows.map((row) => `X${row}X`), wall].join('\n')}\nend\n`;
};

it('plays no game whose views are too large for a network', async () => {
  const { address } = await testServer();
  const { token } = await guest(address);
  const make = (level: string) =>
    call(address, 'POST', '/api/matches', {
      token,
      body: { game: 'mirewood', options: { level }, seats: ['me'] },
    });
  expect((await make(wood(12, 8))).status).toBe(201);
  expect(await make(wood(60, 40))).toMatchObject({ status: 422, body: { error: { code: 'refused' } } });
});

it('shows fewer views at once where they are large', async () => {
  const { address } = await testServer();
  const { token } = await guest(address);
  const body = { game: 'mirewood', options: { level: wood(20, 16) }, seats: ['me'] };
  const { match } = (await call(address, 'POST', '/api/matches', { token, body })).body;
  const client = await new Client(address).hello(token);
  await client.watch(match);
  for (let n = 0; n < 12; n++) await move([client], match);
  const shown = async (before: string) =>
    (await call(address, 'GET', `/api/matches/${match}/views${before}`, { token })).body.views;
  const latest = await shown('');
  expect(latest.at(-1).ply).toBe(12);
  expect(latest.length).toBeGreaterThan(1);
  expect(latest.length).toBeLessThan(13);
  const earlier = await shown(`?before=${latest[0].ply}`);
  expect(earlier.at(-1).ply).toBe(latest[0].ply - 1);
});

it('takes nobody for slow who reads, however much is told at once', async () => {
  const { address } = await testServer({ limits: { waitingBytes: 1000 } }); // less than any state has
  const { match, a, b } = await twoAt(address);
  for (let n = 0; n < 10; n++) await move([a, b], match, n);
  const before = a.messages.length;
  for (let n = 0; n < 20; n++) a.say({ t: 'watch', match, from: 1 + (n % 5) });
  await a.until(() => a.messages.slice(before).filter(({ t }) => t === 'here').length >= 20);
  expect(a.closed).toBe(null);
});
