/**
 * Servers, and PostgreSQL, that are killed at any moment while several matches are played: what was acknowledged is
 * there when they are started again, once; clocks follow from the log; clients go on by themselves.
 */
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Rng, stream } from '@quadrant/kernel';
import { TestPostgres } from '@quadrant/testing/postgres';
import { it, onTestFinished } from 'vitest';
import { openPostgres } from './store/postgres.js';
import { openSqlite } from './store/sqlite.js';
import { testFile } from './testing/folder.js';
import { ServerProgram } from './testing/program.js';
import { goOn, type Logs, logsIn, TestTable } from './testing/tables.js';

const LONG = process.env.QUADRANT_LONG !== undefined;
const KILLS = LONG ? { sqlite: 140, postgres: 60 } : { sqlite: 7, postgres: 3 };

const TABLES = [
  { game: 'raiinet', options: { players: 2, draw: null }, clock: { base: 3_600_000, inc: 1000 } },
  { game: 'raiinet', options: { players: 4, draw: null }, clock: { days: 3 } },
  { game: 'raiinet', options: { players: 2, draw: null }, clock: null },
  {
    game: 'mirewood',
    options: { generate: '12x6', difficulty: 1, players: 2, single: true },
    clock: { base: 3_600_000, inc: 0 },
  },
] as const;

interface Killable {
  readonly servers: readonly ServerProgram[];
  /** Kills something; gives what starts it again. */
  kill(): Promise<() => Promise<void>>;
  /** The log as it lies on the disk now. */
  logs(tables: readonly TestTable[]): Promise<Logs>;
}

/** One server on a file. */
function onSqlite(): Killable {
  const folder = dirname(testFile());
  const server = new ServerProgram('--data', folder);
  return {
    servers: [server],
    async kill() {
      await server.killed();
      return () => server.start();
    },
    logs: async (tables) => {
      const copy = testFile();
      for (const end of ['', '-wal']) copyFileSync(join(folder, `matches.sqlite${end}`), copy + end);
      return logsIn(await openSqlite(copy), tables);
    },
  };
}

/** Two servers on PostgreSQL, which is killed most often. */
function onPostgres(postgres: TestPostgres, rng: Rng): Killable {
  const servers = [0, 1].map(() => new ServerProgram('--database', postgres.url));
  let kills = 0;
  return {
    servers,
    async kill() {
      const server = servers[rng.below(servers.length)];
      if (kills++ % 3 === 2) {
        await server.killed();
        return () => server.start();
      }
      await postgres.kill('SIGKILL');
      await postgres.run();
      return async () => {};
    },
    logs: async (tables) => logsIn(await openPostgres(postgres.url), tables),
  };
}

/** A moment while all play: so many commands from now, right after an `ok` was heard or a little later. */
function moment(tables: readonly TestTable[], rng: Rng): Promise<void> {
  const players = tables.flatMap((table) => table.players);
  let left = 1 + rng.below(40);
  let turns = rng.below(3) === 0 ? 0 : rng.below(12);
  return new Promise((now) => {
    const later = () => {
      if (turns-- > 0) setImmediate(later);
      else now();
    };
    for (const player of players)
      player.answered = () => {
        if (--left === 0) later();
      };
  });
}

async function survives(place: Killable, kills: number, rng: Rng): Promise<void> {
  const { servers } = place;
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.killed()));
  });
  await Promise.all(servers.map((server) => server.start()));
  const addresses = () => servers.map(({ address }) => address);
  const tables = await Promise.all(TABLES.map((setting) => TestTable.make(setting, addresses)));
  const playing = tables.flatMap(({ players }) => players.map((player, i) => player.play(i)));
  onTestFinished(() => {
    for (const table of tables) table.stop();
  });
  const expectKept = async () => {
    const promised = tables.map((table) => table.promised());
    const logs = await place.logs(tables);
    tables.forEach((table, i) => {
      table.expectKept(promised[i], logs.get(table.match)!);
    });
  };
  for (let kill = 0; kill < kills; kill++) {
    await goOn(tables, 1);
    await moment(tables, rng);
    const startAgain = await place.kill();
    await expectKept();
    await startAgain();
  }
  await goOn(tables);
  for (const table of tables) table.stop();
  await Promise.all(playing);
  await expectKept();
  for (const table of tables) await table.expectSame(addresses(), place.logs);
}

it('keeps all that was acknowledged, and once, when the server is killed', async () => {
  await survives(onSqlite(), KILLS.sqlite, stream(15, 'kills'));
});

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: it is not killed.');
it.runIf(found !== null)('keeps it also when PostgreSQL is killed, or one of two servers on it', async () => {
  onTestFinished(() => found!.close());
  const rng = stream(15, 'kills of PostgreSQL');
  await survives(onPostgres(found!, rng), KILLS.postgres, rng);
});
