import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stream } from '@quadrant/kernel';
import { TestPostgres } from '@quadrant/testing/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestRedis } from '../../../lab/testing/redis.js';
import { CommandSession } from '../../testing/session.js';

const LONG = Boolean(process.env.QUADRANT_LONG);
const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-queue-'));
const at = (name: string) => join(HOME, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

const started = new Set<ChildProcess>();
const said = new Map<ChildProcess, string>(); // to standard error
function start(...words: string[]): ChildProcess {
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  started.add(child);
  said.set(child, '');
  child.stderr!.setEncoding('utf8').on('data', (text) => said.set(child, said.get(child) + text));
  return child;
}
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const DATABASES = [
  ['PostgreSQL', await TestPostgres.open()],
  ['Redis', LONG ? await TestRedis.open() : null],
] as const;
for (const [name, database] of DATABASES)
  if (database === null && LONG) console.warn(`There is no ${name} here: its queue is not tested.`);
afterAll(async () => {
  for (const child of started) await end(child, 'SIGKILL');
  for (const [, database] of DATABASES) await database?.close();
  rmSync(HOME, { recursive: true, force: true });
});

const { kills, rounds } = LONG ? { kills: 20, rounds: 160 } : { kills: 3, rounds: 24 };
const seed = Number(process.env.QUADRANT_SEED ?? 1); // of the moments
/** Bots that think a little: a run must not be over between two looks. */
const WORDS = ['tournament', 'raiinet', '--bot', 'greedy', '--bot', 'greedy', '--rounds', String(rounds)];
const FILES = ['results.jsonl', 'results.pgn', 'summary.json', 'spec.json', 'records/3-2.json'];

const session = new CommandSession();
const quadrant = (...words: string[]) => session.run(...words);
afterAll(() => session.close());

/** The tournament on one thread, played once for all to be compared with. */
beforeAll(async () => {
  expect(await quadrant(...WORDS, '--jobs', '1', '--out', at('alone'))).toMatchObject({ status: 0 });
});

describe.each(DATABASES.filter(([, database]) => database !== null))('a queue at %s', (name, found) => {
  test(`${kills} kills of workers, of the one who asks and of the database change no byte (seed ${seed})`, async () => {
    const database = found!;
    const moments = stream(seed, `kills of ${name}`);
    const queue = ['--queue', database.url];
    const out = at(name);
    const asking = ['--out', out, ...queue, '--chunk', '2'];
    const workers = [1, 2].map(() => start('lab', 'worker', ...queue, '--jobs', '1'));
    let asker = start(...WORDS, ...asking);
    const played = () =>
      existsSync(join(out, 'games.jsonl')) ? read(`${name}/games.jsonl`).split('\n').length - 1 : 0;
    const targets = [
      async () => {
        await end(workers.splice(moments.below(workers.length), 1)[0], 'SIGKILL');
        workers.push(start('lab', 'worker', ...queue, '--jobs', '1'));
      },
      async () => {
        await end(asker, 'SIGKILL');
        asker = start(...WORDS, ...asking, '--resume');
      },
      async () => {
        await database.kill('SIGKILL');
        await pause(moments.below(300)); // away for a while
        await database.run();
      },
    ];
    let killed = 0;
    for (; killed < kills && asker.exitCode === null; killed++) {
      const due = (rounds * (killed + 1)) / (kills + 2); // all along the run, however fast it goes
      while (played() < due && asker.exitCode === null) await pause(5);
      await pause(moments.below(60));
      await targets[killed < targets.length ? killed : moments.below(targets.length)]();
    }
    expect(killed).toBe(kills); // none came after the end
    if (asker.exitCode === null) await once(asker, 'exit');
    expect(asker.exitCode, said.get(asker)).toBe(0);
    for (const file of FILES) expect(read(`${name}/${file}`)).toBe(read(`alone/${file}`));
    for (const worker of workers) await end(worker, 'SIGTERM');
    for (const worker of workers) expect(worker.exitCode, said.get(worker)).toBe(0);
  });
});

test.runIf(LONG && DATABASES[0][1] !== null)(
  'a bot of the house is tuned at a queue as on one thread',
  async () => {
    const words = [
      'tune',
      'raiinet',
      '--bot',
      'hard',
      '--against',
      'random',
      '--param',
      'exploration=0.2..3.0',
    ];
    const short = [...words, '--iterations', '2', '--pairs', '1', '--each', 'nodes=10'];
    const queue = ['--queue', DATABASES[0][1]!.url];
    const worker = start('lab', 'worker', ...queue, '--jobs', '1');
    const there = await quadrant(...short, '--out', at('there'), ...queue);
    expect(there.status, there.err).toBe(0);
    expect((await quadrant(...short, '--out', at('here'), '--jobs', '1')).out).toBe(there.out);
    expect(read('there/steps.jsonl')).toBe(read('here/steps.jsonl'));
    await end(worker, 'SIGTERM');
  },
);

test.runIf(DATABASES[0][1] !== null && process.env.QUADRANT_LONG)(
  'a net is trained by workers as here, byte for byte',
  async () => {
    const few = ['train', 'raiinet', '--steps', '3', '--every', '3', '--pairs', '3', '--measured', '3'];
    const queue = ['--queue', DATABASES[0][1]!.url];
    const worker = start('lab', 'worker', ...queue, '--jobs', '2');
    const there = await quadrant(...few, '--out', at('there.json'), ...queue);
    expect(there.status, there.err).toBe(0);
    expect((await quadrant(...few, '--out', at('here.json'), '--jobs', '1')).out).toBe(there.out);
    expect(read('there.json')).toBe(read('here.json'));
    await end(worker, 'SIGTERM');
  },
);

test.runIf(DATABASES[0][1] !== null)(
  'submissions are checked, programs fuzzed, and games simulated, by workers as here',
  async () => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text, { mode: 0o755 });
    };
    for (const name of ['one', 'two']) {
      write(`cases/${name}.txt`, 'q\n');
      write(`cases/${name}.expected.txt`, 'hello\n');
    }
    write('class/ann/say', '#!/bin/sh\necho hello\n');
    write('class/bob/say', '#!/bin/sh\necho hallo\n');
    write('class/eve/notes.txt', 'no program');
    const words = ['check', 'simodyssey-2', at('cases'), '--submissions', at('class'), '--program', './say'];
    const check = (...more: string[]) =>
      quadrant(...words, '--build', '/bin/true', '--format', 'tap', ...more);
    const queue = ['--queue', DATABASES[0][1]!.url];
    const worker = start('lab', 'worker', ...queue, '--jobs', '2');
    const [there, here] = [await check(...queue), await check()];
    const fuzz = (...more: string[]) =>
      quadrant('fuzz', 'simodyssey-2', '--program', at('class/bob/say'), '--games', '30', ...more);
    const [fuzzedThere, fuzzedHere] = [
      await fuzz(...queue, '--out', at('f1')),
      await fuzz('--out', at('f2')),
    ];
    const simulate = (...more: string[]) =>
      quadrant('simulate', 'raiinet', '--vary', 'draw=50|100', '--games', '5', '--format', 'csv', ...more);
    const simulated = await simulate(...queue);
    await end(worker, 'SIGTERM');
    expect(simulated.out, simulated.err).toBe((await simulate()).out);
    expect(fuzzedThere.out.replaceAll(at('f1'), at('f2')), fuzzedThere.err).toBe(fuzzedHere.out);
    expect(fuzzedThere.out).toContain('rule concerned');
    expect([fuzzedThere.status, fuzzedHere.status]).toEqual([1, 1]);
    expect(there.out, there.err).toBe(here.out);
    expect([there.status, here.status]).toEqual([1, 1]);
    expect(there.out).toContain('ann');
  },
);

test.each([
  [['check', 'simodyssey-2', '.', '--queue', 'redis://x'], '--submissions'],
  [['fuzz', 'raiinet', '--program', 'x {input}', '--queue', 'http://x'], 'a queue is at postgres://'],
  [['lab', 'worker'], 'needs a queue'],
  [['lab', 'worker', '--queue', 'http://x'], 'a queue is at postgres://'],
  [['lab', 'worker', '--queue', 'postgres://127.0.0.1:1/x'], 'cannot reach the queue'],
  [['lab', 'worker', '--queue', 'redis://127.0.0.1:1'], 'cannot reach the queue'],
  [['lab', 'work'], 'did you mean worker?'],
])('%j is refused with what would be right', async (words, message) => {
  const { err, status } = await quadrant(...words);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
