/** A program for tuning: it resigns at its first turn unless it has the courage to play, from 0 (never) to 100 (always). */
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const games = ['raiinet'];
const options = [
  { name: 'courage', type: 'integer', default: 50, min: 0, max: 100 },
  { name: 'colour', type: 'number', default: 0.5 },
];
let courage = 50;
const seeds = new Map();

const ANSWERS = {
  hello: () => say({ t: 'hello', protocol: 'quadrant-bot/1', name: 'courage', games, options }),
  ping: ({ id }) => say({ t: 'pong', id }),
  set: ({ name, value }) => {
    if (name === 'courage') courage = value;
  },
  new: ({ game, seed }) => {
    seeds.set(game, seed);
    say({ t: 'ready', game });
  },
  turn: ({ game, id, ply, legal }) => {
    const seed = seeds.get(game);
    const brave = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 8;
    const move = brave % 100 < courage ? legal[(seed + ply) % legal.length] : 'resign';
    say(move === 'resign' ? { t: 'move', game, id, resign: true } : { t: 'move', game, id, move });
  },
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  ANSWERS[message.t]?.(message);
});
