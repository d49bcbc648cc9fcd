/** Trials of the fuzzer: one input for our own game and for a program in C or Python, behind the wall, compared. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@quadrant/kernel';
import { loadGame, openSandbox, readCommandLine, STANDARD_LIMITS } from '@quadrant/lab';
import { makerOf } from '../packages/lab/dist/fuzz/makers.js';
import { Trials } from '../packages/lab/dist/fuzz/trials.js';
import { inOrder } from '../packages/lab/dist/pool.js';

const GAME = 'raiinet';
const C = `#include <stdio.h>
int main(int n, char **words) {
  FILE *in = fopen(words[n - 1], "r");
  for (int c; in && (c = getc(in)) != EOF;) putchar(c);
  return 0;
}`;
const PYTHON = 'import sys\nsys.stdout.write(open(sys.argv[-1]).read())\n';
const has = (program) => spawnSync(program, ['--version']).status === 0;

/** Programs that read and print as much as a right one would, and think about none of it. */
const PROGRAMS = [
  {
    language: 'C',
    tool: 'cc',
    make: (folder) => spawnSync('cc', ['-O1', '-o', 'mine', 'mine.c'], { cwd: folder }),
    line: './mine {args} {input}',
  },
  { language: 'Python', tool: 'python3', make: () => {}, line: 'python3 mine.py {args} {input}' },
];

/** Trials that are ready to go on, so many at a time. */
async function openTrials(line, jobs) {
  const own = await loadGame(GAME);
  const maker = makerOf(GAME);
  const sandbox = openSandbox('auto', []);
  const plan = { game: GAME, own, line, limits: STANDARD_LIMITS, compare: 'exact', ignoresStatus: true };
  const trials = new Trials(plan, sandbox, jobs);
  const scripts = Array.from({ length: 16 }, (_, i) =>
    maker.make(own, stream(1, `bench ${i}`), { games: 1, longest: 30, near: null, beginning: [] }),
  );
  await inOrder(scripts, jobs, (script) => trials.differs(script)); // warms up
  let done = 0;
  let ms = 0;
  return {
    /** Without a pause in between, as the fuzzer plays: who waits for the other at the end of a few does nothing meanwhile. */
    async goOn(count) {
      const many = Array.from({ length: count }, (_, i) => scripts[i % scripts.length]);
      const began = performance.now();
      await inOrder(many, jobs, (script) => trials.differs(script));
      ms += performance.now() - began;
      done += count;
    },
    get ms() {
      return ms;
    },
    get perSecond() {
      return (done * 1000) / ms;
    },
    close() {
      trials.close();
      sandbox.close();
    },
  };
}

const IN_A_ROW = 64;

/** Both in turns: how fast a machine is changes from second to second. */
async function compareJobs(line, seconds) {
  const one = await openTrials(line, 1);
  const two = await openTrials(line, 2);
  while (two.ms < seconds * 1000) {
    await one.goOn(IN_A_ROW / 2);
    await two.goOn(IN_A_ROW);
  }
  one.close();
  two.close();
  return { ours: two.perSecond, peer: one.perSecond };
}

export const fuzzing = () =>
  PROGRAMS.filter(({ tool }) => has(tool)).map(({ language, make, line: text }) => ({
    name: `fuzz: trials with a program in ${language}, two at a time`,
    unit: 'trials a second of wall time',
    peerName: 'one at a time',
    want: '>= 1.7',
    rates: async (seconds) => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrant-bench-'));
      chmodSync(folder, 0o755);
      writeFileSync(join(folder, 'mine.c'), C);
      writeFileSync(join(folder, 'mine.py'), PYTHON);
      make(folder);
      const line = readCommandLine(text, folder);
      const rates = await compareJobs(line, seconds);
      rmSync(folder, { recursive: true });
      return rates;
    },
  }));
