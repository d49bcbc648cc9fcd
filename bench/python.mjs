/** Python for researchers: steps over the pipe, in CPU time of both sides, beside chessops' moves in the same run. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compare } from './clock.mjs';
import { chess } from './peers.mjs';

const CLIENT = fileURLToPath(new URL('../clients/python', import.meta.url));
const BIN = fileURLToPath(new URL('../packages/cli/bin/quadrant.js', import.meta.url));
const GAMES = 64;

function steps(seconds) {
  const { stdout, stderr } = spawnSync('python3', ['random_play.py', 'raiinet', `${GAMES}`, `${seconds}`], {
    cwd: CLIENT,
    encoding: 'utf8',
    env: { ...process.env, QUADRANT: `"${process.execPath}" "${BIN}"`, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (!stdout) throw new Error(stderr);
  const { steps, cpu } = JSON.parse(stdout);
  return steps / cpu;
}

export const python = () =>
  spawnSync('python3', ['--version']).status !== 0
    ? []
    : [
        {
          name: `python: steps of ${GAMES} games of RAIInet at once, flat`,
          unit: 'steps a CPU-second, both sides',
          peerName: 'chessops, moves',
          want: '>= 0.2',
          rates: (seconds) => ({ ours: steps(seconds), peer: compare(chess(), chess(), seconds).peer }),
        },
      ];
