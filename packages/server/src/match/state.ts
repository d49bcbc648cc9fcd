/** How a match stands: what its log amounts to. Only `apply` changes it. */
import { type AnyGame, type Command, type Fact, NOBODY, type Seat } from '@quadrant/kernel';
import {
  type Clock,
  charge,
  deadlineOf,
  GameLog,
  joinOptions,
  newClock,
  type Pending,
} from '@quadrant/table';
import type { Over } from '@quadrant/wire';
import type { Header } from './entry.js';
import { Said } from './said.js';

export interface Sitting {
  readonly player: string;
  readonly bot: boolean;
}

/** That a seat offered something, whatever became of it. */
export interface Offered {
  readonly by: Seat | null;
  readonly at: number;
}

export interface MatchState {
  readonly header: Header;
  readonly game: AnyGame;
  number: number; // entries applied
  at: number; // time of the last one
  readonly seats: (Sitting | null)[];
  readonly sides: (unknown | undefined)[]; // as given, before the start
  readonly gone: boolean[]; // left while the others went on
  // biome-ignore lint/suspicious/noExplicitAny: a log of any game
  log: GameLog<any, Command, Fact> | null; // null before the start
  begun: number | null; // when it started
  proof: string | null;
  readonly clock: Clock | null;
  offers: readonly Pending[];
  offered: readonly Offered[]; // since the last command or takeback
  readonly said: readonly Said[]; // of each seat, by the client's id
  over: Over;
  next: string | null; // the rematch
}

export function newState(game: AnyGame, header: Header): MatchState {
  const seats = header.kept.length;
  return {
    header,
    game,
    number: 0,
    at: header.made,
    seats: Array.from({ length: seats }, () => null),
    sides: Array.from({ length: seats }, () => undefined),
    gone: Array.from({ length: seats }, () => false),
    log: null,
    begun: null,
    proof: null,
    clock: newClock(header.clock, seats, header.made),
    offers: [],
    offered: [],
    said: Array.from({ length: seats }, () => new Said()),
    over: null,
    next: null,
  };
}

/** A game with these sides from its beginning. */
export function beginGame({ game, header }: MatchState, sides: readonly unknown[] | null) {
  const options = game.readOptions(joinOptions(game, header.options, sides as never));
  if (!options.ok) throw new Error(`${header.match}: ${options.error.words}`);
  return new GameLog(game, options.value, header.seed);
}

export const stageOf = ({ log, over }: MatchState): 'open' | 'running' | 'over' =>
  over !== null ? 'over' : log === null ? 'open' : 'running';

/** A match that has not started by then is called off: whoever made it has gone, or everybody else has. */
export const openUntil = ({ header }: MatchState): number => header.made + OPEN_FOR;
const OPEN_FOR = 7 * 86_400_000;

/** Who is asked for a command; null: nobody. */
export function onMoveOf({ game, log, over }: MatchState): Seat | null {
  if (log === null || over !== null) return null;
  const seat = game.onMove(log.position);
  return seat === NOBODY ? null : seat;
}

/** Whether what this seat says now comes after its time, of which the way here is given back. */
export function isLate(state: MatchState, seat: Seat, at: number, lag: number): boolean {
  const { clock } = state;
  if (clock === null || onMoveOf(state) !== seat) return false;
  const deadline = deadlineOf(clock);
  return deadline !== null && clock.since + charge(clock, at, lag).ms > deadline;
}

/** Where a player sits; a bot of the house, which may sit at several seats, is asked for at one. */
export function seatOf({ seats }: MatchState, player: string | null, at?: Seat): Seat | null {
  if (at !== undefined && player !== null) return seats[at]?.player === player ? at : null;
  const seat = player === null ? -1 : seats.findIndex((each) => each?.player === player);
  return seat < 0 ? null : seat;
}

/** The seats that still play. */
export const playing = ({ seats, gone }: MatchState): Seat[] =>
  seats.flatMap((_, seat) => (gone[seat] ? [] : [seat]));

/** The seats that agree on something: a rematch is for whoever sat there, also who left before the end. */
export const bargaining = (state: MatchState): Seat[] =>
  state.over === null ? playing(state) : [...state.seats.keys()];
