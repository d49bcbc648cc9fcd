import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres, type Postgres } from '../../../lab/testing/postgres.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-queue-'));
const at = (name: string) => join(HOME, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

const started = new Set<ChildProcess>();
function start(...words: string[]): ChildProcess {
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  started.add(child);
  return child;
}
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const postgres: Postgres | null = await openPostgres();
afterAll(async () => {
  for (const child of started) await end(child, 'SIGKILL');
  await postgres?.stop();
  rmSync(HOME, { recursive: true, force: true });
});

const { kills, rounds } = process.env.QUADRANT_LONG ? { kills: 20, rounds: 400 } : { kills: 3, rounds: 24 };
const WORDS = ['tournament', 'raiinet', '--bot', 'random', '--bot', 'random', '--rounds', String(rounds)];

describe.skipIf(postgres === null)('a tournament at a queue (PostgreSQL must be installed)', () => {
  test(`${kills} kills of workers, of the one who asks and of the database change no byte`, async () => {
    const alone = spawnSync(process.execPath, [BIN, ...WORDS, '--jobs', '1', '--out', at('alone')]);
    expect(alone.status).toBe(0);
    const queue = ['--queue', postgres!.url];
    const asking = ['--out', at('run'), ...queue, '--chunk', '2'];
    const workers = [1, 2].map(() => start('lab', 'worker', ...queue, '--jobs', '1'));
    let asker = start(...WORDS, ...asking);
    const played = () =>
      existsSync(at('run/games.jsonl')) ? read('run/games.jsonl').split('\n').length - 1 : 0;
    const targets = [
      async () => {
        await end(workers.shift()!, 'SIGKILL');
        workers.push(start('lab', 'worker', ...queue, '--jobs', '1'));
      },
      async () => {
        await end(asker, 'SIGKILL');
        asker = start(...WORDS, ...asking, '--resume');
      },
      async () => {
        await postgres!.kill();
        await postgres!.start();
      },
    ];
    for (let kill = 0; kill < kills; kill++) {
      const before = played();
      while (played() < Math.max(1, before + 1) && asker.exitCode === null) await pause(5);
      await pause((kill * 7) % 40);
      await targets[kill % targets.length]();
    }
    if (asker.exitCode === null) await once(asker, 'exit');
    expect(asker.exitCode).toBe(0);
    for (const file of ['results.jsonl', 'results.pgn', 'summary.json', 'spec.json', 'records/3-2.json'])
      expect(read(`run/${file}`)).toBe(read(`alone/${file}`));
    for (const worker of workers) await end(worker, 'SIGTERM');
    expect(workers.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  }, 600_000);
});

test.each([
  [['lab', 'worker'], 'needs a queue'],
  [['lab', 'worker', '--queue', 'http://x'], 'a queue is at postgres://'],
  [['lab', 'worker', '--queue', 'postgres://127.0.0.1:1/x'], 'cannot reach the queue'],
  [['lab', 'work'], 'did you mean worker?'],
])('%j is refused with what would be right', (words, message) => {
  const { stderr, status } = spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
