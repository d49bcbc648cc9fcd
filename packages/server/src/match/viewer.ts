/** What one kind of viewer is sent. A viewer is a seat's player, or the public (null), which may be some commands behind. */
import { type Command, type Fact, type Plain, type Seat, SPECTATOR } from '@quadrant/kernel';
import { isOpen, shownClock } from '@quadrant/table';
import type { EventMessage, MatchPlayer, StateMessage } from '@quadrant/wire';
import type { Told } from './apply.js';
import { isDaily, type LogEntry } from './entry.js';
import { printedList } from './printed.js';
import { revealed } from './reveal.js';
import { type MatchState, onMoveOf, stageOf } from './state.js';
import type { Present } from './telling.js';

export type Viewer = Seat | null;
export type { EventMessage, StateMessage };
/** What is known of players outside of matches. */
export interface Directory {
  nameOf(player: string): string;
}

/** The public hears of an offer when it is accepted. */
export const isShown = ({ kind, partial }: LogEntry, viewer: Viewer): boolean =>
  viewer !== null || (kind !== 'offered' && kind !== 'declined' && !partial);

export const factsFor = (told: Told, viewer: Viewer): readonly Fact[] => told[viewer ?? told.length - 1];

export function playersOf({ seats }: MatchState, { nameOf }: Directory): (MatchPlayer | null)[] {
  return seats.map(
    (sitting) =>
      sitting && { player: sitting.player, name: nameOf(sitting.player), bot: sitting.bot, here: false },
  );
}

/** Listed one after the other, and printed at once: a list that is used again need not grow again. */
const listed: Command[] = [];

/** The list as JSON: printing it is most of what it costs. */
function legalText(state: MatchState, viewer: Viewer): string {
  if (viewer === null || onMoveOf(state) !== viewer) return '[]';
  state.game.legal(state.log!.position, viewer, listed);
  return printedList(state.game, listed);
}

/** Those that can be answered then: one that has waited too long is gone without a word. */
function offersFor({ offers }: MatchState, viewer: Viewer, now: number): StateMessage['offers'] {
  if (viewer === null || offers.length === 0) return [];
  const open = offers.filter((pending) => isOpen(pending, now));
  return open.map(({ offer, by, number }) => ({ offer, by, v: number }));
}

export function viewOf({ header, game, log, over }: MatchState, viewer: Viewer): StateMessage['view'] {
  if (log === null) return null;
  const isKeptBack = over === null || isDaily(header); // others have the same game before them
  const view = isKeptBack
    ? game.view(log.position, viewer ?? SPECTATOR)
    : revealed(game, log.position, viewer);
  return view as StateMessage['view'];
}

export function presentOf(state: MatchState, viewer: Viewer): Present {
  const { clock } = state;
  return { view: viewOf(state, viewer), legal: legalText(state, viewer), clock: shownClock(clock) };
}

export function stateFor(
  state: MatchState,
  viewer: Viewer,
  v: number,
  facts: readonly Fact[],
  directory: Directory,
  now: number,
): StateMessage {
  const { header, log } = state;
  const { view = null, legal, clock: shown = null } = presentOf(state, viewer);
  return {
    t: 'state',
    match: header.match,
    v,
    game: header.game,
    version: header.version,
    options: header.options,
    state: stageOf(state),
    seat: viewer,
    ply: log?.ply ?? 0,
    onMove: onMoveOf(state),
    view,
    legal: JSON.parse(legal),
    clock: shown,
    facts: facts as StateMessage['facts'],
    players: playersOf(state, directory),
    offers: offersFor(state, viewer, now),
    over: state.over,
    proof: state.proof,
    withdrawn: state.gone.includes(true) ? seatsGone(state) : undefined,
  };
}
const seatsGone = ({ gone }: MatchState): Seat[] => gone.flatMap((isGone, seat) => (isGone ? [seat] : []));

/** The event of an entry that was just applied, without what belongs to the present; what is undefined is not sent. */
export function eventFor(
  state: MatchState,
  entry: LogEntry,
  viewer: Viewer,
  v: number,
  facts: readonly Fact[],
  directory: Directory,
): EventMessage {
  const { kind, by, id, command, offer, why, next } = entry;
  const mine = viewer !== null && by === viewer;
  const seats = kind === 'joined' || kind === 'left' || kind === 'started';
  return {
    t: 'event',
    match: state.header.match,
    v,
    kind,
    by: kind === 'claimed' ? by : (entry.seat ?? by), // who left; of a claim, who made it
    id: mine ? id : undefined,
    command: mine || state.game.secrets === null ? command : undefined,
    offer,
    why,
    next,
    ply: state.log?.ply ?? 0,
    onMove: onMoveOf(state),
    offers: offersFor(state, viewer, entry.at),
    over: state.over,
    players: seats ? playersOf(state, directory) : undefined,
    state: seats || state.over !== null ? stageOf(state) : undefined,
    proof: kind === 'started' ? state.proof : undefined,
    facts: facts as unknown as EventMessage['facts'] & Plain,
  };
}
