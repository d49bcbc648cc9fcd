/**
 * Two nodes in processes of their own, under load: one is frozen, cut from the database or killed, PostgreSQL is killed.
 * What was acknowledged is there, once; both nodes tell the same; clocks are those of the log.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TestPostgres } from '@quadrant/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { Cable } from './testing/cable.js';
import { Client, call, guest } from './testing/client.js';
import { Steadfast } from './testing/steadfast.js';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));
const LONG = process.env.QUADRANT_LONG !== undefined;
const ROUNDS = LONG ? 10 : 1;
const FREEZE = LONG ? 20_000 : 0; // milliseconds, at least
const MATCHES = LONG ? 8 : 2;
const BASE = 3_600_000;

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: outages are not tested.');

class Node {
  address = '';
  private child: ChildProcess | null = null;
  private readonly database: string;
  constructor(database: string) {
    this.database = database;
  }
  async start(): Promise<void> {
    const words = ['serve', '--port', '0', '--database', this.database, '--log', 'silent'];
    const child = spawn(process.execPath, [PROGRAM, ...words, '--messages-per-second', '1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let said = '';
    for await (const chunk of child.stdout!) {
      said += chunk;
      const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (address === undefined) continue;
      child.stdout!.resume();
      this.address = `${address}/`;
      return;
    }
    throw new Error(`the node ended: ${said}`);
  }
  signal(signal: NodeJS.Signals): void {
    this.child!.kill(signal);
  }
  async killed(): Promise<void> {
    const gone = new Promise((done) => this.child!.once('exit', done));
    this.signal('SIGKILL');
    await gone;
  }
}

describe.runIf(found !== null)('outages of two nodes', () => {
  const postgres = found!;
  const nodes: Node[] = [];
  const cables: Cable[] = [];
  const players: Steadfast[] = [];
  afterAll(async () => {
    for (const player of players) player.stop();
    for (const node of nodes) await node.killed();
    for (const cable of cables) cable.close();
    await postgres?.close();
  });

  it(
    'lose nothing',
    async () => {
      for (let n = 0; n < 2; n++) {
        const cable = new Cable(Number(new URL(postgres.url).port));
        cables.push(cable);
        const url = new URL(postgres.url);
        url.port = `${await cable.open()}`;
        nodes.push(new Node(url.href));
      }
      await Promise.all(nodes.map((node) => node.start()));
      const addresses = () => nodes.map(({ address }) => address);
      const tables = await Promise.all(Array.from({ length: MATCHES }, (_, n) => sitDown(n, addresses)));
      const seats = tables.flatMap((table) => table.seats);
      players.push(...seats);
      const playing = seats.map((player, i) => player.play(i));

      const outages: (() => Promise<void>)[] = nodes.flatMap((node, n) => [
        async () => {
          node.signal('SIGSTOP');
          await Promise.all([goOn(tables), new Promise((later) => setTimeout(later, FREEZE))]);
          node.signal('SIGCONT');
        },
        async () => {
          cables[n].break();
          await goOn(tables);
          cables[n].mend();
        },
        async () => {
          await node.killed();
          await goOn(tables);
          await node.start();
        },
      ]);
      outages.push(async () => {
        await postgres.kill('SIGKILL');
        await postgres.run();
      });
      for (let round = 0; round < ROUNDS; round++)
        for (const outage of outages) {
          await goOn(tables);
          await outage();
        }
      await goOn(tables);
      for (const player of seats) player.stop();
      await Promise.all(playing);
      for (const table of tables) await holds(table, addresses());
    },
    LONG ? 3_600_000 : 600_000,
  );
});

type Table = Awaited<ReturnType<typeof sitDown>>;

async function sitDown(n: number, addresses: () => readonly string[]) {
  const [one, two] = addresses();
  const people = [await guest(one, 'Ann'), await guest(two, 'Bob')];
  const options = { players: 2, draw: null };
  const body = { game: 'raiinet', options, seats: ['me', 'open'], clock: { base: BASE, inc: 0 } };
  const { match } = (await call(one, 'POST', '/api/matches', { token: people[0].token, body })).body;
  await call(two, 'POST', `/api/matches/${match}/join`, { token: people[1].token });
  const seats = people.map(({ token }, i) => new Steadfast(addresses, token, match, `steady-${n}-${i}`));
  return { match: match as string, people, seats };
}

const done = ({ seats }: Table): number =>
  seats.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/** Every match goes on by itself. */
async function goOn(tables: readonly Table[]): Promise<void> {
  const wanted = tables.map((table) => done(table) + 4);
  while (tables.some((table, i) => done(table) < wanted[i]))
    await new Promise((soon) => setTimeout(soon, 50));
}

async function holds({ match, people, seats }: Table, addresses: readonly string[]): Promise<void> {
  const told = await Promise.all(
    addresses.map(async (address) => {
      const client = await new Client(address).hello(people[0].token);
      await client.watch(match);
      const { v, ply, clock, onMove } = client.last(match);
      client.close();
      return { v, ply, clock, onMove };
    }),
  );
  expect(told[1]).toEqual(told[0]);
  const client = await new Client(addresses[0]).hello(people[0].token);
  await client.watch(match);
  client.say({ t: 'act', match, id: 'the-end-of-it', act: 'resign' });
  expect(await client.answer('the-end-of-it')).toMatchObject({ t: 'ok' });
  client.close();
  const { record } = (await call(addresses[1], 'GET', `/api/matches/${match}/record`)).body;
  const commands = (record.entries as { seat: number; command?: string; ms?: number }[]).filter(
    ({ command }) => command !== undefined,
  );
  expect(commands).toHaveLength(told[0].ply);
  for (const { acknowledged } of seats)
    for (const [ply, command] of acknowledged) expect(commands[ply].command, `ply ${ply}`).toBe(command);
  const acknowledged = done({ match, people, seats });
  expect(commands.length - acknowledged).toBeLessThanOrEqual(seats.length); // on their way when it was stopped
  const left = seats.map((_, seat) => {
    const own = commands.filter((each) => each.seat === seat);
    return BASE - own.slice(1).reduce((sum, { ms = 0 }) => sum + ms, 0); // the first one is free
  });
  expect(told[0].clock).toMatchObject({ left });
}
