import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TRAINING, Trainer, writeNet } from '@quadrant/bots/training';
import type { GameRecord } from '@quadrant/table';
import { TestPostgres } from '@quadrant/testing/postgres';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FUZZ_JOB, FUZZED_IN, searchFor } from '../../testing/fuzzing.js';
import { TestRedis } from '../../testing/redis.js';
import { randomBot, specOf } from '../../testing/spec.js';
import { UNGRADED } from '../check/grading.js';
import { CHECK_FORMAT, type CheckJob } from '../check/job.js';
import type { Elsewhere } from '../fuzz/fuzz.js';
import type { FuzzJob } from '../fuzz/job.js';
import { openLineup, type PairLine, type PlayedLine, playChunk } from '../jobs/chunk.js';
import { pairsIn, type Spec } from '../jobs/spec.js';
import { STANDARD_LIMITS } from '../process/limits.js';
import { runSimulation, type SimulationRun } from '../simulate/run.js';
import type { Simulation } from '../simulate/spec.js';
import { playHere } from '../training/players.js';
import { checkAtQueue } from './check-at-queue.js';
import { readChunk, resultText, timesText } from './chunk-text.js';
import { rangeOf, sizeFor } from './chunks.js';
import { connect, type QueueConnection, readQueueAddress } from './connection.js';
import { coordinate, type QueuePlan } from './coordinate.js';
import { fuzzAtQueue } from './fuzz-at-queue.js';
import { mistoldIn } from './line-holds.js';
import type { OpenPlayer } from './pair-threads.js';
import { simulateAtQueue } from './simulate-at-queue.js';
import { QueuePlayers } from './train-at-queue.js';
import { type Working, work } from './work.js';

/** Plays here: threads are for what is built, which the command line's test runs. */
const open: OpenPlayer = (spec, folder) => {
  const field = openLineup(spec, folder);
  return {
    async play(first, count) {
      const lines: PlayedLine[] = [];
      for await (const line of playChunk(spec, first, count, await field)) lines.push(line);
      return lines;
    },
    close: async () => (await field).close(),
  };
};

const LONG = Boolean(process.env.QUADRANT_LONG);
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-queue-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const SPEC = specOf(
  ['a', 'b'].map((name) => randomBot(name)),
  { rounds: 6, seed: 11 },
);

const CHECK_JOB: CheckJob = {
  format: CHECK_FORMAT,
  host: SPEC.host,
  settings: {
    game: 'raiinet',
    limits: STANDARD_LIMITS,
    compare: 'exact',
    filter: null,
    ignoresStatus: false,
    page: null,
  },
  maxFailures: null,
  cases: [],
  program: '/bin/true',
  build: null,
  grading: UNGRADED,
  sandbox: 'plain',
};

const alone: PlayedLine[] = [];
beforeAll(async () => {
  const field = await openLineup(SPEC, HOME);
  for await (const line of playChunk(SPEC, 0, pairsIn(SPEC), field)) alone.push(line);
  await field.close();
});

describe('a chunk as text', () => {
  test('comes back as it was', () => {
    expect(readChunk(resultText(alone), timesText(alone), 0, 6)).toEqual({ ok: true, value: alone });
  });
  test.each([
    ['too few pairs', (lines: PlayedLine[]) => lines.slice(1), 'has 5 pairs'],
    ['other pairs', (lines: PlayedLine[]) => [...lines].reverse(), 'tells of pair 5'],
    [
      'another record',
      ([one, ...rest]: PlayedLine[]) => [
        { ...one, records: [one.records[0], { ...one.records[1], seed: 5 }] },
        ...rest,
      ],
      'not the one it names',
    ],
  ])('%s: refused', (_, change, words) => {
    const read = readChunk(resultText(change(alone)), timesText(alone), 0, 6);
    expect(read).toMatchObject({ ok: false, error: { words: expect.stringContaining(words) } });
  });
  test('anything else: refused', () => expect(readChunk('{', '', 0, 1).ok).toBe(false));
});

