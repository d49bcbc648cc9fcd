/** The game as the kernel knows it, made from its tables. */
import { type Game, LEHMER_MODULUS, NOBODY, NOT_YOUR_TURN, type Refusal } from '@quadrant/kernel';
import { makeCommands, type SpaceCommand } from './commands.js';
import type { Fact, SeenFact } from './facts.js';
import { listLegal } from './legal.js';
import { type Options, readOptions } from './options.js';
import { score } from './orbments.js';
import { begin, clone, type Position } from './position.js';
import { REFUSALS } from './refusals.js';
import { resampler } from './resample.js';
import { check } from './rules/check.js';
import { outcome } from './rules/outcome.js';
import { perform, withdraw } from './rules.js';
import { makeSchemas } from './schemas.js';
import { makeSides } from './sides.js';
import { checkTables, standard, type Tables } from './tables.js';
import { seen, type View, view } from './view.js';

export type SpaceDefender2 = Game<Position, SpaceCommand, Fact, View, Options, SeenFact>;

const PLAYER = 0;
const BAD_SEED: Refusal = {
  code: 'bad-seed',
  words: `the seed is a whole number from 1 to ${LEHMER_MODULUS - 1}`,
};

export function makeSpaceDefender2(tables: Tables = standard): SpaceDefender2 {
  checkTables(tables);
  const commands = makeCommands(tables);
  return {
    id: 'space-defender-2',
    title: 'Space Defender 2',
    version: 1,
    grammar: commands.grammar,
    defaultSeed: 900,
    readOptions: (value) => readOptions(tables, value),
    checkSeed: (seed) => (Number.isInteger(seed) && seed >= 1 && seed < LEHMER_MODULUS ? null : BAD_SEED),
    sides: makeSides(tables),
    seatsOf: () => 1,
    begin: (options, seed) => begin(tables, options, seed),
    seats: () => 1,
    // A run never ends: after a game the player is asked for the next `play`.
    onMove: (position) => (isOver(position) ? NOBODY : PLAYER),
    check: (position, seat, command) =>
      seat === PLAYER ? check(tables, position, command) : refuseOther(position),
    perform: (position, seat, command, tell) =>
      seat === PLAYER ? perform(tables, position, command, tell) : refuseOther(position),
    legal(position, seat, out) {
      if (seat === PLAYER) listLegal(tables, commands, position, out);
      else out.length = 0;
    },
    open: ({ single, state }, seat) =>
      seat === PLAYER && state === 'not started' && !single ? ['play'] : [],
    outcome,
    scores: (position) => [score(position.focuses)],
    secrets: null,
    lift(position) {
      position.debug = true;
    },
    view: (position) => view(tables, position),
    seen,
    resampler: (view) => resampler(tables, view),
    withdraw: (position, _, tell) => withdraw(position, tell),
    schemas: makeSchemas(tables),
    clone,
    draws: (position) => position.draws,
  };
}

/** A single game that has ended: nobody is asked for anything any more. */
const isOver = ({ single, state }: Position) => single && state !== 'in game';
const refuseOther = (position: Position) => (isOver(position) ? REFUSALS.over : NOT_YOUR_TURN);
