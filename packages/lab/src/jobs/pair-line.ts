/** Lines of pairs that somebody else wrote: what must be so whoever played them. */
import { TERMINATIONS } from '@quadrant/wire';
import { scoresOf, seatings } from '../play/play-pair.js';
import type { GameLine, PairLine } from './chunk.js';
import type { Played } from './folder.js';
import { meetingOf, pairsIn, type Spec } from './spec.js';

/** The line of a pair as it follows from its games: who met, who sat where, and whose points they are. */
export function lineOfGames(spec: Spec, pair: number, games: readonly Omit<GameLine, 'seats'>[]): PairLine {
  const bots = meetingOf(spec, pair).map((place) => spec.bots[place].name);
  const names = seatings(bots, spec.seats);
  const ended = games.map(({ result, winner, scores, reason, termination, faults }) => ({
    outcome: result === null ? null : { result, winner, scores, reason },
    termination,
    faults,
  }));
  return {
    pair,
    bots,
    scores: scoresOf(ended, spec.seats),
    games: games.map(({ result, winner, scores, reason, termination, faults, plies, record }, place) => ({
      seats: names[place],
      result,
      winner,
      scores,
      reason,
      termination,
      faults,
      plies,
      record,
    })),
  };
}

/** A line of the journal, from its JSON; null where it is none of this tournament, whoever spoilt it. */
export function readJournalLine(spec: Spec, value: unknown): Played | null {
  const { times, whys = [], ...told } = (value ?? {}) as Partial<PairLine & Omit<Played, 'line'>>;
  const { pair = Number.NaN, games = [] } = told;
  const isThere = Number.isInteger(pair) && pair >= 0 && pair < pairsIn(spec);
  if (!isThere || !isListOf(games, (game) => isGame(game, spec.seats))) return null;
  if (!isListOf(times, (each) => isListOf(each, isNumber)) || !isListOf(whys, isText)) return null;
  const line = lineOfGames(spec, pair, games);
  const { bots, scores } = line;
  const isTold = sameText([told.bots, told.scores, seatsOf(games)], [bots, scores, seatsOf(line.games)]);
  return isTold && games.length === bots.length ? { line, times, whys } : null;
}

const seatsOf = (games: readonly GameLine[]) => games.map(({ seats }) => seats);
const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isListOf = (value: unknown, check: Check): value is readonly unknown[] =>
  Array.isArray(value) && value.every(check);
const isOneOf = (known: readonly unknown[]): Check => known.includes.bind(known);

function isGame(value: unknown, seats: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as GameLine;
  const isSeat = isOneOf([...new Array(seats).keys()]);
  const isEnd = isOneOf(TERMINATIONS);
  return (
    (game.result === null || isText(game.result)) &&
    (game.winner === null || isSeat(game.winner)) &&
    isListOf(game.scores, isNumber) &&
    isListOf(game.faults, (fault) => isFault(fault, isSeat, isEnd)) &&
    isEnd(game.termination) &&
    isNumber(game.plies) &&
    [game.reason, game.record].every(isText)
  );
}

const isFault = (value: unknown, isSeat: Check, isEnd: Check): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isSeat((value as GameLine['faults'][number]).seat) &&
  isEnd((value as GameLine['faults'][number]).termination);
