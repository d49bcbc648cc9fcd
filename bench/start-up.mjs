import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spentByChildren } from './clock.mjs';

const QUADRANT = fileURLToPath(new URL('../packages/cli/bin/quadrant.js', import.meta.url));
const ROUNDS = 7;
const STARTS = 5; // at a time: a hundredth of a second is the least that is told
const TEN_COMMANDS = 'play(10,30,30,55,70,85,95) setup_next(5) pass fire pass fire pass pass pass abort';

/** CPU-milliseconds of one start: the time on the clock is that of whoever else is at work. */
function milliseconds(args) {
  const before = spentByChildren();
  for (let i = 0; i < STARTS; i++) {
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with status ${status}`);
  }
  return ((spentByChildren() - before) * 1000) / STARTS;
}
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

export const startUp = () => [
  {
    name: 'cli: quadrant run on ten commands',
    unit: 'milliseconds of CPU time',
    peerName: 'node -e 0',
    want: '<= 3',
    rates: () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrant-bench-'));
      const input = join(folder, 'ten.txt');
      writeFileSync(input, TEN_COMMANDS);
      const [ours, peer] = [[], []];
      for (let i = 0; i < ROUNDS; i++) {
        ours.push(milliseconds([QUADRANT, 'run', 'space-defender-2', input]));
        peer.push(milliseconds(['-e', '0']));
      }
      rmSync(folder, { recursive: true });
      return { ours: median(ours), peer: median(peer) };
    },
  },
];
