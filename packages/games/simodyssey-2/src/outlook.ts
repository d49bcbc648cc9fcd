/**
 * How a turn may end, before it is played: each flight, and waiting, is tried by the rules themselves from positions that
 * the player cannot tell from the true one. It is made from a view, so it knows nothing that is hidden.
 */
import { stream } from '@quadrant/kernel';
import type { SimCommand } from './commands.js';
import type { SimOdyssey2 } from './game.js';
import type { Position } from './position.js';
import { preview } from './preview.js';
import type { Direction, Place } from './space.js';
import type { Tables } from './tables.js';
import type { View } from './view.js';

export interface Outlook {
  readonly direction: Direction | null; // null: the explorer stays
  readonly sector: readonly [row: number, column: number]; // where it is then
  readonly hurt: number; // from 0 to 1: the share of turns that cost a life or the mission
  readonly lost: number; // the share that end the mission
}

/** What the coming turn may do to an explorer that flies or waits; what cannot be flown is left out. */
export function outlooks(game: SimOdyssey2, tables: Tables, view: View, tries: number): Outlook[] {
  const { explorer } = view;
  if (!view.inMission || !explorer?.at) return [];
  const [row, column] = explorer.at;
  const sample = game.resampler(view);
  const rng = stream(view.turn, 'outlook');
  const positions = Array.from({ length: tries }, () => sample(rng));
  const stay = { direction: null, sector: [row, column] as const, command: game.grammar.intern('pass') };
  const flights = preview(tables, view).map(({ direction, sector }) => ({
    direction,
    sector,
    command: game.grammar.intern('move', direction),
  }));
  return [stay, ...flights].flatMap(({ direction, sector, command }) => {
    if (game.check(positions[0], 0, command)) return [];
    const ends = positions.map((position) => endOf(game, game.clone(position), command));
    const share = (worst: number) => ends.filter((end) => end >= worst).length / tries;
    return [{ direction, sector, hurt: share(HURT), lost: share(LOST) }];
  });
}

const HURT = 1;
const LOST = 2;

/** 0: it goes well; 1: it costs a life; 2: it is the end. */
function endOf(game: SimOdyssey2, position: Position, command: SimCommand): number {
  const { life } = position.movables[0];
  game.perform(position, 0, command, null);
  if (!position.inMission) return LOST;
  return position.movables[0].life < life ? HURT : 0;
}

/** A planet at a star that nurses life, not visited yet. */
export interface Landing {
  readonly at: Place;
  readonly settled: boolean; // it can be landed on now; else it is not known to have settled
  readonly life: number; // from 0 to 1: the chance that it supports life
}

/** Where it may be worth to land, by what is known. */
export function landings(tables: Tables, view: View): Landing[] {
  const landable = tables.actors.filter((kind) => kind.landable).map(({ letter }) => letter);
  const stars = tables.scattered.filter(({ nursesLife }) => nursesLife).map(({ letter }) => letter);
  return view.entities.flatMap(({ at, letter, attached, visited, supportsLife }): Landing[] => {
    const there = view.sectors[(at[0] - 1) * view.columns + at[1] - 1];
    if (!landable.includes(letter) || visited || !stars.some((star) => there.includes(star))) return [];
    const settled = attached === true;
    const life = settled && supportsLife !== null ? Number(supportsLife) : LIFE_ODDS;
    return life > 0 ? [{ at, settled, life }] : [];
  });
}

const LIFE_ODDS = 1 / 2; // drawn when a planet settles
