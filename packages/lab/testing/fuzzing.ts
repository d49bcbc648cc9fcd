/** A program with a fault that is found in a few runs, and a search for it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERYTHING } from '../src/check/traits.js';
import { type Elsewhere, fuzz } from '../src/fuzz/fuzz.js';
import { FUZZ_FORMAT, type FuzzJob } from '../src/fuzz/job.js';
import { describe as tell } from '../src/fuzz/write-finding.js';
import { readCommandLine } from '../src/process/command-line.js';
import { STANDARD_LIMITS } from '../src/process/limits.js';
import { openSandbox } from '../src/process/sandbox.js';

/** Right but for four players, of whom the sixth input is the first to ask. */
const RIGHT = fileURLToPath(new URL('./faulty.mjs', import.meta.url));
const PROGRAM = `#!/bin/sh
right=$1
shift
case "$*" in *"-players 4"*) echo four ;; *) exec '${process.execPath}' "$right" raiinet none "$@" ;; esac
`;
export const FUZZED_IN = mkdtempSync(join(tmpdir(), 'quadrant-fuzzed-'));
process.once('exit', () => rmSync(FUZZED_IN, { recursive: true, force: true }));
writeFileSync(join(FUZZED_IN, 'program'), PROGRAM, { mode: 0o755 });
export const FUZZ_JOB: FuzzJob = {
  format: FUZZ_FORMAT,
  host: 'quadrant test',
  game: 'raiinet',
  games: 8,
  seed: 2,
  parts: EVERYTHING,
  program: `./program '${RIGHT}' {args} {input}`, // what is not named is not seen
  limits: { ...STANDARD_LIMITS, seconds: 60 },
  sandbox: 'plain',
  compare: 'exact',
  ignoresStatus: false,
};
/** What is found, in words. */
export async function searchFor(elsewhere?: Elsewhere, isLate = () => false): Promise<string[]> {
  const line = readCommandLine(FUZZ_JOB.program, FUZZED_IN);
  const sandbox = openSandbox(FUZZ_JOB.sandbox, []);
  if (typeof line === 'string' || sandbox === null) throw new Error('nothing can be run here');
  const quiet = { onGames: () => {}, onShrinking: () => {}, onFound: () => {}, onRepeated: () => {} };
  const plan = { ...FUZZ_JOB, line, elsewhere, jobs: 1, sandbox, findings: 1, isLate, ...quiet };
  const { found, played, runs } = await fuzz(plan);
  sandbox.close();
  return [`${played} games, ${runs} runs`, ...found.map((each) => tell(each, { ...FUZZ_JOB, page: '' }))];
}
