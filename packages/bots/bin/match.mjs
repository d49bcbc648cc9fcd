#!/usr/bin/env node
/** npm run match -w packages/bots [-- --games N --seed N]: greedy against random at RAIInet, sides and deals swapped. */
import { parseArgs } from 'node:util';
import { game } from '@quadrant/raiinet';
import { dealRaiinet, greedy, match, randomFor } from '../dist/index.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed)) {
  process.stderr.write('match: --games needs a whole number from 1, --seed a whole number\n');
  process.exit(2);
}
const onGame = (played) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games`);
};
const { wins, draws, losses, rate } = match(game, [greedy, randomFor()], dealRaiinet, {
  games,
  seed,
  onGame,
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
process.stdout.write(
  `greedy against random, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost (${(100 * rate).toFixed(1)} %)\n`,
);