describe('a line tells what its records tell', () => {
  const gone = { ...randomBot('gone'), bot: null, command: 'exec no-such-program' };
  const four = ['a', 'b', 'c', 'd'].map((name) => randomBot(name));
  test.each([
    ['as it comes', {}],
    ['at the limit', { maxMoves: 9 }],
    ['adjudicated', { adjudicate: 30 }],
    ['by somebody who is not there', { bots: [randomBot('a'), gone] }],
    ['at a table of four', { bots: four, seats: 4, options: { players: 4 } }],
    ['alone', { game: 'space-defender-2', seats: 1 }],
    ['alone and gone', { game: 'space-defender-2', seats: 1, bots: [gone, randomBot('a')] }],
  ])('%s', async (_, changes) => {
    const spec: Spec = { ...SPEC, ...changes };
    const field = await openLineup(spec, HOME, true);
    for await (const line of playChunk(spec, 0, 2, field)) expect(mistoldIn(spec, line)).toBe(null);
    await field.close();
  });

  const lies: readonly (readonly [string, (line: PairLine) => PairLine])[] = [
    ['points', (line) => ({ ...line, scores: [1, 1] })],
    ['a pair that counts for nobody', (line) => ({ ...line, scores: null })],
    ['names', (line) => ({ ...line, bots: [...line.bots].reverse() })],
    ...Object.entries({
      winner: 7,
      termination: 'adjudicated',
      plies: 1,
      seats: ['a', 'a'],
      reason: 'luck',
    }).map(
      ([field, value]) =>
        [
          field,
          (line: PairLine) => ({ ...line, games: line.games.map((game) => ({ ...game, [field]: value })) }),
        ] as const,
    ),
  ];
  test.each(lies)('other %s are seen', (_, lie) => {
    const [played] = alone;
    expect(mistoldIn(SPEC, { ...played, line: lie(played.line) })).toMatch(/^pair 0 is told otherwise/);
  });
  test('and what is no record', () => {
    const records = alone[0].records.map(({ entries: _, ...rest }) => rest as GameRecord);
    expect(mistoldIn(SPEC, { ...alone[0], records })).toContain('a record that is none');
  });
  test('so are other names in a record', () => {
    const [played] = alone;
    const records = played.records.map((record) => ({ ...record, seats: [{ bot: 'b' }, { bot: 'b' }] }));
    expect(mistoldIn(SPEC, { ...played, records })).toMatch(/^pair 0 is told otherwise/);
  });
});

test('chunks take a few seconds and cover every pair once', () => {
  expect([sizeFor(0.1), sizeFor(1000), sizeFor(600_000)]).toEqual([200, 4, 1]);
  expect([0, 1].map((chunk) => rangeOf(SPEC, 4, chunk))).toEqual([
    { first: 0, count: 4 },
    { first: 4, count: 2 },
  ]);
});

test('addresses', () => {
  for (const url of ['postgres://a/b', 'postgresql://a/b', 'redis://a', 'rediss://a:1'])
    expect(readQueueAddress(url)).toEqual({ ok: true, value: url });
  for (const url of ['', 'a', 'http://a', 'postgres'])
    expect(readQueueAddress(url)).toMatchObject({ ok: false, error: { code: 'bad-queue' } });
});

const DATABASES = [
  ['PostgreSQL', await TestPostgres.open()],
  ['Redis', await TestRedis.open()],
] as const;
for (const [name, database] of DATABASES)
  if (database === null) console.warn(`There is no ${name} here: its queue is not tested.`);
const first = DATABASES.map(([, database]) => database).find((database) => database !== null);
afterAll(async () => {
  for (const [, database] of DATABASES) await database?.close();
});

