/** Matches that go on by themselves while servers come and go, and what has to be true of them. */
import type { ClockRule } from '@quadrant/wire';
import { expect } from 'vitest';
import type { LogEntry } from '../match/entry.js';
import type { OpenedDatabase } from '../store/opened.js';
import { Client, call, guest } from './client.js';
import { ClockCount } from './clock-count.js';
import { type StandingThen, Steadfast } from './steadfast.js';

interface Setting {
  readonly game: string;
  readonly options: { readonly players: number };
  readonly clock: ClockRule;
}
interface Promised {
  readonly commands: readonly (readonly [ply: number, command: string])[];
  readonly told: readonly (readonly [v: number, StandingThen])[];
}
type Addresses = () => readonly string[];

export class TestTable {
  readonly match: string;
  readonly players: readonly Steadfast[];
  private readonly tokens: readonly string[];
  private readonly clock: ClockRule;
  private readonly asked: number[] = []; // by seat: of what was told

  private constructor(match: string, tokens: readonly string[], addresses: Addresses, clock: ClockRule) {
    this.match = match;
    this.tokens = tokens;
    this.clock = clock;
    this.players = tokens.map(
      (token, seat) => new Steadfast(addresses, token, match, `steady-${match}-${seat}`),
    );
  }
  /** All sit down, on one server after the other. */
  static async make(setting: Setting, addresses: Addresses): Promise<TestTable> {
    const all = addresses();
    const at = (seat: number) => all[seat % all.length];
    const seats = Array.from({ length: setting.options.players }, (_, seat) => seat);
    const tokens = await Promise.all(seats.map(async (seat) => (await guest(at(seat), 'Ann')).token));
    const body = { ...setting, seats: seats.map((seat) => (seat === 0 ? 'me' : 'open')) };
    const made = await call(at(0), 'POST', '/api/matches', { token: tokens[0], body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { match } = made.body;
    for (const seat of seats.slice(1))
      await call(at(seat), 'POST', `/api/matches/${match}/join`, { token: tokens[seat] });
    return new TestTable(match, tokens, addresses, setting.clock);
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }
  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver);
  }
  stop(): void {
    for (const player of this.players) player.stop();
  }

  /** What was acknowledged until now, and what was told since this was last asked. */
  promised(): Promised {
    const commands = this.players.flatMap(({ acknowledged }) => [...acknowledged]);
    const told = this.players.flatMap(({ standings }, seat) => {
      const news = [...standings].slice(this.asked[seat] ?? 0);
      this.asked[seat] = standings.size;
      return news;
    });
    return { commands, told };
  }
  /** All of that is in the log, once and in its place, and whatever anybody was told follows from the log. */
  expectKept({ commands, told }: Promised, log: readonly LogEntry[]): void {
    const kept = log.flatMap(({ command }) => command ?? []);
    expect(
      commands.filter(([ply, command]) => kept[ply] !== command),
      `acknowledged and not in the log of ${this.match}`,
    ).toEqual([]);
    const ids = log.flatMap(({ by, id }) => (id === undefined ? [] : [`${by} ${id}`]));
    expect(new Set(ids).size, 'an id counts once').toBe(ids.length);
    expect(this.players.flatMap(({ faults }) => faults)).toEqual([]);
    const counted = this.countedAfterEach(log);
    for (const [v, { ply, clock }] of told)
      expect({ ply, clock }, `version ${v} of ${this.match}`).toMatchObject(counted[v - 1]);
  }
  /** What follows from each entry, counted by hand. */
  private countedAfterEach(log: readonly LogEntry[]): object[] {
    const count = this.clock && new ClockCount(this.clock, this.players.length);
    let ply = 0;
    return log.map(({ kind, by, ms = 0, at }) => {
      if (kind !== 'played') return { ply };
      count?.played(by!, ms);
      return { ply: ++ply, clock: count?.shownAt(at) ?? null };
    });
  }

  /** Everybody comes to be told the same by every server, which is what the log has; and so has the record. */
  async expectSame(
    addresses: readonly string[],
    read: (tables: readonly TestTable[]) => Promise<Logs>,
  ): Promise<void> {
    const clients = await Promise.all(
      addresses.flatMap((address) => this.tokens.map((token) => new Client(address).hello(token))),
    );
    for (const client of clients) await client.watch(this.match);
    let log: readonly LogEntry[] = [];
    const ahead = async () => {
      log = (await read([this])).get(this.match)!;
      return clients.map((client) => client.last(this.match).v - log.length);
    };
    await expect.poll(ahead).toEqual(clients.map(() => 0)); // something may have been on its way
    const told = clients.map((client) => {
      const { v, ply, clock, onMove, over } = client.last(this.match);
      return { v, ply, clock, onMove, over };
    });
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]).toMatchObject(this.countedAfterEach(log)[log.length - 1]);
    for (const client of clients.slice(0, this.tokens.length)) {
      if (client.last(this.match).over) break;
      client.say({ t: 'act', match: this.match, id: 'the-end-of-it', act: 'resign' });
      await client.answer('the-end-of-it');
      const { v } = client.last(this.match);
      await clients[0].until(() => clients[0].last(this.match).v >= v);
    }
    for (const client of clients) client.close();
    const { record } = (await call(addresses[0], 'GET', `/api/matches/${this.match}/record`)).body;
    const commands = record.entries.flatMap(({ command }: { command?: string }) => command ?? []);
    expect(commands).toEqual(log.flatMap(({ command }) => command ?? []));
  }
}

export type Logs = ReadonlyMap<string, readonly LogEntry[]>;

/** What a database has of these matches; then it is closed. */
export async function logsIn(opened: OpenedDatabase, tables: readonly TestTable[]): Promise<Logs> {
  const found = await opened.journal.since(tables.map(({ match }) => ({ match, number: 0 })));
  await opened.notices?.close();
  await opened.db.destroy();
  return new Map(tables.map(({ match }, i) => [match, found[i]]));
}

/** Every match goes on by itself. */
export async function goOn(tables: readonly TestTable[], commands = 4): Promise<void> {
  const wanted = tables.map(({ acknowledged }) => acknowledged + commands);
  while (tables.some((table, i) => !table.isOver && table.acknowledged < wanted[i])) {
    for (const { players } of tables) for (const { faults } of players) expect(faults).toEqual([]);
    await new Promise((soon) => setTimeout(soon, 50));
  }
}
