import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { STANDARD_LIMITS } from './limits.js';
import { canMeter, METER_FD, metered, meteredSeconds } from './meter.js';
import { processTable, readProc } from './process-table.js';
import { runProcess } from './run-process.js';
import { canHave, isRoot } from './walls.js';
import { wrapped } from './wrapper.js';

const SOMEBODY = 64_321;

function run(script: string, user: number | null = null, seconds = STANDARD_LIMITS.seconds) {
  const limits = { ...STANDARD_LIMITS, seconds };
  return runProcess({
    words: metered(wrapped(['/bin/sh', '-c', script], limits, 9999), user),
    folder: tmpdir(),
    own: tmpdir(),
    env: { PATH: process.env.PATH ?? '' },
    user: null,
    isFiltered: false,
    stdin: null,
    limits,
    tell: () => 'none',
    diskMib: null,
    sharedMib: null,
  });
}

/** Children of 10 ms each, for more than a second: two at most live at a time, so that a look sees next to nothing. */
const CHILDREN = 'for (1 .. 130) { pipe my $r, my $w; CHILD; close $w; <$r> }';
const COMPUTE = '{ 1 while (times)[0] + (times)[1] < 0.01; exit }';
const WAYS = {
  'are ignored': `$SIG{CHLD} = "IGNORE"; ${CHILDREN.replace('CHILD', `unless (fork) ${COMPUTE}`)}`,
  'lose their parents': CHILDREN.replace(
    'CHILD',
    `my $c = fork; unless ($c) { exit if fork; ${COMPUTE} } waitpid $c, 0`,
  ),
};

if (!canMeter()) console.info('Not tried: the kernel does not count for us here.');

describe.runIf(canMeter())('a meter', () => {
  test.each(Object.entries(WAYS))('counts children that %s', async (_, script) => {
    expect((await run(`perl -e '${script}'`, null, 1)).ending).toEqual({
      kind: 'hung',
      clock: 'processor',
      seconds: 1,
    });
    expect((await run(`perl -e '${script}'`)).ending).toEqual({ kind: 'exited', status: 0 });
  });

  test('tells how the program ended, and gives it nothing of its own', async () => {
    const { ending, out } = await run(`test -e /proc/self/fd/${METER_FD} && echo open; exit 3`);
    expect(ending).toEqual({ kind: 'exited', status: 3 });
    expect(out.toString()).toBe('');
    expect((await run('kill -SEGV $$')).ending).toEqual({ kind: 'crashed', signal: 'SIGSEGV' });
    expect((await run('kill -KILL $PPID; sleep 9')).ending).toEqual({ kind: 'crashed', signal: 'SIGKILL' });
  });

  test.runIf(isRoot())('lets it run as somebody else, with none of our rights', async () => {
    const { out } = await run("grep -E '^(Uid|Gid|Groups|CapInh|CapPrm|CapEff)' /proc/self/status", SOMEBODY);
    const rows = out.toString().trim().split('\n');
    const four = Array(4).fill(SOMEBODY).join('\t');
    expect(rows.map((row) => row.trim())).toEqual([
      `Uid:\t${four}`,
      `Gid:\t${four}`,
      expect.stringMatching(`^Groups:\\s+${SOMEBODY}$`),
      ...['CapInh', 'CapPrm', 'CapEff'].map((name) => `${name}:\t0000000000000000`),
    ]);
  });

  test.runIf(isRoot())('is out of reach for a program that runs as somebody else', async () => {
    const meter = '$(ps -o ppid= -p $PPID)';
    expect((await run(`kill -STOP ${meter} 2>/dev/null || exit 4`, SOMEBODY)).ending).toEqual({
      kind: 'exited',
      status: 4,
    });
  });
});

test('what is told later cannot make less of it', () => {
  expect(meteredSeconds('1500000000\n0\n-9\nx\n')).toBe(1.5);
  expect(meteredSeconds('')).toBe(0);
  expect(meteredSeconds('15')).toBe(0); // not whole yet
});

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
// Who becomes another user behind unshare is no longer told of the death of a parent.
const walls = (['bwrap', 'unshare'] as const).filter(
  (wall) => canHave(wall) && (wall === 'bwrap' || (canMeter() && !isRoot())),
);

test.each(walls)('a grader that is killed takes what it runs behind %s with it', async (wall) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-killed-'));
  const seconds = String(100_000 + process.pid + walls.indexOf(wall) * 1_000_000);
  writeFileSync(join(folder, 'a.txt'), '');
  writeFileSync(join(folder, 'a.expected.txt'), '');
  writeFileSync(join(folder, 'sleeps'), `#!/bin/sh\nsleep ${seconds}\n`);
  chmodSync(join(folder, 'sleeps'), 0o755);
  chmodSync(folder, 0o755);
  const words = [BIN, 'check', 'simodyssey-2', folder, '--program', './sleeps', '--sandbox', wall];
  const grader = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' });
  const sleeps = () => processTable().some(({ pid }) => readProc(pid, 'cmdline') === `sleep\0${seconds}\0`);
  try {
    while (!sleeps()) await sleep(20);
    grader.kill('SIGKILL');
    while (sleeps()) await sleep(20);
  } finally {
    grader.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
