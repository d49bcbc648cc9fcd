/** What a seat may do beside giving commands. */
import type { Seat } from '@quadrant/kernel';
import {
  answerTo,
  type Bargain,
  beginBy,
  deadlineOf,
  FLAG_GRACE,
  isCommand,
  type OfferName,
  offerBar,
  type Pending,
  takebackTo,
} from '@quadrant/table';
import { leaving } from './leaving.js';
import {
  type Asked,
  type Circumstances,
  type New,
  type Ruling,
  refused,
  TOO_LATE,
  write,
} from './request.js';
import { bargaining, isLate, type MatchState, onMoveOf, playing } from './state.js';

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
): Ruling {
  const rematch =
    (act.act === 'offer' && act.offer === 'rematch') || act.act === 'accept' || act.act === 'decline';
  if (state.over !== null && !rematch) return refused('over', 'The match is over.');
  if (state.log === null) return refused('not-now', 'The match has not started.');
  if (state.gone[seat] && state.over === null) return refused('over', 'You have left this match.');
  // What is too late for a command is too late for a draw, and for who would win because the other is away.
  if (state.over === null && (act.act === 'offer' || act.act === 'accept' || act.act === 'claim'))
    if (isLate(state, seat, at, around.lag)) return TOO_LATE;
  switch (act.act) {
    case 'resign':
      return write(at, leaving(state, 'resigned', seat, mark));
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
function decideClaim(state: MatchState, seat: Seat, mark: Mark, at: number, { away }: Circumstances): Ruling {
  const late = onMoveOf(state);
  const { clock } = state;
  if (late !== null && late !== seat) {
    const deadline = deadlineOf(clock);
    const begin = beginBy(clock);
    if (deadline !== null && at >= deadline + FLAG_GRACE)
      return write(at, leaving(state, 'flagged', late, mark));
    if (begin !== null && at >= begin) return write(at, [{ kind: 'aborted', ...mark }]);
  }
  const timed = clock !== null && 'base' in clock.rule;
  const gone = timed ? playing(state).find((each) => each !== seat && away(each)) : undefined;
  if (gone === undefined) return refused('not-now', 'Nobody is late or away.');
  return write(at, leaving(state, 'claimed', gone, mark));
}

const bargainOf = (state: MatchState): Bargain => ({
  offers: state.offers,
  playing: bargaining(state),
  over: state.over !== null,
  rematched: state.next !== null,
  takebackTo: (seat) => takebackTo(state.log!, seat, state.header.friendly),
});

/** So many offers a seat may make while nothing is played or taken back; after so long they no longer count. */
const MOST_OFFERS = 5;
const OFFERS_COUNT_FOR = 600_000;

const isPressing = ({ offered }: MatchState, seat: Seat, now: number): boolean =>
  offered.filter(({ by, at }) => by === seat && now < at + OFFERS_COUNT_FOR).length >= MOST_OFFERS;

function decideOffer(
  state: MatchState,
  seat: Seat,
  offer: OfferName,
  mark: Mark,
  at: number,
  around: Circumstances,
): Ruling {
  const refusal = offerBar(bargainOf(state), seat, offer);
  if (refusal) return { entries: [], refusal };
  if (isPressing(state, seat, at)) return refused('not-now', 'You have offered enough for now.');
  const made: New = { kind: 'offered', ...mark, offer };
  const alone: Pending = { offer, by: seat, number: state.number + 1, at, accepted: [] };
  if (bargaining(state).some((each) => each !== seat)) return write(at, [made]);
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
): Ruling {
  // A seat sees every entry: its numbers are those of the log.
  const answered = answerTo(bargainOf(state), seat, act, v, at);
  if (answered.kind === 'refused') return { entries: [], refusal: answered.refusal };
  if (answered.kind === 'again') return refused('not-now', 'You have accepted this already.');
  const { kind, pending } = answered;
  const { offer, number: of } = pending;
  if (kind === 'declined') return write(at, [{ kind, ...mark, offer, of }]);
  if (kind === 'partly') return write(at, [{ kind: 'accepted', ...mark, offer, of, partial: true }]);
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
  if (offer === 'takeback')
    return [accepted, { kind: 'taken-back', by, to: bargainOf(state).takebackTo(by)! }];
  if (offer === 'rematch') return [accepted, { kind: 'rematch', by: null, next: fresh() }];
  return [accepted];
}
