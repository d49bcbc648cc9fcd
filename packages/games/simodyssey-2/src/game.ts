/** SimOdyssey 2 made from its tables: the rules behind the contract that every game keeps. */
import { type Game, NOBODY, NOT_YOUR_TURN, type Refusal, type Seat } from '@quadrant/kernel';
import { listCommands, makeCommands, type SimCommand } from './commands.js';
import type { Fact, SeenFact } from './facts.js';
import { makeGalaxy } from './galaxy.js';
import { type Options, readOptions } from './options.js';
import { beginRun, clone, type Position } from './position.js';
import { REFUSALS } from './refusals.js';
import { resampler } from './resample.js';
import { canMove, check, hasWormhole, landingPlanet } from './rules/check.js';
import { startMission } from './rules/mission.js';
import { Turn } from './rules/turn.js';
import { outcome, perform, withdraw } from './rules.js';
import { makeSchemas } from './schemas.js';
import { playThresholds, standard, type Tables } from './tables.js';
import { seen, type View, view } from './view.js';

export type SimOdyssey2 = Game<Position, SimCommand, Fact, View, Options, SeenFact>;

const DEFAULT_SEED = 900;
const HIGHEST_SEED = 2147483646;
const BAD_SEED: Refusal = { code: 'bad-seed', words: `the seed is a whole number from 1 to ${HIGHEST_SEED}` };
const PLAYER: Seat = 0;

export function makeSimOdyssey2(tables: Tables = standard): SimOdyssey2 {
  const galaxy = makeGalaxy(tables);
  const grammar = makeCommands(tables);
  const listed = listCommands(grammar);
  const silent = (position: Position) => new Turn(galaxy, position, null);

  /** Writes the performable commands over the beginning of `out`; gives their number. */
  function list(position: Position, out: SimCommand[]): number {
    let n = 0;
    if (!position.inMission) {
      if (position.single) return 0;
      for (const command of listed.idle) out[n++] = command;
      return n;
    }
    if (position.single) out[n++] = listed.pass;
    else for (const command of listed.always) out[n++] = command;
    const turn = silent(position);
    if (turn.explorer.landed) {
      out[n++] = listed.liftoff;
      return n;
    }
    for (let d = 0; d < listed.moves.length; d++) if (canMove(turn, d)) out[n++] = listed.moves[d];
    if (hasWormhole(turn)) out[n++] = listed.wormhole;
    if (landingPlanet(turn)) out[n++] = listed.land;
    return n;
  }

  return {
    id: 'simodyssey-2',
    title: 'SimOdyssey 2',
    version: 1,
    grammar,
    defaultSeed: DEFAULT_SEED,
    readOptions: (value) => readOptions(tables, value),
    checkSeed: (seed) => (Number.isInteger(seed) && seed >= 1 && seed <= HIGHEST_SEED ? null : BAD_SEED),
    sides: null,
    seatsOf: () => 1,
    begin(options, seed) {
      const position = beginRun(galaxy.sectors, galaxy.quadrants, seed, options.single);
      if (options.mission === 'play') startMission(silent(position), 'play', playThresholds(tables));
      if (options.mission === 'test') startMission(silent(position), 'test', options.thresholds);
      return position;
    },
    seats: () => 1,
    onMove: (position) => (isOver(position) ? NOBODY : PLAYER),
    check: (position, seat, command) =>
      seat === PLAYER ? check(silent(position), command) : refuseOther(position),
    perform: (position, seat, command, tell) =>
      seat === PLAYER ? perform(new Turn(galaxy, position, tell), command) : refuseOther(position),
    legal(position, seat, out) {
      const n = seat === PLAYER ? list(position, out) : 0;
      while (out.length > n) out.pop(); // faster than setting the length
    },
    open: ({ inMission, single }, seat) => (seat === PLAYER && !inMission && !single ? OPEN : NONE),
    outcome,
    scores: () => NO_SCORES,
    secrets: null,
    lift(position) {
      if (position.mode !== null) position.mode = 'test';
    },
    view: (position) => view(galaxy, position),
    seen: (fact, position) => seen(galaxy, fact, position),
    resampler: (view) => resampler(galaxy, view),
    withdraw: (position, _, tell) => withdraw(new Turn(galaxy, position, tell)),
    schemas: makeSchemas(tables),
    clone,
    draws: (position) => position.draws,
  };
}

/** A single mission that has ended: nobody is asked for anything any more. */
const isOver = ({ single, inMission }: Position) => single && !inMission;
const refuseOther = (position: Position) => (isOver(position) ? REFUSALS.over : NOT_YOUR_TURN);

const OPEN: readonly string[] = ['test'];
const NONE: readonly string[] = [];
const NO_SCORES: readonly number[] = [];
