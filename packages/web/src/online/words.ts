/** Clocks, ends and games in words. */
import { clockFace } from '@quadrant/table';
import type { Answers, ClockRule, MatchPlayer, Over, RatingChange } from '@quadrant/wire';
import { findGame } from '../games.js';
import { online } from '../words/online.js';
import { said } from '../words/shell.js';

export type HostedGame = Answers['games']['games'][number];

/** `5 minutes + 3 seconds a move` */
export function clockWords(clock: ClockRule): string {
  if (clock === null) return online.clock.none;
  if ('days' in clock) return online.clock.days(clock.days);
  const base =
    clock.base >= 60_000
      ? online.clock.minutes(clock.base / 60_000)
      : online.clock.seconds(clock.base / 1000);
  return clock.inc > 0 ? online.clock.with(base, clock.inc / 1000) : base;
}

/** Beside other things: `clock: 30 seconds`. */
export const clockNote = (clock: ClockRule): string =>
  clock === null ? online.clock.none : online.clock.note(clockWords(clock));

/** What is left as a clock shows it: 4:12, 0:09.3 in the last seconds, 2 d 3 h. */
export function timeWords(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours >= 48 ? online.clock.left(Math.floor(hours / 24), hours % 24) : clockFace(ms);
}

export const gameTitle = (id: string): string => findGame(id)?.title ?? id;

type Known = Pick<MatchPlayer, 'name' | 'bot'>;

/** Bots of the house have names that every language has words for. */
export const playerName = ({ name, bot }: Known): string => (bot ? said(name) : nameIn(name));

/** With the mark of bots. */
export const markedName = (player: Known): string => noted(playerName(player), player.bot && online.bot);

/** `easy (2, bot)`: a name and what goes with it, as far as there is any. */
function noted(name: string, ...notes: readonly (string | false)[]): string {
  const told = notes.filter(Boolean);
  return told.length > 0 ? `${name} (${told.join(', ')})` : name;
}

type Sitting = readonly (Known | null)[];

/** Who shares their name with somebody at the table is told apart by their number; nobody else needs one. */
function numberOf(players: Sitting, seat: number): string | false {
  const isNamesake = (player: Known | null, other: number) =>
    player !== null && other !== seat && playerName(player) === playerName(players[seat]!);
  return players.some(isNamesake) && String(seat + 1);
}

/** Who has deleted their name: the server speaks English. */
export const nameIn = (name: string): string => (name === 'somebody' ? online.somebody : name);

/** What is said of a bot; how strong it was measured to be elsewhere only where it has no rating here. */
export const botWords = ({ words, rating }: HostedGame['bots'][number]): string =>
  rating === null ? said(words) : said(words).replace(/ Elo -?\d+\.$/, '');

/** `Ann and Bob`; an open seat is somebody to come. */
export function playersWords(players: Sitting): string {
  const names = players.map((player, seat) => (player ? seatedName(players, seat) : '…'));
  return names.length < 2 ? names.join('') : online.and(names.slice(0, -1).join(', '), names.at(-1)!);
}

export const nameOf = (players: Sitting, seat: number): string => {
  const player = players[seat];
  return player ? noted(playerName(player), numberOf(players, seat)) : online.player(seat + 1);
};

/** With the mark of bots; `free` where nobody sits. */
export const seatedName = (players: Sitting, seat: number): string => {
  const player = players[seat];
  return player ? noted(playerName(player), numberOf(players, seat), player.bot && online.bot) : online.free;
};

/** By the names of those who play, by seat. All at once: somebody may be called `Player 2`. */
export const byName = (words: string, names: readonly string[]): string =>
  words.replace(
    new RegExp(`\\b${online.player(0).replace('0', '(\\d+)')}\\b`, 'gi'),
    (player, number) => names[number - 1] ?? player,
  );

/** The word of an end for that of the log. */
export const terminationOf = (how: string): string => (how === 'flagged' ? 'timeout' : how);

/** How somebody left: `Ann ran out of time.`; null where they did not. */
export function leftWords(how: string, name: string): string | null {
  const { left } = online.end;
  const termination = terminationOf(how);
  return Object.hasOwn(left, termination) ? left[termination as keyof typeof left](name) : null;
}

/** `Ann won`, `you won`, `a draw`, `called off`; `mine` is the id of who reads it. */
export function overWords(
  over: NonNullable<Over>,
  players: readonly ((Known & Pick<MatchPlayer, 'player'>) | null)[],
  mine?: string,
): string {
  if (over.termination === 'aborted') return online.over.calledOff;
  if (over.winner !== null && mine !== undefined && players[over.winner]?.player === mine)
    return online.over.youWon;
  if (over.winner !== null) return online.over.won(nameOf(players, over.winner));
  if (over.result === 'draw') return online.over.draw;
  return over.result === 'lost' ? online.over.lost : online.over.over;
}

/** What is played, as its maker chose it: `Two players; …`. */
export function presetWords(game: HostedGame | undefined, preset: string | null): string | null {
  return game?.presets.find(({ id }) => id === preset)?.words ?? null;
}

/** How many play a way of playing. */
export const seatsOfPreset = ({ seats }: HostedGame, options: { readonly [key: string]: unknown }): number =>
  typeof options.players === 'number' ? options.players : Math.min(...seats);

/** `1741?` while too few games were played to be sure. */
export const ratingWords = (rating: number, { provisional }: { provisional?: boolean | undefined }): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;

/** By how much the number that is shown changed. */
export const changeOf = ({ before, after }: RatingChange): number => Math.round(after) - Math.round(before);

export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** `+12`: how a rating changed by a match, to whom it belongs; with their name for everybody else. */
export function changeWords(
  over: Over,
  players: readonly ((Known & Pick<MatchPlayer, 'player'>) | null)[],
  of: string | undefined,
  mine: string | undefined,
): string | null {
  const seat = players.findIndex((each) => each !== null && each.player === of);
  const change = over?.ratings?.[seat];
  if (!change) return null;
  return [...(of === mine ? [] : [nameOf(players, seat)]), signed(changeOf(change))].join(' ');
}

/** Whether it can count for the rating. */
export const mayBeRated = (game: string, seats: number): boolean =>
  findGame(game)?.ratedSeats.includes(seats) ?? false;
