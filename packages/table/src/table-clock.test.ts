import { expect, test } from 'vitest';
import { GAMES, newTable } from '../testing/games.js';
import { channelPair, hostSeat, Loading, RemoteChair, type Table } from './index.js';

const [{ rules: raiinet }] = GAMES;
const four = GAMES[1];
const RULE = { base: 10_000, inc: 500 };

/** A table with clocks and a watch that only the test turns. */
function timed(options: unknown = { players: 2 }, friendly = true) {
  const table = newTable(raiinet, options, 1, { clock: RULE, friendly });
  const watch = { ms: 1_000 };
  table.keepTime(() => watch.ms);
  /** The seat on move gives a command that takes so long. */
  const play = (ms: number, own: Table = table) => {
    watch.ms += ms;
    return own.give(own.onMove, own.legal(own.onMove)[0]);
  };
  return { table, watch, play };
}
const leftOf = ({ clock }: Table) => (clock && 'left' in clock ? clock.left : null);

test('no rule, no clock; and no time passes while nobody keeps it', () => {
  expect(newTable(raiinet, { players: 2 }).clock).toBeNull();
  const table = newTable(raiinet, { players: 2 }, 1, { clock: RULE });
  table.give(0, table.legal(0)[0]);
  expect(table.clock).toMatchObject({ left: [10_500, 10_000], running: null });
  expect(table.record().entries[0]).not.toHaveProperty('ms');
});

test('the first command of a seat is free, every later one costs its time', () => {
  const { table, play } = timed();
  play(4_000);
  play(4_000);
  play(3_000);
  expect(leftOf(table)).toEqual([8_000, 10_500]);
  expect(table.chair(1).clock).toMatchObject({ running: 1, at: 12_000 });
  play(100);
  expect(table.clock).toMatchObject({ left: [8_000, 10_900], running: 0, inc: [500, 500] });
});

test('a refused command costs nothing of its own', () => {
  const { table, watch, play } = timed();
  play(0);
  play(0);
  watch.ms += 1_000;
  const command = raiinet.game.grammar.parse('ability 9');
  expect(command.ok && table.give(0, command.value)).toBeTruthy();
  play(1_000);
  expect(leftOf(table)?.[0]).toBe(9_000);
});

test('who comes too late has lost, whatever the command', () => {
  const { table, watch, play } = timed();
  play(0);
  play(0);
  watch.ms += 10_499;
  expect(table.termination).toBeNull();
  watch.ms += 1;
  expect(table.give(0, table.legal(0)[0])).toMatchObject({ code: 'over' });
  expect(table.termination).toBe('timeout');
  expect(table.outcome).toMatchObject({ winner: 1 });
  expect(table.clock).toMatchObject({ running: null });
  expect(Loading.of(raiinet, table.record())).toMatchObject({ ok: true });
});

test('a flag falls by itself', async () => {
  const table = newTable(raiinet, { players: 2 }, 1, { clock: { base: 5, inc: 0 } });
  table.keepTime(Date.now);
  table.give(0, table.legal(0)[0]);
  table.give(1, table.legal(1)[0]);
  if (table.termination === null) await new Promise<void>((done) => void table.subscribe(done));
  expect(table.termination).toBe('timeout');
});

test('time that stands still goes on from there', () => {
  const { table, watch, play } = timed();
  play(0);
  play(0);
  watch.ms += 2_000;
  table.keepTime(null);
  expect(table.clock).toMatchObject({ running: null });
  watch.ms += 60_000;
  expect(table.termination).toBeNull();
  table.keepTime(() => watch.ms);
  play(1_000);
  expect(leftOf(table)?.[0]).toBe(10_500 - 3_000 + 500);
});

test('of four players the others go on, and nobody pays for who left', () => {
  const { table, watch, play } = timed(four.options);
  for (let seat = 0; seat < 4; seat++) play(0);
  watch.ms += 2_000;
  table.leave(2);
  expect(table.termination).toBeNull();
  play(1_000);
  expect(leftOf(table)?.[0]).toBe(10_500 - 3_000 + 500);
  watch.ms += 10_500;
  table.give(1, table.legal(1)[0]);
  expect(table.playing).toEqual([0, 3]);
  expect(table.onMove).toBe(3);
});

test('what is taken back gives its time back, and a fork begins with the time of its turn', () => {
  const { table, play } = timed();
  for (const ms of [0, 0, 3_000, 2_000]) play(ms);
  expect(leftOf(table)).toEqual([8_000, 9_000]);
  table.undo();
  expect(leftOf(table)).toEqual([8_000, 10_500]);
  expect(leftOf(table.fork(2))).toEqual([10_500, 10_500]);
  table.redo();
  expect(leftOf(table)).toEqual([8_000, 9_000]);
});

test('a record keeps the rule and the times, and is the same after loading', () => {
  const { table, play } = timed({ players: 2 }, false);
  for (const ms of [700, 0, 3_000, 2_000]) play(ms);
  const record = table.record();
  expect(record.table).toEqual({ friendly: false, clock: RULE });
  expect(record.entries.map((entry) => 'ms' in entry && entry.ms)).toEqual([700, 0, 3_000, 2_000]);
  const loading = Loading.of(raiinet, JSON.parse(JSON.stringify(record)));
  const loaded = loading.ok ? loading.value.result() : null;
  if (!loaded?.ok) throw new Error('it does not load');
  expect(leftOf(loaded.table)).toEqual([8_000, 9_000]);
  expect(loaded.table.record()).toEqual(record);
});

test('a seat elsewhere has the same clocks', async () => {
  const { table, play } = timed();
  for (const ms of [0, 0, 3_000]) play(ms);
  const [here, there] = channelPair();
  hostSeat(table, 1, here, { key: 'key' });
  const chair = new RemoteChair(raiinet.game, there, 'key');
  for (let i = 0; i < 20; i++) await Promise.resolve();
  expect(chair.clock).toEqual(table.clock);
});
