/**
 * Two nodes in processes of their own, under load: one is frozen, cut from the database or killed, PostgreSQL is killed.
 * What was acknowledged is there, once; both nodes tell the same; clocks are those of the log.
 */
import { TestPostgres } from '@quadrant/testing/postgres';
import { afterAll, describe, it } from 'vitest';
import { openPostgres } from './store/postgres.js';
import { Cable } from './testing/cable.js';
import { ServerProgram } from './testing/program.js';
import { goOn, logsIn, TestTable } from './testing/tables.js';

const LONG = process.env.QUADRANT_LONG !== undefined;
const ROUNDS = LONG ? 10 : 1;
const FREEZE = LONG ? 20_000 : 0; // milliseconds, at least
const MATCHES = LONG ? 8 : 2;
const TABLE = {
  game: 'raiinet',
  options: { players: 2, draw: null },
  clock: { base: 3_600_000, inc: 0 },
} as const;

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: outages are not tested.');

describe.runIf(found !== null)('outages of two nodes', () => {
  const postgres = found!;
  const nodes: ServerProgram[] = [];
  const cables: Cable[] = [];
  const tables: TestTable[] = [];
  afterAll(async () => {
    for (const table of tables) table.stop();
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
        nodes.push(new ServerProgram('--database', url.href));
      }
      await Promise.all(nodes.map((node) => node.start()));
      const addresses = () => nodes.map(({ address }) => address);
      const seated = Array.from({ length: MATCHES }, () => TestTable.make(TABLE, addresses));
      tables.push(...(await Promise.all(seated)));
      const playing = tables.flatMap(({ players }) => players.map((player, i) => player.play(i)));

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
      for (const table of tables) table.stop();
      await Promise.all(playing);
      const read = async (some: readonly TestTable[]) => logsIn(await openPostgres(postgres.url), some);
      for (const table of tables) {
        table.expectKept(table.promised(), (await read([table])).get(table.match)!);
        await table.expectSame(addresses(), read);
      }
    },
    LONG ? 3_600_000 : 600_000,
  );
});
