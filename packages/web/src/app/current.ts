/** Games opened in this page: begun, loaded from a record, kept while they change. */
import type { Best } from '@quadrant/catalogue';
import type { Outcome, Refusal, Result, Seat } from '@quadrant/kernel';
import { gameOfRecord, visible } from '@quadrant/table';
import { findGame, type PageGame } from '../games.js';
import { dayOf, keepDaily } from '../keep/daily.js';
import { keepBest, keepGame, keptGames, newId } from '../keep/games.js';
import { todaysSeed } from '../keep/seeds.js';
import { speedNow } from '../keep/settings.js';
import { type AnyPlay, type OpenedPlay, Play } from '../play/play.js';
import { newKey } from '../play/window-key.js';
import { makeRoute } from '../route.js';
import type { AnyScreen, Start } from '../screens/contract.js';
import { shell, told } from '../words/shell.js';

const KEEP_AFTER_MS = 150;
const IN_CLEAR = 'Kept in clear: whoever uses this browser can read the secrets of all players.';

interface Open {
  readonly play: AnyPlay;
  readonly stop: (keep: boolean) => void;
}
const opened = new Map<string, Open>(); // by the id it is kept under

function enter(id: string, play: AnyPlay): void {
  play.speed = speedNow;
  opened.set(id, { play, stop: keepWhileChanging(id, play) });
}

/** Gives a play a name to be kept under and a place on the page; returns its address. */
export function open(play: AnyPlay, day: string | null = null): string {
  const id = newId();
  if (day !== null) daysOf.set(play, day);
  enter(id, play);
  return makeRoute(play.screen.game.id, 'game', id);
}

/** A game leaves the page: it is kept as it is now, unless another tab keeps it. */
export function close(id: string, keep: boolean): void {
  opened.get(id)?.stop(keep);
  opened.delete(id);
}

/** The same game under another name, with windows of its own; returns its address. */
export function openCopy(play: AnyPlay): string {
  keysOf.delete(play);
  return open(play);
}

export function openNew(screen: AnyScreen, start: Start): Result<string> {
  const play = Play.begin(screen, start);
  return play.ok ? { ok: true, value: open(play.value) } : play;
}

/** Begins a game and goes there; words when that is not possible. */
export function beginAndGo(screen: AnyScreen, start: Start): string | null {
  const address = openNew(screen, start);
  if (!address.ok) return told(address.error);
  location.hash = address.value;
  return null;
}

/** The play kept under an id: in memory, or replayed from what the browser keeps. */
export async function reopen(screen: AnyScreen, id: string): Promise<OpenedPlay<AnyPlay>> {
  const here = opened.get(id);
  if (here) return { ok: true, value: here.play };
  const kept = keptGames(screen.game.id).find((each) => each.id === id);
  if (!kept)
    return {
      ok: false,
      error: { code: 'not-kept', words: shell.notKept },
      holds: null,
    };
  const play = await Play.load(screen, kept.record, kept.undone, kept.own);
  if (play.ok) {
    if (kept.day) daysOf.set(play.value, kept.day);
    if (kept.keys) keysOf.set(play.value, kept.keys);
    enter(id, play.value);
  }
  return play;
}

/** Opens a game that another tab plays as one of its own; returns its address. */
export async function copyOf(screen: AnyScreen, id: string): Promise<OpenedAddress> {
  const kept = keptGames(screen.game.id).find((each) => each.id === id);
  const play = await Play.load(screen, kept?.record, kept?.undone);
  return play.ok ? { ok: true, value: open(play.value) } : play;
}

/** The address of a game that was opened, or why not: one that does not hold is not kept unless it is opened as far as it does. */
type OpenedAddress =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: Refusal; readonly holds: AnyPlay | null };

/** Opens a record of whichever game it is of, on one's own side; returns its address. */
export async function openRecord(value: unknown, turn?: number, own?: Seat): Promise<OpenedAddress> {
  const game = gameOfRecord(value);
  const entry: PageGame | undefined = findGame(game);
  if (!entry) {
    const words = game === null ? shell.record.none : shell.record.unknown(visible(game, 40));
    return { ok: false, error: { code: 'unknown-game', words }, holds: null };
  }
  const play = await Play.load(await entry.screen(), value, 0, own);
  if (!play.ok) return play;
  if (turn !== undefined && Number.isInteger(turn)) play.value.look(turn);
  return { ok: true, value: open(play.value) };
}

