/** An `ok` says that something is on disk: nobody is told while it is being written, and nobody where that failed. */
import { stream } from '@quadrant/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Append, MatchLog } from './host.js';
import type { OpenedDatabase } from './store/opened.js';
import { openSqlite } from './store/sqlite.js';
import { Store } from './store/store.js';
import { testFile } from './testing/folder.js';
import { headerFor, simulatedHost } from './testing/simulation.js';

const TIMING = { now: 1_763_265_600_000 };
const LOST = new Error('the connection to the store was lost');

/** Whatever is written waits here until the test says what becomes of it. */
class Gate {
  isOpen = true;
  private waiting: (() => void)[] = [];
  private arrived = () => {};
  private fate: 'written' | 'failed' | 'answer lost' = 'written';

  async through<T>(write: () => Promise<T>): Promise<T> {
    if (!this.isOpen) {
      const opened = new Promise<void>((go) => this.waiting.push(go));
      this.arrived();
      await opened;
    }
    if (this.fate === 'failed') throw LOST;
    const answer = await write();
    if (this.fate === 'written') return answer;
    this.fate = 'written';
    throw LOST;
  }
  /** From now on; waits until somebody stands before it, and for whatever else would be done at once. */
  async hold(): Promise<void> {
    this.isOpen = false;
    await new Promise<void>((arrived) => {
      this.arrived = arrived;
    });
    for (let turns = 0; turns < 20; turns++) await new Promise((turn) => setImmediate(turn));
  }
  open(fate: Gate['fate']): void {
    this.isOpen = true;
    this.fate = fate;
    for (const go of this.waiting.splice(0)) go();
  }
}

/** The same log, the writes of which go through the gate. */
const behind = <A, T, L extends { append(what: A): Promise<T> }>(gate: Gate, log: L): L =>
  new Proxy(log, {
    get(target, name) {
      if (name === 'append') return (what: A) => gate.through(() => target.append(what));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

type Way = (opened: OpenedDatabase, gate: Gate) => MatchLog;
const WAYS: readonly (readonly [string, Way])[] = [
  ['the log', (opened, gate) => behind<Append, boolean, Store>(gate, new Store(opened))],
  [
    'the journal of the store',
    ({ db, journal }, gate) =>
      new Store({
        db,
        journal: behind<readonly Append[], readonly boolean[], typeof journal>(gate, journal),
      }),
  ],
];

/** A match that both look at; `heard` is what anybody was told, in its order. */
async function running(way: Way = WAYS[0][1]) {
  const opened = await openSqlite(testFile());
  const gate = new Gate();
  const log = way(opened, gate);
  const host = simulatedHost(log, 1);
  const header = headerFor(stream(1, 'acknowledgement'), {
    game: 'raiinet',
    options: { players: 2, draw: null },
  });
  await new Store(opened).make(header, null);
  const { match } = header;
  const heard: string[] = [];
  for (const seat of [0, 1]) {
    const player = `p_${seat}`;
    await host.ask(match, { t: 'join', player, bot: false, seat }, TIMING);
    await host.watch(
      match,
      player,
      { from: undefined, ...TIMING },
      (viewer) => ({ viewer, hear: ({ event }) => void heard.push(`${event.kind} to ${viewer}`) }),
      () => {},
    );
  }
  heard.length = 0; // how they came does not matter
  const player = 'p_0';
  const id = 'the-only-one';
  const resign = () =>
    host.ask(match, { t: 'act', player, id, act: 'resign' }, TIMING, (refusal) =>
      heard.push(refusal === null ? 'ok' : `${refusal?.code}`),
    );
  const logged = async () => (await log.since(match, 3)).map(({ kind }) => kind); // two joined, it started
  return { opened, gate, heard, resign, logged };
}

const TOLD = ['ok', 'resigned to 0', 'resigned to 1'];

it.each(WAYS)('tells nobody anything before %s has written it', async (_, way) => {
  const { gate, heard, resign, logged, opened } = await running(way);
  const held = gate.hold();
  let isAnswered = false;
  const asked = resign().finally(() => {
    isAnswered = true;
  });
  await held;
  expect({ heard, isAnswered, logged: await logged() }).toEqual({ heard: [], isAnswered: false, logged: [] });
  gate.open('written');
  expect(await asked).toBe(null);
  expect(heard).toEqual(TOLD);
  expect(await logged()).toEqual(['resigned']);
  await opened.db.destroy();
});

it.each(WAYS)('tells nobody anything where %s fails, and does it when it is asked again', async (_, way) => {
  const { gate, heard, resign, logged, opened } = await running(way);
  gate.open('failed');
  await expect(resign()).rejects.toThrow(LOST);
  expect({ heard, logged: await logged() }).toEqual({ heard: [], logged: [] });
  gate.open('written');
  expect(await resign()).toBe(null);
  expect(heard).toEqual(TOLD);
  await opened.db.destroy();
});

it.each(WAYS)(
  'tells everybody once, and the `ok` first, where %s has written it and could not say so',
  async (_, way) => {
    const { gate, heard, resign, logged, opened } = await running(way);
    gate.open('answer lost');
    expect(await resign()).toBe(null);
    expect(heard).toEqual(TOLD);
    expect(await logged()).toEqual(['resigned']);
    await opened.db.destroy();
  },
);

it('tells nobody anything where the database itself refuses it', async () => {
  const { heard, resign, logged, opened } = await running();
  for (const statement of ['update', 'insert'])
    await sql
      .raw(`create temp trigger no_${statement} before ${statement} on recent
        begin select raise(abort, 'the disk is full'); end`)
      .execute(opened.db);
  await expect(resign()).rejects.toThrow('the disk is full');
  expect({ heard, logged: await logged() }).toEqual({ heard: [], logged: [] });
  for (const statement of ['update', 'insert'])
    await sql.raw(`drop trigger no_${statement}`).execute(opened.db);
  expect(await resign()).toBe(null);
  expect(heard).toEqual(TOLD);
  await opened.db.destroy();
});
