/**
 * The examples of docs/lab.md are run, with fewer games, a program of ours and a database of the test's own: one of a kind
 * in every run, all of them in long ones.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestPostgres } from '@quadrant/testing/postgres';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
const BIN = path('../../bin/quadrant.js');
const DOCS = readFileSync(path('../../../../docs/lab.md'), 'utf8');
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-lab-docs-'));
const blocks = [...DOCS.matchAll(/^```\n([^`]*)^```$/gm)]
  .map(([, block]) => block.trimEnd())
  .filter((block) => block.startsWith('quadrant '));
const ALWAYS = ['quadrant simulate mirewood ', 'quadrant lab worker '].map((kind) =>
  blocks.find((block) => block.includes(kind)),
);
const tried = process.env.QUADRANT_LONG ? blocks : blocks.filter((block) => ALWAYS.includes(block));
const postgres = tried.some((block) => block.includes('--queue')) ? await TestPostgres.open() : null;
const session = new CommandSession();
afterAll(async () => {
  session.close();
  await postgres?.close();
  rmSync(HOME, { recursive: true, force: true });
});

const WORKER = 'quadrant lab worker --queue postgres://lab@db.example/lab';

/** Fewer of everything; nothing else of an example is changed. */
const FEW: Readonly<Record<string, string>> = {
  '--games': '1',
  '--rounds': '1',
  '--iterations': '1',
  '--pairs': '1',
  '--each': 'nodes=10',
};
const MUST: Readonly<Record<string, readonly string[]>> = {
  simulate: ['--games'],
  tune: ['--iterations', '--pairs', '--each'],
  tournament: ['--each'],
};

function wordsOf(line: string): string[] {
  const here = line
    .replaceAll('$SLURM_ARRAY_TASK_ID/64', '1/1')
    .replaceAll('$SLURM_ARRAY_TASK_ID', '1')
    .replaceAll('run-*', 'run-1')
    .replaceAll('cc -o main main.c', 'sh -c "cp main.c main; chmod +x main"')
    .replaceAll('./odyssey', `${process.execPath} ${BIN} run simodyssey-2`)
    .replaceAll('postgres://lab@db.example/lab', postgres?.url ?? '');
  const words = [...here.matchAll(/(?:'[^']*'|[^\s'])+/g)].slice(1).map(([word]) => {
    return word.startsWith("'") ? word.slice(1, -1) : word;
  });
  const few = words.map((word, i) => FEW[words[i - 1]] ?? word);
  if (words.includes('--resume')) return few; // what is played was said before
  for (const name of MUST[words[0]] ?? []) if (!few.includes(name)) few.push(name, FEW[name]);
  return few;
}

/** A class of one, and a compiler that is there wherever the tests run. */
const CLASS: Readonly<Record<string, string>> = {
  'cases/one.txt': 'q\n',
  'cases/one.expected.txt': 'hello\n',
  'class/ann/main.c': '#!/bin/sh\necho hello\n',
};

function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path('../../../lab/testing/programs/courage.mjs'), join(folder, 'courage.mjs'));
  for (const [path, text] of Object.entries(CLASS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'mine'), `#!/bin/sh\nexec "${process.execPath}" courage.mjs\n`, { mode: 0o755 });
}

const workers: ChildProcess[] = [];
async function follow(words: readonly string[], cwd: string): Promise<void> {
  if (words[1] === 'worker') {
    workers.push(spawn(process.execPath, [BIN, ...words, '--jobs', '1'], { cwd, stdio: 'ignore' }));
    return;
  }
  const { status, err } = await session.runIn(cwd, ...words);
  expect(status, err).toBe(0);
  const at = words.indexOf('--report');
  if (at >= 0) expect(existsSync(join(cwd, words[at + 1], 'report.html'))).toBe(true);
  if (words[0] !== 'tournament') return;
  const out = words[words.indexOf('--out') + 1];
  for (const file of ['results.jsonl', 'report.html']) expect(existsSync(join(cwd, out, file))).toBe(true);
}

test.each(tried.map((block, i) => [block, i] as const))('%s', async (block, i) => {
  if (block.includes('--queue') && postgres === null) {
    console.warn('There is no PostgreSQL here: the examples of queues are not run.');
    return;
  }
  const cwd = join(HOME, String(i));
  prepare(cwd);
  const waits = block.includes('--queue') && !block.includes('lab worker');
  try {
    for (const line of [...(waits ? [WORKER] : []), ...block.split('\n')]) await follow(wordsOf(line), cwd);
  } finally {
    for (const worker of workers.splice(0)) {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }
  }
});

test('there are examples of every kind', () => {
  for (const kind of ['simulate', 'tournament', 'tune', 'fuzz', 'lab worker', 'lab merge'])
    expect(blocks.some((block) => block.includes(`quadrant ${kind} `))).toBe(true);
});