/** What a finished game counts for; null: nothing, as where its players and not its rules ended it. */
export function bestOf({ screen, table, seating }: AnyPlay, view: unknown, outcome: Outcome): Best | null {
  if (table.termination !== 'normal') return null;
  const label = screen.label?.(table.options, seating) ?? '';
  const bots = seating.names.flatMap(({ bot }) => bot ?? []);
  return findGame(screen.game.id)?.best({ view, outcome, label, bots }) ?? null;
}

/** Called once for a game on the page: bots and other seats' windows live here. Gives the way to stop. */
export function attend(play: AnyPlay): () => void {
  const stops: (() => void)[] = [];
  let gone = false;
  if (play.table.seats > 1)
    void import('../play/windows.js').then(({ attendWindows }) => {
      if (!gone) stops.push(attendWindows(play, windowKeys(play)));
    });
  if (play.table.seatNames.some(({ bot }) => bot !== undefined))
    void import('../play/bots.js').then(({ attendBots }) => {
      if (!gone) stops.push(attendBots(play));
    });
  return () => {
    gone = true;
    for (const stop of stops) stop();
  };
}

const newBests = new WeakSet<AnyPlay>();
/** Whether a game that ended here was better than any before. */
export const isNewBest = (play: AnyPlay): boolean => newBests.has(play);

/** Challenges, by the day they are of. */
const daysOf = new WeakMap<AnyPlay, string>();
export const challengeOf = (play: AnyPlay): string | null => daysOf.get(play) ?? null;

/** Goes on with the challenge of a day, or begins it. */
export function openDaily(screen: AnyScreen, now: Date): Result<string> {
  const day = dayOf(now);
  const begun = keptGames(screen.game.id).find((kept) => kept.day === day);
  if (begun) return { ok: true, value: makeRoute(screen.game.id, 'game', begun.id) };
  const play = Play.begin(screen, screen.daily(todaysSeed(now)));
  return play.ok ? { ok: true, value: open(play.value, day) } : play;
}

/** `Your ship is lost, 61 points, 47 turns` */
function reachedWords({ screen, table, prologue }: AnyPlay): string {
  const { view, outcome } = table.moment(0);
  const { title, score } = screen.result(view, outcome!, 0);
  const turns = table.turn - prologue;
  return [title, ...(score === null ? [] : [shell.scored(score)]), shell.turns(turns)].join(', ');
}

const keysOf = new WeakMap<AnyPlay, readonly string[]>();

/** The keys of a game's windows, one a seat; the same as long as the game is kept. */
function windowKeys(play: AnyPlay): readonly string[] {
  let keys = keysOf.get(play);
  if (!keys || keys.length !== play.table.seats) {
    keys = Array.from({ length: play.table.seats }, newKey);
    keysOf.set(play, keys);
  }
  return keys;
}

function keepWhileChanging(id: string, play: AnyPlay): Open['stop'] {
  const { game } = play.screen;
  const { table } = play;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = '';
  const day = daysOf.get(play);
  const finishedBefore = table.outcome !== null; // a record of somebody's result is nobody's best
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (table.mark === kept) return;
    kept = table.mark;
    const { outcome } = table;
    const turns = table.turn - play.prologue;
    keepGame(game.id, {
      id,
      at: Date.now(),
      turn: Math.max(0, turns),
      over: outcome !== null,
      scores: table.scores,
      record: table.record({ turn: table.turns, ...(table.everything ? {} : { note: IN_CLEAR }) }),
      undone: table.turns - table.turn,
      keys: windowKeys(play),
      own: play.own,
      ...(day === undefined ? {} : { day }),
    });
    if (outcome && !finishedBefore && day !== undefined) keepDaily(game.id, day, reachedWords(play));
    const reached = outcome && !finishedBefore && bestOf(play, table.moment(0).view, outcome);
    if (reached && keepBest(game.id, { ...reached, seed: table.seed, turns })) newBests.add(play);
    else if (reached) newBests.delete(play);
  };
  keep();
  const deaf = play.subscribe(() => {
    if (table.outcome)
      keep(); // the card at the end tells what is kept
    else timer ??= setTimeout(keep, KEEP_AFTER_MS);
  });
  const leaving = ['pagehide', 'visibilitychange'] as const;
  for (const moment of leaving) addEventListener(moment, keep, true);
  return (last) => {
    if (last) keep();
    clearTimeout(timer);
    deaf();
    for (const moment of leaving) removeEventListener(moment, keep, true);
  };
}
