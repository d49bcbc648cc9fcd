/** What the resampler is for: whoever plans with what the fog may hide plays better than who takes it for empty. */
import { type Rng, stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { game, type Position, type SpaceCommand } from './index.js';

const GAMES = 40;
const TURNS = 60;
const WORLDS = 6;
const AHEAD = 8; // turns
const MOVES_TRIED = 8;

type Imagine = (position: Position, rng: Rng) => Position;

const filled: Imagine = (position, rng) => game.resampler!(game.view(position, 0))(rng);
const empty: Imagine = (position, rng) => {
  const { enemies, projectiles } = game.view(position, 0);
  const seen = new Set([...enemies, ...projectiles].map(({ id }) => id));
  const world = filled(position, rng);
  for (const { id, cell } of [...world.enemies, ...world.projectiles])
    if (!seen.has(id)) world.board[cell] = 0;
  world.enemies = world.enemies.filter(({ id }) => seen.has(id));
  world.projectiles = world.projectiles.filter(({ id }) => seen.has(id));
  return world;
};

/** A legal command, moves half of the time. */
function anyCommand(position: Position, rng: Rng): SpaceCommand {
  const legal: SpaceCommand[] = [];
  game.legal(position, 0, legal);
  const from = rng.below(2) === 0 ? legal : legal.filter(({ name }) => name !== 'move');
  return from[rng.below(from.length)];
}

/** The score some random turns later, with what is left of the ship. */
function worthOf(world: Position, command: SpaceCommand, rng: Rng): number {
  const position = game.clone(world);
  game.perform(position, 0, command, null);
  for (let i = 0; i < AHEAD && position.ending === null; i++)
    game.perform(position, 0, anyCommand(position, rng), null);
  const { health, maxHealth } = position.ship;
  return game.scores(position)[0] + (position.ending === null ? (20 * health) / maxHealth : -60);
}

function choose(position: Position, imagine: Imagine, rng: Rng): SpaceCommand {
  const legal: SpaceCommand[] = [];
  game.legal(position, 0, legal);
  const moves = legal.filter(({ name }) => name === 'move');
  const tried = legal.filter(({ name }) => name !== 'move');
  for (let i = 0; i < MOVES_TRIED && moves.length > 0; i++) tried.push(moves[rng.below(moves.length)]);
  const worlds = Array.from({ length: WORLDS }, () => imagine(position, rng));
  const worths = tried.map((command) =>
    worlds.reduce((sum, world, i) => sum + worthOf(world, command, stream(i, 'ahead')), 0),
  );
  return tried[worths.indexOf(Math.max(...worths))];
}

function scoreOf(imagine: Imagine): number {
  let score = 0;
  const options = game.readOptions({ single: true, armour: 2, engine: 3 });
  if (!options.ok) throw new Error(options.error.words);
  for (let seed = 1; seed <= GAMES; seed++) {
    const position = game.begin(options.value, seed * 7919);
    const rng = stream(seed, 'plan');
    while (position.ending === null && position.turn < TURNS)
      game.perform(position, 0, choose(position, imagine, rng), null);
    score += game.scores(position)[0];
  }
  return score / GAMES;
}

test.runIf(process.env.QUADRANT_LONG)(
  'planning with a filled fog scores more than with an empty one',
  () => {
    expect(scoreOf(filled)).toBeGreaterThan(1.1 * scoreOf(empty));
  },
  900_000,
);
