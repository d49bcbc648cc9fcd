/** What servers find by looking from time to time: who is late, what was not said, what nobody needs. */
import { type Command, stream } from '@quadrant/kernel';
import { FLAG_GRACE } from '@quadrant/table';
import { TestPostgres } from '@quadrant/testing/postgres';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Header } from './match/entry.js';
import { Service, type ServiceOptions } from './service.js';
import { Notices } from './store/notices.js';
import { newId } from './testing/client.js';
import { testFile } from './testing/folder.js';
import { headerFor } from './testing/simulation.js';

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: several nodes are not looked at.');
afterAll(() => found?.close());

const BASE = 60_000;
const MANY = 150; // sweeps: whatever is done now and then was done
const PLAYERS = ['p_0', 'p_1'];
const rng = stream(15, 'sweeps');
let now = 1_763_265_600_000;

type Place = Pick<ServiceOptions, 'file' | 'database'>;
const open = (place: Place): Promise<Service> => Service.open({ ...place, now: () => now });
/** One that goes with the test. */
async function node(place: Place): Promise<Service> {
  const service = await open(place);
  onTestFinished(() => service.close());
  return service;
}
const nodes = (many: number) =>
  Promise.all(Array.from({ length: many }, () => node({ database: found!.url })));
const sweepAll = (services: readonly Service[]) => Promise.all(services.map((service) => service.sweep()));

/** A match that has begun. */
async function begin({ store, host }: Service, more: Partial<Header> = {}): Promise<string> {
  const header = headerFor(rng, { game: 'raiinet', options: { players: 2 }, made: now, ...more });
  const match = await store.make(header, null);
  for (const player of PLAYERS)
    expect(await host.ask(match, { t: 'join', player, bot: false }, { now })).toBe(null);
  return match;
}
async function move({ host }: Service, match: string): Promise<void> {
  const { game, log } = (await host.look(match))!.state;
  const { ply, position } = log!;
  const seat = game.onMove(position);
  const legal: Command[] = [];
  game.legal(position, seat, legal);
  const command = game.grammar.print(legal[0]);
  const give = { t: 'give', player: PLAYERS[seat], id: newId(), ply, command } as const;
  expect(await host.ask(match, give, { now })).toBe(null);
}
/** Somebody looks on; says what they hear, and how to go. */
async function lookOn({ host }: Service, match: string) {
  const heard: string[] = [];
  const hear = ({ event }: { event: { kind: string } }) => void heard.push(event.kind);
  const listener = () => ({ viewer: null, hear });
  const stop = await host.watch(match, null, { from: undefined, now }, listener, () => {});
  return { heard, stop: stop! };
}

it.runIf(found !== null)(
  'flags once whose time ran out, where the node that knew of it is gone',
  async () => {
    const first = await open({ database: found!.url });
    const others = await nodes(2);
    const match = await begin(first, { clock: { base: BASE, inc: 0 } });
    await first.store.listed();
    first.store.show = () => {}; // it is gone as soon as a move is written, each time
    for (let n = 0; n < 4; n++) await move(first, match);
    await first.close();
    const kinds = async () => (await others[0].store.since(match, 0)).map(({ kind }) => kind);
    const before = await kinds();
    now += BASE + FLAG_GRACE - 1;
    await sweepAll(others);
    expect(await kinds()).toEqual(before);
    now += 1;
    for (let sweeps = 0; sweeps < 3; sweeps++) await sweepAll(others);
    expect(await kinds()).toEqual([...before, 'flagged']);
  },
);

it.runIf(found !== null)('shows what other nodes wrote and said nothing of', async () => {
  const mute = vi.spyOn(Notices.prototype, 'say').mockImplementation(() => {});
  onTestFinished(() => mute.mockRestore());
  const [writer, reader] = await nodes(2);
  const match = await begin(writer);
  const { heard } = await lookOn(reader, match);
  for (let n = 1; n <= 3; n++) {
    await move(writer, match);
    for (let sweeps = 0; sweeps < MANY && heard.length < n; sweeps++) await reader.sweep();
    expect(heard).toEqual(Array(n).fill('played'));
  }
  expect(mute).toHaveBeenCalled();
});

it('forgets matches that nobody looks at, and knows them again', async () => {
  const service = await node({ file: testFile() });
  const inMemory = async () =>
    Number(/^quadrant_matches_in_memory (\d+)$/m.exec(await service.metrics.text())![1]);
  const matches = [await begin(service), await begin(service), await begin(service)];
  const { heard, stop } = await lookOn(service, matches[0]);
  expect(await inMemory()).toBe(3);
  for (let sweeps = 0; sweeps < MANY; sweeps++) await service.sweep();
  expect(await inMemory()).toBe(1);
  for (const match of matches) await move(service, match);
  expect(heard).toEqual(['played']);
  expect(await inMemory()).toBe(3);
  stop();
  for (let sweeps = 0; sweeps < MANY; sweeps++) await service.sweep();
  expect(await inMemory()).toBe(0);
});
