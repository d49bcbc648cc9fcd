/**
 * The state of a run: one random stream, and the mission in progress or the last one flown. Plain data; the
 * rules that change it, and the counters of the transcript, live elsewhere.
 */
import { lehmer } from '@quadrant/kernel';

export const MODES = ['play', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** The explorer or any other entity that can move. Fields that its kind does not use keep their first value. */
export interface Movable {
  id: number; // 12; the explorer is 0
  kind: number; // 3, its place in the galaxy's list of kinds; the explorer is 0
  sector: number; // 7, counted from 0 row by row; GONE once it is dead
  quadrant: number; // 0, counted from 0
  fuel: number; // 3
  life: number; // 3
  load: number; // 0
  untilBirth: number; // 1, actions left until it may reproduce
  turnsLeft: number; // 2, turns it still waits before it acts
  acted: number; // 7, the turn in which it was last told to act, or was created
  landed: boolean; // false
  attached: boolean; // false; an attached entity is out of the turn order for good
  supportsLife: boolean; // false
  visited: boolean; // false
}

export interface Position {
  readonly single: boolean; // false: a run of several missions
  random: number; // 15126300, the state of the generator
  draws: number; // 142, random numbers drawn since the run began
  rngShown: boolean; // false, flipped by toggle_RNG_out
  mode: Mode | null; // 'play', of the present or last mission; null before the first
  inMission: boolean; // true
  result: 'won' | 'lost' | 'aborted' | null; // of the last mission; null while there is none to tell
  reason: string; // 'destroyed by asteroid', why the last mission ended; '' while none has
  turn: number; // 8, turns taken in this mission
  nextId: number; // 13, of the next movable that is created
  movables: Movable[]; // living ones by ascending id; the explorer, dead or alive, is always the first
  stationaries: number[]; // [0, 2, 1]: the kind of the stationary with id -1, -2, -3 …
  fixtures: number[]; // [sector]: -6, the id of its stationary; 0 for none
  taken: number[]; // [sector]: 0b0011, the quadrants that are not free as bits; kept beside the board for speed
  board: number[]; // [sector * quadrants + quadrant]: 0 empty, n > 0 for movables[n - 1], n < 0 the stationary with id n
}

/** The sector of the dead. */
export const GONE = -1;

/** Packed, as `new Array(n)` is not: to the machine every look into that one is a look for a gap. */
const ZEROS: readonly number[] = Array.from({ length: 1024 }, () => 0);
export const zeros = (length: number): number[] =>
  length <= ZEROS.length ? ZEROS.slice(0, length) : Array.from({ length }, () => 0);

export function beginRun(sectors: number, quadrants: number, seed: number, single = false): Position {
  return {
    single,
    random: lehmer(seed),
    draws: 0,
    rngShown: false,
    mode: null,
    inMission: false,
    result: null,
    reason: '',
    turn: 0,
    nextId: 0,
    movables: [],
    stationaries: [],
    fixtures: zeros(sectors),
    taken: zeros(sectors),
    board: zeros(sectors * quadrants),
  };
}

export function clone(p: Position): Position {
  return {
    single: p.single,
    random: p.random,
    draws: p.draws,
    rngShown: p.rngShown,
    mode: p.mode,
    inMission: p.inMission,
    result: p.result,
    reason: p.reason,
    turn: p.turn,
    nextId: p.nextId,
    movables: p.movables.map(cloneMovable),
    stationaries: p.stationaries.slice(),
    fixtures: p.fixtures.slice(),
    taken: p.taken.slice(),
    board: p.board.slice(),
  };
}

export function cloneMovable(m: Movable): Movable {
  return {
    id: m.id,
    kind: m.kind,
    sector: m.sector,
    quadrant: m.quadrant,
    fuel: m.fuel,
    life: m.life,
    load: m.load,
    untilBirth: m.untilBirth,
    turnsLeft: m.turnsLeft,
    acted: m.acted,
    landed: m.landed,
    attached: m.attached,
    supportsLife: m.supportsLife,
    visited: m.visited,
  };
}
