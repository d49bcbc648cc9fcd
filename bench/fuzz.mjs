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

async function trialsPerSecond(line, jobs, seconds) {
  const own = await loadGame(GAME);
  const maker = makerOf(GAME);
  const sandbox = openSandbox('auto', []);
  const plan = { game: GAME, own, line, limits: STANDARD_LIMITS, compare: 'exact', ignoresStatus: true };
  const trials = new Trials(plan, sandbox, jobs);
  const scripts = Array.from({ length: 16 }, (_, i) =>
    maker.make(own, stream(1, `bench ${i}`), { games: 1, longest: 30, near: null, beginning: [] }),
  );
  await inOrder(scripts, jobs, (script) => trials.differs(script)); // warms up
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < seconds * 1000) {
    await inOrder(scripts, jobs, (script) => trials.differs(script));
    done += scripts.length;
  }
  trials.close();
  sandbox.close();
  return (done * 1000) / (performance.now() - began);
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
      const peer = await trialsPerSecond(line, 1, seconds);
      const ours = await trialsPerSecond(line, 2, seconds);
      rmSync(folder, { recursive: true });
      return { ours, peer };
    },
  }));
