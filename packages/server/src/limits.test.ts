import { readFileSync } from 'node:fs';
import { stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { LIMIT_WORDS, LimitEach, Window } from './limits.js';
import { Client, call } from './testing/client.js';
import { testServer } from './testing/folder.js';
import { twoAt } from './testing/two.js';

const HOUR = 3_600_000;
const BEGIN = 1_763_265_600_123;

it('lets no more than its number through in any time of its length, and that many at once', () => {
  const rng = stream(5, 'windows');
  for (let n = 0; n < 10; n++) {
    const window = new Window(100, HOUR);
    let now = BEGIN + rng.below(HOUR);
    expect(Array.from({ length: 100 }, () => window.take(now))).toEqual(Array(100).fill(null));
    const passed = Array(100).fill(now);
    for (let asks = 0; asks < 2000; asks++) {
      now += rng.below(rng.below(20) === 0 ? HOUR : 20_000);
      if (window.take(now) === null) passed.push(now);
    }
    for (let i = 100; i < passed.length; i++)
      expect(passed[i] - passed[i - 100]).toBeGreaterThanOrEqual(HOUR);
    expect(passed.length).toBeGreaterThan(1000);
  }
});

it('says how long to wait, and lets in who waited', () => {
  const window = new Window(3, 60_000);
  for (const at of [0, 20_000, 30_000]) expect(window.take(BEGIN + at)).toBe(null);
  const retry = window.take(BEGIN + 31_000)!;
  expect(retry).toBeGreaterThanOrEqual(29);
  expect(retry).toBeLessThanOrEqual(35);
  expect(window.take(BEGIN + 31_000 + 1000 * retry)).toBe(null);
  expect(window.take(BEGIN + 31_000 + 1000 * retry)).not.toBe(null);
  expect(new Window(0, 60_000).take(BEGIN)).toBeGreaterThan(0);
});

it('tells every limit in docs/deploying.md, in words and number', () => {
  const page = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
  for (const { name, usual, words } of LIMIT_WORDS) {
    const option = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const number = name === 'botThreads' ? 'one less than' : `${usual.toLocaleString('en')} |`;
    expect(page).toContain(`| \`--${option}\` | ${words} | ${number}`);
  }
});

it('forgets who did not come lately', () => {
  let made = 0;
  const limits = new LimitEach(() => {
    made++;
    return new Window(1, 60_000);
  });
  limits.take('a', BEGIN);
  limits.forgetFull(BEGIN + 30_000);
  expect(limits.take('a', BEGIN + 30_000)).not.toBe(null);
  limits.forgetFull(BEGIN + 70_000);
  expect(limits.take('a', BEGIN + 70_000)).toBe(null);
  expect(made).toBe(2);
});

it('lets who wants everything told again wait, and nobody else', async () => {
  let now = BEGIN;
  const limits = { replayedPerSecond: 60, messagesInBurst: 1000 };
  const { address } = await testServer({ now: () => now, limits, trustProxy: true });
  const { match } = await twoAt(address);
  const from = (home: string) => ({ headers: { 'x-forwarded-for': home } });
  const views = async (home: string) =>
    (await call(address, 'GET', `/api/matches/${match}/views`, from(home))).status;
  const greedy = await new Client(address, from('10.0.0.1')).hello();
  for (let n = 0; n < 12; n++) await greedy.watch(match);
  const place = greedy.messages.length;
  greedy.say({ t: 'watch', match });
  greedy.say({ t: 'ping', n: 7 });
  await greedy.get('pong');
  expect(greedy.messages.slice(place).map(({ t }) => t)).toEqual(['pong']);
  expect(await views('10.0.0.1')).toBe(429);
  expect(await views('10.0.0.2')).toBe(200);
  const other = await new Client(address, from('10.0.0.2')).hello();
  await other.watch(match);
  now += 10_000;
  await greedy.get('state', () => true, place);
  expect(await views('10.0.0.1')).toBe(200);
});

it('takes who asks for who the proxy says only where there is one, and only what the proxy itself says', async () => {
  const status = async (address: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await call(address, 'POST', '/api/guest', { headers, body: { name: 'Ann' } })).status;
  };
  const homes = ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.3, 10.0.0.2', '10.0.0.3', 'nobody', ''];
  for (const [trustProxy, statuses] of [
    [false, [201, 429, 429, 429, 429, 429, 429]],
    [true, [201, 201, 429, 429, 201, 201, 429]], // who is not named is the proxy
  ] as const) {
    const { address } = await testServer({ limits: { guestsPerHour: 1 }, trustProxy });
    const got: number[] = [];
    for (const home of homes) got.push(await status(address, home));
    expect(got, `trustProxy: ${trustProxy}`).toEqual(statuses);
  }
});
