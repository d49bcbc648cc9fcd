/** A grader that is killed in the middle of a run, and the next one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { processTable, readProc } from './process-table.js';
import { isRoot } from './walls.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
const SECONDS = 900_000 + process.pid; // as nobody else sleeps
const home = mkdtempSync(join(tmpdir(), 'quadrant-left-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const cases = join(home, 'cases');
const program = join(home, 'mine');
mkdirSync(cases);
for (const folder of [home, cases]) chmodSync(folder, 0o755);
writeFileSync(join(cases, 'a.txt'), '');
writeFileSync(join(cases, 'a.expected.txt'), 'done\n');

function grader(script: string) {
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  return [BIN, 'check', 'simodyssey-2', cases, '--program', program, '--sandbox', 'plain'];
}

const leftBy = (pid: number) =>
  readdirSync(tmpdir()).filter((name) => name.includes(`-${pid}-`) && name.startsWith('quadrant-run-'));

test('what it left is ended, removed and opened again by the next', async () => {
  const child = spawn(process.execPath, grader(`sleep ${SECONDS}`), { stdio: 'ignore' });
  const pid = child.pid!;
  while (sleepers().length === 0) await pause(50);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killed = sleepers();
  expect(leftBy(pid).length).toBe(1);
  expect(killed.length).toBe(1);
  if (isRoot()) expect(statSync(cases).mode & 0o777).toBe(0o700);
  const { stdout } = spawnSync(process.execPath, grader('echo done'), { encoding: 'utf8' });
  expect(stdout).toBe('1 passed, 0 failed\n');
  expect(leftBy(pid)).toEqual([]);
  expect(statSync(cases).mode & 0o777).toBe(0o755);
  if (isRoot()) expect(sleepers()).toEqual([]);
  else for (const each of killed) process.kill(each, 'SIGKILL');
});

function sleepers(): number[] {
  const words = `sleep\0${SECONDS}\0`;
  return processTable().flatMap(({ pid }) => (readProc(pid, 'cmdline') === words ? [pid] : []));
}