describe.each(DATABASES.filter(([, database]) => database !== null))('at %s', (_, database) => {
  let connection: QueueConnection;
  beforeAll(async () => {
    connection = await connect(database!.url);
  }, 600_000);
  afterAll(() => connection.store.close());
  const plan = { open, host: SPEC.host, folder: HOME, jobs: 2, onTrouble: () => {} };
  let runs = 0;

  /** Runs it at the queue; gives what came, by number. */
  async function run(changes: Partial<QueuePlan> = {}): Promise<PlayedLine[]> {
    const got = new Map<number, PlayedLine>();
    await coordinate(connection, {
      run: `run ${process.pid} ${runs++}`,
      spec: SPEC,
      folder: HOME,
      open,
      has: (pair) => got.has(pair),
      onPlayed: (line) => got.set(line.line.pair, line),
      enough: () => false,
      ...changes,
    });
    return [...got.values()].sort((a, b) => a.line.pair - b.line.pair);
  }
  const withWorker = async <T>(act: () => Promise<T>, folder = HOME): Promise<T> => {
    const working: Working = await work(connection, { ...plan, folder });
    try {
      return await act();
    } finally {
      await working.stop();
    }
  };

  test('workers give what one machine gives, and every pair stands up to being played again', async () => {
    const id = `all ${process.pid}`;
    const lines = await withWorker(() => run({ run: id, checked: 100 }));
    expect(resultText(lines)).toBe(resultText(alone));
    expect(await connection.store.getRun(id)).toBe(null); // nothing is left of it
    expect(await connection.store.results(id, [0, 1, 2, 3, 4, 5])).toEqual([]);
  }, 600_000);

  test('a job that the queue finished without a result is given out again', async () => {
    const name = `lost ${process.pid}`;
    const liar = await connection.worker(async () => {}, {}); // takes jobs and does nothing
    const taken = new Promise<void>((done) => liar.once('completed', () => done()));
    const lines = run({ run: name });
    await taken;
    await liar.close();
    expect(resultText(await withWorker(() => lines))).toBe(resultText(alone));
  }, 600_000);

  test('two results for one chunk that differ stop the run and are both shown', async () => {
    const id = `two ${process.pid}`;
    await connection.store.putRun({ id, spec: JSON.stringify(SPEC), size: 3, probe: null });
    const made = { chunk: 0, times: timesText(alone.slice(0, 3)), worker: 'first' };
    await connection.store.put(id, { ...made, result: resultText(alone.slice(0, 3)) });
    await connection.store.put(id, { ...made, result: resultText(alone.slice(0, 3)), worker: 'same' });
    expect(await connection.store.conflict(id)).toBe(null);
    await connection.store.put(id, { ...made, result: '[]', worker: 'second' });
    await expect(run({ run: id })).rejects.toThrow(/^chunk 0 has two results\.\nfirst: \[.*\nsecond: \[\]$/s);
  }, 600_000);

  test('a lie that holds together is found by playing it again', async () => {
    const id = `lie ${process.pid}`;
    const other = { ...SPEC, seed: 12 };
    const field = await openLineup(other, HOME);
    const lines: PlayedLine[] = [];
    for await (const line of playChunk(other, 0, 6, field)) lines.push(line);
    await field.close();
    await connection.store.putRun({ id, spec: JSON.stringify(SPEC), size: 6, probe: null });
    const made = { chunk: 0, result: resultText(lines), times: timesText(lines), worker: 'a liar' };
    await connection.store.put(id, made);
    await expect(run({ run: id, checked: 100 })).rejects.toThrow(/comes out otherwise here.*from a liar$/s);
  }, 600_000);

  test('a lie about what the records say is seen, whether or not the pair is played again', async () => {
    const id = `told ${process.pid}`;
    const lines = alone.map((played) => ({ ...played, line: { ...played.line, scores: [1, 1] } }));
    await connection.store.putRun({ id, spec: JSON.stringify(SPEC), size: 6, probe: null });
    const made = { chunk: 0, result: resultText(lines), times: timesText(lines), worker: 'a liar' };
    await connection.store.put(id, made);
    await expect(run({ run: id, checked: 0 })).rejects.toThrow(/is told otherwise.*from a liar$/s);
  }, 600_000);

  test('a simulation comes out as here, in the order of its games, and other games are found', async () => {
    const random = { ...randomBot('random'), bot: 'random' };
    const simulation: Simulation = {
      host: SPEC.host,
      game: 'space-defender-2',
      base: null,
      bots: [random],
      games: 7,
      grid: [{ weapon: 1 }, { weapon: 2 }],
      seed: 3,
      maxMoves: 400,
      measures: ['fact:destroyed'],
      watched: true,
    };
    const told = async (play: (onChunk: SimulationRun['onChunk']) => Promise<void>) => {
      const lines: string[] = [];
      await play(({ point }, { games }) => {
        lines.push(...games.map((game) => `${point} ${JSON.stringify(game)}`));
      });
      return lines;
    };
    const at = { simulation, folder: HOME };
    const there = await withWorker(() =>
      told((onChunk) => simulateAtQueue(connection, { ...at, onChunk, size: 3, checked: 100 })),
    );
    expect(there).toEqual(await told((onChunk) => runSimulation({ ...at, onChunk, jobs: 1 })));
    expect(there).toHaveLength(14);
    const liar = await connection.worker(async ({ data: { run, chunk } }) => {
      const games = there.slice(7 * chunk, 7 * (chunk + 1)).map((line) => JSON.parse(line.slice(2)));
      const result = JSON.stringify({ games: games.map((game) => ({ ...game, plies: 1 })), heats: [] });
      await connection.store.put(run, { chunk, result, times: '', worker: 'a liar' });
    }, {});
    const lied = told((onChunk) => simulateAtQueue(connection, { ...at, onChunk, size: 7, checked: 100 }));
    await expect(lied).rejects.toThrow(/^game 0 comes out otherwise here.*from a liar$/s);
    await liar.close();
  }, 600_000);

  test('it is told when nobody works', async () => {
    let told = 0;
    const silence = { ms: 0, tell: () => void told++ };
    const enough = () => told > 1;
    await coordinate(
      { ...connection, silence },
      {
        run: `silent ${process.pid}`,
        spec: SPEC,
        folder: HOME,
        open,
        has: () => false,
        onPlayed() {},
        enough,
      },
    );
    expect(told).toBe(2);
  }, 600_000);

  test('a worker of another version, or that plays otherwise, takes no part', async () => {
    const troubles: string[] = [];
    const strange = await work(connection, {
      ...plan,
      host: 'quadrant 9',
      onTrouble: (words) => troubles.push(words),
    });
    const lines = run();
    while (troubles.length === 0) await pause(20);
    await strange.stop();
    expect(troubles[0]).toBe('the run is of quadrant test, and this is quadrant 9');
    expect(resultText(await withWorker(() => lines))).toBe(resultText(alone));
    const id = `probe ${process.pid}`;
    await connection.store.putRun({ id, spec: JSON.stringify(SPEC), size: 6, probe: '[]' });
    const other = await work(connection, { ...plan, onTrouble: (words) => troubles.push(words) });
    let enough = false;
    const given = run({ run: id, enough: () => enough });
    while (!troubles.some((words) => words.includes('does not take part'))) await pause(20);
    enough = true;
    await given;
    await other.stop();
  }, 600_000);

  test.runIf(LONG && database === first)(
    'a worker that lies once it takes part is found, though one pair of a hundred is played again',
    async () => {
      const short = { ...SPEC, rounds: 1500, maxMoves: 2 }; // found but for one time in three million
      const lying: OpenPlayer = (spec, folder) => {
        const [honest, liar] = [open(spec, folder), open({ ...spec, seed: spec.seed + 1 }, folder)];
        return {
          play: (first, count) => (count === 1 ? honest : liar).play(first, count),
          close: async () => void (await Promise.all([honest.close(), liar.close()])),
        };
      };
      const liar = await work(connection, { ...plan, open: lying });
      await expect(run({ spec: short, size: 100 })).rejects.toThrow(/comes out otherwise here/);
      await liar.stop();
    },
    600_000,
  );

  test.runIf(database instanceof TestRedis)(
    'a Redis that forgot everything is told again',
    async () => {
      const redis = new Redis(database!.url);
      const lines = run({ size: 2 });
      while ((await redis.keys('quadrant:*')).length === 0) await pause(5);
      await redis.flushall();
      expect(resultText(await withWorker(() => lines))).toBe(resultText(alone));
      await redis.quit();
    },
    600_000,
  );

  test.runIf(database instanceof TestRedis)(
    'a Redis may forget everything between any two commands',
    async () => {
      const redis = new Redis(database!.url);
      const { store } = connection;
      const id = `forgotten ${process.pid}`;
      const run = { id, spec: '{}', size: 3, probe: null };
      const made = { chunk: 0, result: 'r', times: 't', worker: 'one' };
      let over = false;
      const forgetting = (async () => {
        while (!over) await redis.flushall();
      })();
      for (let i = 0; i < 300; i++) {
        expect(await store.putRun(run)).toEqual(run);
        await store.put(id, made);
        await store.put(id, { ...made, result: 's', worker: 'two' });
        const conflict = await store.conflict(id);
        if (conflict !== null) expect(conflict).toMatchObject({ kept: 'r', other: 's' });
        await store.forget(id);
      }
      over = true;
      await forgetting;
      await redis.quit();
    },
    600_000,
  );

  test.runIf(database instanceof TestRedis)(
    'a Redis that forgot everything is told the submissions again',
    async () => {
      const redis = new Redis(database!.url);
      const labels: string[] = [];
      const inputs = ['ann', 'bob'].map((name) => () => ({ name, files: [] }));
      const checked = checkAtQueue(connection, CHECK_JOB, inputs, ({ label }) => labels.push(label));
      while ((await redis.keys('quadrant:*:inputs')).length === 0) await pause(5);
      await redis.flushall();
      await withWorker(() => checked);
      expect(labels.sort()).toEqual(['ann', 'bob']);
      await redis.quit();
    },
    600_000,
  );

  test.runIf(LONG || database === first)(
    'a fuzzer finds what it finds alone, and takes nobody at his word for a difference',
    async () => {
      const refuted: number[] = [];
      const searched: Elsewhere = {
        differs: async () => null,
        onRefuted: (n) => refuted.push(n),
      };
      const look = (job: FuzzJob, isLate = () => false) =>
        fuzzAtQueue(connection, { job, folder: FUZZED_IN, size: 4, isLate }, (differs) =>
          searchFor({ ...searched, differs }),
        );
      const other = await work(connection, { ...plan, folder: FUZZED_IN, jobs: 1 });
      const found = await withWorker(() => look(FUZZ_JOB), FUZZED_IN);
      await other.stop();
      expect(found).toHaveLength(2);
      expect(found).toEqual(await searchFor());
      expect(refuted).toEqual([]);
      await searchFor({ ...searched, differs: async (n) => (n === 1 ? 'a liar' : null) });
      expect(refuted).toEqual([1]);
      await look(FUZZ_JOB, () => true); // nobody works, and there is no time left: it ends all the same
      await expect(look({ ...FUZZ_JOB, program: './none {input}' })).rejects.toThrow('cannot be started');
    },
    600_000,
  );

  test.runIf(database === first)(
    'games of a training come out as here; a lie about one is found',
    async () => {
      const players = new QueuePlayers(connection, SPEC.host);
      const shared = { net: writeNet(new Trainer(TRAINING[2], 1).learnt([])), seed: 1 };
      const numbers = [0, 1];
      const there = await withWorker(() => players.play('measured', shared, numbers));
      expect(there).toEqual(numbers.map((number) => playHere('measured', shared, number)));
      const liar = await connection.worker(
        ({ data: { run, chunk } }) =>
          connection.store.put(run, { chunk, result: '[7]', times: '', worker: 'a liar' }),
        {},
      );
      await expect(players.play('measured', shared, [3])).rejects.toThrow(
        /^game 3 comes out otherwise here\.\nhere: .*\nthere: 7$/s,
      );
      await liar.close();
    },
    600_000,
  );

  test.runIf(database === first)(
    'a worker stays ready for the last runs only',
    async () => {
      let ready = 0;
      const counted: OpenPlayer = (spec, folder) => {
        const player = open(spec, folder);
        ready++;
        return {
          play: (from, count) => player.play(from, count),
          close: () => player.close().then(() => void ready--),
        };
      };
      const working = await work(connection, { ...plan, open: counted });
      for (let i = 0; i < 6; i++) await run({ spec: { ...SPEC, rounds: 1, seed: i } });
      await expect.poll(() => ready).toBe(4);
      await working.stop();
      expect(ready).toBe(0);
    },
    600_000,
  );

  test('the store keeps the first run of a name, and tells what is asked for', async () => {
    const { store } = connection;
    const run = { id: `kept ${process.pid}`, spec: '{}', size: 3, probe: null };
    expect(await store.putRun(run)).toEqual(run);
    expect(await store.putRun({ ...run, size: 9 })).toEqual(run);
    expect(await store.getRun('nobody')).toBe(null);
    const made = { chunk: 4, result: 'r', times: 't', worker: hostname() };
    await store.put(run.id, made);
    expect(await store.results(run.id, [3, 4, 5])).toEqual([made]);
    expect(await store.results(run.id, [3])).toEqual([]);
    expect(await store.results(run.id, [])).toEqual([]);
    expect(await store.getInput(run.id, 1)).toBe(null);
    await store.putInput(run.id, 1, 'what it is made from');
    expect(await store.getInput(run.id, 1)).toBe('what it is made from');
    await store.forget(run.id);
    expect([await store.getRun(run.id), await store.getInput(run.id, 1)]).toEqual([null, null]);
  }, 600_000);
});
