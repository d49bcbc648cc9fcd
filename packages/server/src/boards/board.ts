/** The boards: lists of the best at games that one plays alone. */
import type { Preset } from '@quadrant/catalogue';
import type { Outcome } from '@quadrant/kernel';
import type { Games, Hosted } from '../games.js';

export interface Leaderboard {
  readonly board: string; // 'daily:mirewood:2026-11-16'
  readonly kind: 'daily' | 'sealed' | 'open';
  readonly hosted: Hosted;
  readonly preset: Preset;
  readonly ends: number | null; // of a daily one: until then it is sealed
}

const DAY = 86_400_000;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The presets of a game for one. */
function alone({ game, presets }: Hosted): readonly Preset[] {
  return presets.filter(({ options }) => {
    const whole = game.readOptions({ ...options, single: true });
    return whole.ok && game.seatsOf(whole.value) === 1;
  });
}

export function findBoard(games: Games, board: string): Leaderboard | null {
  const [kind, game, what, ...more] = board.split(':');
  const hosted = games.get(game);
  if (hosted === undefined || what === undefined || more.length > 0) return null;
  const presets = alone(hosted);
  if (kind === 'daily') return daily(board, hosted, presets, what);
  const preset = presets.find(({ id }) => id === what);
  if (preset === undefined || (kind !== 'sealed' && kind !== 'open')) return null;
  return { board, kind, hosted, preset, ends: null };
}

/** Every day has one of the presets, in turn. */
function daily(board: string, hosted: Hosted, presets: readonly Preset[], date: string): Leaderboard | null {
  const begins = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (!(begins >= 0) || dayOf(begins) !== date || presets.length === 0) return null;
  const preset = presets[(begins / DAY) % presets.length];
  return { board, kind: 'daily', hosted, preset, ends: begins + DAY };
}

/** Those that one may start or add to now. */
export function currentBoards(games: Games, now: number): Leaderboard[] {
  const names = [...games.values()].flatMap((hosted) => {
    const presets = alone(hosted);
    if (presets.length === 0) return [];
    const { id } = hosted.game;
    const each = presets.flatMap((preset) => [`sealed:${id}:${preset.id}`, `open:${id}:${preset.id}`]);
    return [`daily:${id}:${dayOf(now)}`, ...each];
  });
  return names.map((name) => findBoard(games, name)!);
}

/** What a run came to, and how it compares. */
export interface Merit {
  readonly value: number; // what is shown
  readonly tier: number; // those of a higher one come first
  readonly points: number; // within a tier: more is better
  readonly words: string;
}

/** How a run ended. */
export interface Came {
  readonly outcome: Outcome;
  readonly view: unknown; // of its player, at the end
  readonly commands: number;
}

/** What the game's own table of bests says; below that who won, in the fewest commands, and then everybody else. */
export function meritOf({ best }: Hosted, { title }: Preset, { outcome, view, commands }: Came): Merit {
  const counted = best({ view, outcome, label: title, bots: [] });
  if (counted !== null) return { value: counted.value, tier: 1, points: counted.value, words: counted.words };
  if (outcome.result === 'won')
    return { value: commands, tier: 1, points: -commands, words: `won in ${commands} commands` };
  const value = outcome.scores[0] ?? commands;
  return { value, tier: 0, points: value, words: outcome.reason };
}
