/** Lets an entry of the log happen, and tells each kind of viewer what it sees of it. */
import { type Fact, SPECTATOR } from '@quadrant/kernel';
import { answerable, offersAfter, offersAtEnd, passed, played } from '@quadrant/table';
import type { Over } from '@quadrant/wire';
import { type LogEntry, recordEntry } from './entry.js';
import { beginGame, type MatchState, onMoveOf, playing } from './state.js';

/** Facts by seat, those of spectators last. */
export type Told = readonly (readonly Fact[])[];

const REASONS: Readonly<Record<string, string>> = {
  aborted: 'the match was aborted',
  resigned: 'a player resigned',
  timeout: 'time ran out',
  claimed: 'a player was away',
};

export function apply(state: MatchState, entry: LogEntry): Told {
  const { game, seats } = state;
  const told: Fact[][] = [[]];
  for (let seat = 0; seat < seats.length; seat++) told.push([]);
  const tell = (fact: Fact) => {
    for (let i = 0; i < told.length; i++) {
      const seen = game.seen(fact, state.log!.position, i < seats.length ? i : SPECTATOR);
      if (seen !== null) told[i].push(seen);
    }
  };
  state.number++;
  state.at = entry.at;
  if (entry.id !== undefined) state.said[entry.by!].set(entry.id, entry.said ?? '');
  const before = onMoveOf(state);
  happen(state, entry, tell);
  const ended = overOf(state, entry);
  if (ended !== null && state.over === null) {
    state.over = ended;
    state.offers = offersAtEnd(state.offers);
  }
  const { clock } = state;
  const next = onMoveOf(state);
  if (clock === null) return told;
  if (entry.kind === 'played') played(clock, entry.by!, entry.ms ?? 0, entry.at, next);
  else if (entry.kind === 'taken-back' || next !== before) passed(clock, entry.at, next);
  return told;
}

function happen(state: MatchState, entry: LogEntry, tell: (fact: Fact) => void): void {
  const { kind, by, seat } = entry;
  if (kind === 'joined') {
    state.seats[by!] = { player: entry.player!, bot: entry.bot ?? false };
    state.sides[by!] = entry.side;
  } else if (kind === 'left') {
    state.seats[by!] = null;
    state.sides[by!] = undefined;
  } else if (kind === 'started') {
    state.log = beginGame(state, entry.sides ?? null);
    state.begun = entry.at;
    state.proof = entry.proof ?? null;
  } else if (kind === 'rematch') state.next = entry.next ?? null;
  else if (kind === 'withdrawn') state.gone[seat!] = true;
  const offers = offersAfter(state.offers, entry, state.number);
  state.offers = kind === 'withdrawn' ? answerable(offers, playing(state)) : offers;
  if (kind === 'played' || kind === 'taken-back') state.offered = [];
  else if (kind === 'offered') state.offered = [...state.offered, { by, at: entry.at }];
  play(state, entry, tell);
}

/** The part of an entry that the game itself notices. */
function play({ game, log }: MatchState, entry: LogEntry, tell: (fact: Fact) => void): void {
  if (log === null) return;
  if (entry.kind === 'played') {
    const command = game.grammar.parse(entry.command!);
    const refusal = command.ok ? log.give(entry.by!, command.value, tell, entry.ms) : command.error;
    if (refusal) throw new Error(`"${entry.command}" was performed and cannot be again: ${refusal.words}`);
    return;
  }
  const told = recordEntry(entry);
  if (told !== null && 'table' in told) log.note(told, tell);
}

function overOf({ game, log }: MatchState, { kind, ratings }: LogEntry): Over {
  const none = { result: null, winner: null };
  if (log === null)
    return kind === 'aborted' ? { ...none, scores: [], reason: 'cancelled', termination: 'aborted' } : null;
  const { termination, outcome } = log;
  if (termination === null) return null;
  const rated = ratings === undefined ? {} : { ratings: [...ratings] };
  if (outcome !== null) return { ...outcome, scores: [...outcome.scores], termination, ...rated };
  const reason = REASONS[termination] ?? termination;
  return { ...none, scores: [...game.scores(log.position)], reason, termination };
}
