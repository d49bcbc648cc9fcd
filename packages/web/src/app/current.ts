/** Games opened in this page: begun, loaded from a record, kept while they change. */
import type { Result } from '@quadrant/kernel';
import { findGame, type GameEntry } from '../games.js';
import { keepBest, keepGame, keptGames, newId } from '../keep/games.js';
import { speedNow } from '../keep/settings.js';
import { type AnyPlay, Play } from '../play/play.js';
import { makeRoute } from '../route.js';
import type { AnyScreen, Start } from '../screens/contract.js';

const KEEP_AFTER_MS = 150;
const opened = new Map<string, AnyPlay>(); // by the id it is kept under

/** Gives a play a name to be kept under and a place on the page; returns its address. */
export function open(play: AnyPlay): string {
  const id = newId();
  play.speed = speedNow;
  opened.set(id, play);
  keepWhileChanging(id, play);
  return makeRoute(play.screen.game.id, 'game', id);
}

export function begin(screen: AnyScreen, start: Start): Result<string> {
  const play = Play.begin(screen, start);
  return play.ok ? { ok: true, value: open(play.value) } : play;
}

/** Begins a game and goes there; words when that is not possible. */
export function beginAndGo(screen: AnyScreen, start: Start): string | null {
  const address = begin(screen, start);
  if (!address.ok) return address.error.words;
  location.hash = address.value;
  return null;
}

/** The play kept under an id: in memory, or replayed from what the browser keeps. */
export async function reopen(screen: AnyScreen, id: string): Promise<Result<AnyPlay>> {
  const here = opened.get(id);
  if (here) return { ok: true, value: here };
  const kept = keptGames(screen.game.id).find((each) => each.id === id);
  if (!kept)
    return {
      ok: false,
      error: { code: 'not-kept', words: 'This game is not kept in this browser any more.' },
    };
  const play = await Play.load(screen, kept.record, kept.extra);
  if (play.ok) {
    play.value.speed = speedNow;
    opened.set(id, play.value);
    keepWhileChanging(id, play.value);
  }
  return play;
}

/** Opens a record of whichever game it is of; returns its address. */
export async function openRecord(value: unknown, turn?: number): Promise<Result<string>> {
  const game = typeof value === 'object' && value !== null ? (value as { game?: unknown }).game : undefined;
  const entry: GameEntry | undefined = findGame(game);
  if (!entry)
    return {
      ok: false,
      error: {
        code: 'unknown-game',
        words:
          typeof game === 'string'
            ? `This is a record of “${game.slice(0, 40)}”, which this page does not have.`
            : 'This is not a record of a game.',
      },
    };
  const play = await Play.load(await entry.load(), value);
  if (!play.ok) return play;
  if (turn !== undefined && Number.isInteger(turn)) play.value.look(turn);
  return { ok: true, value: open(play.value) };
}

function keepWhileChanging(id: string, play: AnyPlay): void {
  const { game, best } = play.screen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = '';
  const finishedBefore = game.outcome(play.session.position) !== null; // a record of somebody's result is nobody's best
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const { session } = play;
    const mark = `${session.turn} ${session.hashAt(session.turn)} ${JSON.stringify(play.extra)}`;
    if (mark === kept) return;
    kept = mark;
    const outcome = game.outcome(session.position);
    const record = session.record(false);
    keepGame(game.id, {
      id,
      at: Date.now(),
      turn: session.turn - play.prologue,
      over: outcome !== null,
      record,
      extra: play.extra,
    });
    const reached =
      outcome &&
      !finishedBefore &&
      best?.(game.view(session.position, 0), outcome, session.options, play.extra);
    if (reached) keepBest(game.id, { ...reached, seed: session.seed, turns: session.turn - play.prologue });
  };
  keep();
  play.subscribe(() => {
    timer ??= setTimeout(keep, KEEP_AFTER_MS);
  });
  addEventListener('pagehide', keep);
}
