/**
 * What becomes of a request: entries for the log, or a refusal. Nothing is changed here, and what time it is, who is
 * away and what was drawn comes from outside: the same match, request and circumstances decide the same.
 */
import type { Seat } from '@quadrant/kernel';
import { charge, deadlineOf, FLAG_GRACE } from '@quadrant/table';
import { decideAct } from './acts.js';
import type { LogEntry } from './entry.js';
import { decideJoin } from './joining.js';
import { leaving } from './leaving.js';
import {
  type Asked,
  type Circumstances,
  DONE,
  type MatchRequest,
  type Ruling,
  refused,
  TOO_LATE,
  write,
} from './request.js';
import { isLate, type MatchState, onMoveOf, openUntil, seatOf, stageOf } from './state.js';

export function decide(state: MatchState, request: MatchRequest, around: Circumstances): Ruling {
  const at = Math.max(around.now, state.at);
  switch (request.t) {
    case 'join':
      return decideJoin(state, request, at);
    case 'cancel':
      return decideCancel(state, request.player, at);
    case 'stand up':
      return decideLeave(state, request.player, at);
    case 'flag':
      return decideFlag(state, at);
  }
  const seat = seatOf(state, request.player, request.seat);
  if (seat === null) return refused('no-seat', 'You have no seat in this match.');
  const said = wordsOf(request);
  const before = state.said[seat].get(request.id);
  if (before === said) return DONE;
  if (before !== undefined) return refused('id-reused', 'This id was used for something else.');
  const mark = { by: seat, id: request.id, said };
  if (request.t === 'act') return decideAct(state, seat, request, mark, at, around);
  return decideGive(state, seat, request, mark, at, around.lag);
}

function decideGive(
  state: MatchState,
  seat: Seat,
  { ply, command }: Asked<'give'>,
  mark: { by: Seat; id: string; said: string },
  at: number,
  lag: number,
): Ruling {
  const { game, log, clock } = state;
  if (state.over !== null) return refused('over', 'The match is over.');
  if (log === null) return refused('not-now', 'The match has not started.');
  if (ply !== log.ply) return refused('stale', 'The match has gone on meanwhile.');
  if (onMoveOf(state) !== seat) return refused('not-your-turn', 'It is not your turn.');
  const parsed = game.grammar.parse(command);
  if (!parsed.ok) return { entries: [], refusal: parsed.error };
  const refusal = game.check(log.position, seat, parsed.value);
  if (refusal) return { entries: [], refusal };
  const played = game.grammar.print(parsed.value);
  const { by, id, said } = mark;
  if (clock === null) return give({ kind: 'played', by, id, said, command: played, at });
  if (isLate(state, seat, at, lag)) return TOO_LATE;
  const { ms, lag: granted } = charge(clock, at, lag);
  return give({ kind: 'played', by, id, said, command: played, ms, lag: granted, at });
}
const give = (entry: LogEntry): Ruling => ({ entries: [entry], refusal: null });

function decideCancel(state: MatchState, player: string | null, at: number): Ruling {
  if (player !== state.header.maker) return refused('not-yours', 'Only its maker can cancel a match.');
  if (state.log === null && state.over !== null) return DONE;
  if (state.log !== null) return refused('taken', 'The match has started.');
  return write(at, [{ kind: 'aborted', by: null }]);
}

function decideLeave(state: MatchState, player: string | null, at: number): Ruling {
  const seat = seatOf(state, player);
  if (seat === null || state.log !== null || state.over !== null) return DONE;
  return write(at, [{ kind: 'left', by: seat, player: player! }]);
}

/** The server found a deadline overdue. */
function decideFlag(state: MatchState, at: number): Ruling {
  if (stageOf(state) === 'open' && at >= openUntil(state)) return write(at, [{ kind: 'aborted', by: null }]);
  const deadline = deadlineOf(state.clock);
  const seat = onMoveOf(state);
  if (deadline === null || seat === null || at < deadline + FLAG_GRACE)
    return refused('not-now', 'No time has run out.');
  return write(at, leaving(state, 'flagged', seat, { by: seat }));
}

/** What a request says, without its id: the same id may only say the same again. */
function wordsOf(request: Asked<'give'> | Asked<'act'>): string {
  if (request.t === 'give') return `give ${request.ply} ${request.command}`;
  if (request.act === 'offer') return `offer ${request.offer}`;
  return 'v' in request ? `${request.act} ${request.v}` : request.act;
}
