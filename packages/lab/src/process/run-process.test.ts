import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type Limits, STANDARD_LIMITS } from './limits.js';
import { fromPs, processTable, processTree } from './process-table.js';
import { runProcess } from './run-process.js';
import { sizeMib } from './trees.js';
import { wrapped } from './wrapper.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], limits: Partial<Limits> = {}, stdin: string | null = null) => {
  const all = { ...STANDARD_LIMITS, ...limits };
  const env = { PATH: process.env.PATH ?? '' };
  const tell = () => 'none' as const;
  const diskMib = () => sizeMib([folder], all.diskMib);
  return runProcess({
    words: wrapped(words, all, 9999),
    folder,
    own: folder,
    env,
    user: null,
    isFiltered: false,
    stdin,
    limits: all,
    tell,
    diskMib,
    sharedMib: null,
  });
};
const node = (script: string, limits?: Partial<Limits>, stdin?: string) =>
  run([process.execPath, '-e', script], limits, stdin);
const shell = (script: string, limits?: Partial<Limits>) => run(['/bin/sh', '-c', script], limits);

describe('a program that ends by itself', () => {
  test('gives its output, its status and what it said on standard error', async () => {
    const { ending, out, err } = await shell('echo hello; echo oops >&2; exit 3');
    expect(ending).toEqual({ kind: 'exited', status: 3 });
    expect(out.toString()).toBe('hello\n');
    expect(err).toBe('oops\n');
  });

  test('reads the file given as standard input', async () => {
    const input = join(folder, 'input.txt');
    writeFileSync(input, 'pass\n');
    expect((await shell('exit 0')).out.length).toBe(0);
    expect((await node('process.stdin.pipe(process.stdout)', {}, input)).out.toString()).toBe('pass\n');
  });

  test('has an empty standard input when none is given', async () => {
    expect((await shell('cat')).ending).toEqual({ kind: 'exited', status: 0 });
  });

  test('may close its input without reading it', async () => {
    const input = join(folder, 'large.txt');
    writeFileSync(input, 'x'.repeat(1 << 20));
    expect((await node('process.exit(0)', {}, input)).ending).toEqual({ kind: 'exited', status: 0 });
  });
});

describe('accidents', () => {
  test('a command line that is too long for the system is told', async () => {
    const words = 'its command line is longer than the system takes';
    expect((await run(['/bin/echo', 'x'.repeat(1 << 20)])).ending).toEqual({ kind: 'unstarted', words });
  });

  test('a crash names the signal', async () => {
    expect((await node('process.abort()')).ending).toEqual({ kind: 'crashed', signal: 'SIGABRT' });
    expect((await shell('kill -SEGV $$')).ending).toEqual({ kind: 'crashed', signal: 'SIGSEGV' });
    expect((await shell('sh -c "kill -SEGV \\$\\$"; exit $?')).ending).toEqual({
      kind: 'crashed',
      signal: 'SIGSEGV',
    });
  });

  test('a hang is stopped, and what was printed before it is kept', async () => {
    const { ending, out } = await shell('echo so far; sleep 61.5', { wallSeconds: 2 });
    expect(ending).toEqual({ kind: 'hung', clock: 'wall', seconds: 2 });
    expect(out.toString()).toBe('so far\n');
  });

  test('the time of the processor is one limit, the time that passes another', async () => {
    const busy = await shell('while :; do :; done', { seconds: 0.5 });
    expect(busy.ending).toEqual({ kind: 'hung', clock: 'processor', seconds: 0.5 });
    expect(busy.cpuMillis).toBeGreaterThan(400);
    const children = await shell('(while :; do :; done) & (while :; do :; done)', { seconds: 0.5 });
    expect(children.ending).toEqual({ kind: 'hung', clock: 'processor', seconds: 0.5 });
    expect((await shell('sleep 1', { seconds: 0.5 })).ending).toEqual({ kind: 'exited', status: 0 });
  });

  test('children are stopped with their parent', async () => {
    await shell('sleep 61.5 & sleep 61.5', { wallSeconds: 0.3 });
    await shell('sleep 61.5 & exit 0');
    await sleep(100);
    const left = await shell('ps -axo args= | grep -c "^sleep 61.5$"');
    expect(left.out.toString().trim()).toBe('0');
  });

  test('a flood is cut off on standard output and on standard error', async () => {
    expect((await shell('yes', { outputMib: 1 })).ending).toEqual({ kind: 'flooded', mib: 1 });
    const { ending, err } = await shell('yes >&2', { outputMib: 1 });
    expect(ending).toEqual({ kind: 'flooded', mib: 1 });
    expect(err.length).toBeLessThan(5000);
  });

  test('too much memory is noticed, also in a child', async () => {
    const script = 'globalThis.kept = Buffer.alloc(300 << 20, 1); setInterval(() => {}, 1000)';
    expect((await node(script, { memoryMib: 200 })).ending).toEqual({ kind: 'outgrown', mib: 200 });
    const child = `"${process.execPath}" -e '${script}'; true`;
    expect((await shell(child, { memoryMib: 200 })).ending).toEqual({ kind: 'outgrown', mib: 200 });
  });

  test('too many processes and too much on disk are noticed', async () => {
    const many = 'for i in 1 2 3 4 5 6 7 8 9; do sleep 61.5 & done; wait';
    expect((await shell(many, { processes: 8 })).ending).toEqual({ kind: 'crowded', processes: 8 });
    const files = 'for i in 1 2 3 4 5; do head -c 1000000 /dev/zero > full$i; done; sleep 61.5';
    expect((await shell(files, { diskMib: 3 })).ending).toEqual({ kind: 'filled', mib: 3 });
    const large = await shell('head -c 5000000 /dev/zero > large', { diskMib: 3 });
    expect(large.ending).toEqual({ kind: 'filled', mib: 3 });
  });

  test('a program that is not there could not be started', async () => {
    expect((await shell('no-such-program-anywhere')).ending).toEqual({
      kind: 'unstarted',
      words: 'no such program, or none to run it with',
    });
  });
});

test('the kernel and ps tell the same of a process', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    detached: true,
  });
  await once(child.stdout, 'data');
  const find = (rows: ReturnType<typeof fromPs>) => rows.find(({ pid }) => pid === child.pid)!;
  const [kernel, ps] = [find(processTable()), find(fromPs())];
  child.kill('SIGKILL');
  expect({ parent: ps.parent, group: ps.group }).toEqual({ parent: kernel.parent, group: kernel.group });
  expect(kernel.rssKib).toBeGreaterThan(5000);
  expect(Math.abs(kernel.rssKib - ps.rssKib)).toBeLessThan(20_000);
});

test('a tree has a process and all that descend from it, also those that a thread started', async () => {
  const thread = `require('node:child_process').spawn('sh', ['-c', 'sleep 600 & sleep 600'], { stdio: 'ignore' }).once('spawn', () => console.log(1))`;
  const script = `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })`;
  const child = spawn(process.execPath, ['-e', script], { detached: true });
  await once(child.stdout, 'data');
  const group = () => processTable().filter(({ group }) => group === child.pid);
  while (group().length < 4) await new Promise((done) => setTimeout(done, 20)); // Node, sh and two that sleep
  const pids = (rows: readonly { readonly pid: number }[]) =>
    rows.map(({ pid }) => pid).sort((a, b) => a - b);
  const [tree, whole] = [pids(processTree(child.pid!)), pids(group())];
  process.kill(-child.pid!, 'SIGKILL');
  expect(tree).toEqual(whole);
});
