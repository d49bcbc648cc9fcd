import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { fromPs, groupMemory } from './memory.js';
import { type Limits, runProcess, STANDARD_LIMITS } from './run-process.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = (script: string, limits: Partial<Limits> = {}, stdin: string | null = null) =>
  runProcess({
    words: [process.execPath, '-e', script],
    folder,
    stdin,
    limits: { ...STANDARD_LIMITS, ...limits },
  });
const shell = (script: string, limits: Partial<Limits> = {}) =>
  runProcess({
    words: ['/bin/sh', '-c', script],
    folder,
    stdin: null,
    limits: { ...STANDARD_LIMITS, ...limits },
  });

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
  test('a crash names the signal', async () => {
    expect((await node('process.abort()')).ending).toEqual({ kind: 'crashed', signal: 'SIGABRT' });
    expect((await shell('kill -SEGV $$')).ending).toEqual({ kind: 'crashed', signal: 'SIGSEGV' });
    expect((await shell('sh -c "kill -SEGV \\$\\$"; exit $?')).ending).toEqual({
      kind: 'crashed',
      signal: 'SIGSEGV',
    });
  });

  test('a hang is stopped, and what was printed before it is kept', async () => {
    const { ending, out, millis } = await node('console.log("so far"); setInterval(() => {}, 1000)', {
      seconds: 0.5,
    });
    expect(ending).toEqual({ kind: 'hung', seconds: 0.5 });
    expect(out.toString()).toBe('so far\n');
    expect(millis).toBeLessThan(5000);
  });

  test('children are stopped with their parent', async () => {
    await shell('sleep 61.5 & sleep 61.5', { seconds: 0.3 });
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

  test('a program that is not there could not be started', async () => {
    const limits = STANDARD_LIMITS;
    const gone = await runProcess({ words: ['/no/such/program'], folder, stdin: null, limits });
    expect(gone.ending).toEqual({ kind: 'unstarted', words: 'there is no program "/no/such/program"' });
    const text = join(folder, 'text.txt');
    writeFileSync(text, 'no program\n');
    const plain = await runProcess({ words: [text], folder, stdin: null, limits });
    expect(plain.ending).toEqual({ kind: 'unstarted', words: `"${text}" may not be executed` });
    expect((await shell('no-such-program-anywhere')).ending.kind).toBe('unstarted');
  });
});

test('memory is the same whether the kernel or ps tells it', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    detached: true,
  });
  await once(child.stdout, 'data');
  const [kernel, ps] = [groupMemory(child.pid!), fromPs(child.pid!) / 1024];
  child.kill('SIGKILL');
  expect(kernel).toBeGreaterThan(5);
  expect(Math.abs(kernel - ps)).toBeLessThan(20);
});
