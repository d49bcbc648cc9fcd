/** What a seat may do beside giving commands. */
import type { Seat } from '@quadrant/kernel';
import { GameLog, isCommand } from '@quadrant/table';
import { beginBy, deadlineOf, FLAG_GRACE } from './clock.js';
import { leaving } from './leaving.js';
import { isOpen, type OfferName, type Pending, waitingFor } from './offers.js';
import { type Asked, type Circumstances, type Decision, DONE, type New, refused, write } from './request.js';
import { type MatchState, onMoveOf, playing } from './state.js';

type Act = Asked<'act'>;
interface Mark {
  readonly by: Seat;
  readonly id: string;
  readonly said: string;
}

export function decideAct(
  state: MatchState,
  seat: Seat,
  act: Act,
  mark: Mark,
  at: number,
  around: Circumstances,
): Decision {
  const rematch =
    (act.act === 'offer' && act.offer === 'rematch') || act.act === 'accept' || act.act === 'decline';
  if (state.over !== null && !rematch) return refused('over', 'The match is over.');
  if (state.log === null) return refused('not-now', 'The match has not started.');
  if (state.gone[seat]) return refused('over', 'You have left this match.');
  switch (act.act) {
    case 'resign':
      return write(at, [leaving(state, 'resigned', seat, mark)]);
    case 'abort':
      return hasMoved(state, seat)
        ? refused('not-now', 'You have moved: the match can be resigned, not aborted.')
        : write(at, [{ kind: 'aborted', ...mark }]);
    case 'claim':
      return decideClaim(state, seat, mark, at, around);
    case 'offer':
      return decideOffer(state, seat, act.offer, mark, at, around);
    default:
      return decideAnswer(state, seat, act.act, act.v, mark, at, around);
  }
}

const hasMoved = ({ log }: MatchState, seat: Seat): boolean =>
  log!.entries.some((entry) => isCommand(entry) && entry.seat === seat);

/** The seat that is waited for let its time run out, never began, or went away. */
function decideClaim(
  state: MatchState,
  seat: Seat,
  mark: Mark,
  at: number,
  { away }: Circumstances,
): Decision {
  const late = onMoveOf(state);
  const { clock } = state;
  if (late !== null && late !== seat) {
    const deadline = deadlineOf(clock);
    const begin = beginBy(clock);
    if (deadline !== null && at >= deadline + FLAG_GRACE)
      return write(at, [leaving(state, 'flagged', late, mark)]);
    if (begin !== null && at >= begin) return write(at, [{ kind: 'aborted', ...mark }]);
  }
  const timed = clock !== null && 'base' in clock.rule;
  const gone = timed ? playing(state).find((each) => each !== seat && away(each)) : undefined;
  if (gone === undefined) return refused('not-now', 'Nobody is late or away.');
  return write(at, [leaving(state, 'claimed', gone, mark)]);
}

function decideOffer(
  state: MatchState,
  seat: Seat,
  offer: OfferName,
  mark: Mark,
  at: number,
  around: Circumstances,
): Decision {
  const others = playing(state).filter((each) => each !== seat);
  if (offer === 'rematch' ? state.over === null : state.over !== null)
    return refused('not-now', 'This cannot be offered now.');
  if (offer === 'rematch' && state.next !== null) return refused('not-now', 'There is a rematch already.');
  if (offer === 'takeback' && takebackTo(state, seat) === null)
    return refused('not-now', 'There is nothing that could be taken back.');
  if (offer === 'draw' && others.length === 0) return refused('not-now', 'There is nobody to agree.');
  const made: New = { kind: 'offered', ...mark, offer };
  const alone: Pending = { offer, by: seat, number: state.number + 1, at, accepted: [] };
  if (others.length > 0) return write(at, [made]);
  return write(at, [made, ...agreed(state, alone, { by: seat }, around)]);
}

function decideAnswer(
  state: MatchState,
  seat: Seat,
  act: 'accept' | 'decline',
  v: number,
  mark: Mark,
  at: number,
  around: Circumstances,
): Decision {
  // A seat sees every entry: its numbers are those of the log.
  const pending = state.offers.find(({ number, by }) => number === v && by !== seat);
  if (pending === undefined || !isOpen(pending, at)) return refused('no-offer', 'There is no such offer.');
  const { offer, number: of } = pending;
  if (act === 'decline') return write(at, [{ kind: 'declined', ...mark, offer, of }]);
  const waiting = waitingFor(pending, playing(state));
  if (!waiting.includes(seat)) return DONE;
  if (waiting.length > 1) return write(at, [{ kind: 'accepted', ...mark, offer, of, partial: true }]);
  if (offer === 'takeback' && takebackTo(state, pending.by) === null)
    return refused('not-now', 'This can no longer be taken back.');
  if (offer === 'rematch' && state.next !== null) return refused('not-now', 'There is a rematch already.');
  return write(at, agreed(state, pending, mark, around));
}

/** Everybody who has to has accepted. */
function agreed(
  state: MatchState,
  { offer, by, number: of }: Pending,
  mark: Partial<Mark> & { by: Seat },
  { fresh }: Circumstances,
): New[] {
  const accepted: New = { kind: 'accepted', ...mark, offer, of };
  if (offer === 'takeback') return [accepted, { kind: 'taken-back', by, to: takebackTo(state, by)! }];
  if (offer === 'rematch') return [accepted, { kind: 'rematch', by: null, next: fresh() }];
  return [accepted];
}

/** How many commands would remain if the seat's last one were taken back; null where that may not be. */
function takebackTo(state: MatchState, seat: Seat): number | null {
  const { game, log, header, gone } = state;
  if (gone.includes(true) || log === null) return null;
  const standing: { seat: Seat; command: string }[] = [];
  for (const entry of log.entries) {
    if (isCommand(entry)) standing.push(entry);
    else if (entry.table === 'taken-back') standing.length = entry.to ?? 0;
  }
  const to = standing.findLastIndex((each) => each.seat === seat);
  if (to < 0) return null;
  if (header.friendly) return to;
  if (state.seats.length === 1) return null; // nobody who could agree
  if (game.secrets === null) return to;
  const before = new GameLog(game, log.options, log.seed);
  for (const { seat: by, command } of standing.slice(0, to)) {
    const parsed = game.grammar.parse(command);
    if (!parsed.ok || before.give(by, parsed.value)) return null;
  }
  return game.secrets.mayTakeBack(before.position, log.position) ? to : null;
}
