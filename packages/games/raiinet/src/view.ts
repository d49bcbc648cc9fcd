/**
 * What a seat may know, in names: links by letter, values as V4, squares as [row, column] like the commands count them,
 * seats from 0. A view holds all that the seat was shown and that still matters, and shares nothing with the position.
 */
import type { Outcome, Seat } from '@quadrant/kernel';
import type { Ability } from './ability.js';
import type { Fact, SeenFact } from './facts.js';
import { letterOf, type Place, type PlayerCount, placeOf } from './geometry.js';
import { linkView, seatsIn } from './link-view.js';
import { playerView } from './player-view.js';
import { type Position, PUBLIC } from './position.js';
import { outcome } from './rules/download.js';
import { look, type SeenMemory, type Sight } from './sight.js';
import { VALUES, type ValueName } from './values.js';

export interface LinkView {
  readonly link: string; // 'a'
  readonly seat: Seat; // whose it is
  readonly value: ValueName | null; // null: not known to this seat
  readonly at: Place | null; // null: off the board
  readonly boost: number; // 1: moves two squares
  readonly jam: number; // 2: cannot move in the next two turns of its owner
  readonly known: readonly Seat[]; // the players who know its value
  readonly by: Seat | null; // who downloaded it
}

export interface CardView {
  readonly ability: string | null; // 'S'; null: an unused card of somebody else
  readonly used: boolean;
}

export interface PlayerView {
  readonly cards: readonly CardView[]; // with the ids 1, 2, …
  readonly data: number; // downloaded
  readonly viruses: number; // downloaded
  readonly out: boolean; // eliminated
}

/** What the seat saw happen to values, in order: what it does not see now must agree with it. */
export type MemoryView =
  /** These players learnt a link's value; `public` when from then on all know it. */
  | {
      readonly kind: 'learnt';
      readonly link: string;
      readonly seats: readonly Seat[];
      readonly public: boolean;
      readonly value: ValueName | null; // as it was then; null: this seat did not learn it
    }
  /** A link changed its type. */
  | { readonly kind: 'flipped'; readonly link: string }
  /** Two links were hidden again and perhaps exchanged their values. */
  | {
      readonly kind: 'mixed';
      readonly link: string;
      readonly other: string;
      readonly swapped: boolean | null; // null: only their owner knows
    };

export interface View {
  readonly seat: Seat; // whose view it is; -1: a spectator's
  readonly players: PlayerCount;
  readonly draw: number | null; // so many moves without a download are a draw
  readonly turn: Seat; // who is on move; after the end: who was
  readonly abilityUsed: boolean; // in this turn
  readonly quiet: number; // moves since the last download
  readonly links: readonly LinkView[]; // in the order of their letters: a-h, A-H, i-p, I-P
  readonly firewalls: readonly { readonly at: Place; readonly seat: Seat }[]; // row by row
  readonly seats: readonly PlayerView[];
  readonly history: readonly MemoryView[];
  readonly outcome: Outcome | null;
}

export const view = (position: Position, seat: Seat): View =>
  inNames(look(position, seat), outcome(position));

function inNames(sight: Sight, reached: Outcome | null): View {
  const { players } = sight;
  return {
    seat: sight.seat,
    players,
    draw: sight.drawAfter || null,
    turn: sight.turn,
    abilityUsed: sight.abilityUsed,
    quiet: sight.quiet,
    links: sight.links.map((seen, link) => linkView(players, link, seen)),
    firewalls: firewallsOf(sight),
    seats: sight.seats.map(playerView),
    history: historyOf(sight),
    outcome: reached,
  };
}

const walls = new WeakMap<readonly number[], View['firewalls']>();

/** Firewalls change seldom: until they do, every view has the same list. */
function firewallsOf({ firewalls, players }: Sight): View['firewalls'] {
  let standing = walls.get(firewalls);
  if (standing === undefined) {
    standing = Object.freeze(
      firewalls.flatMap((seat, square) =>
        seat < 0 ? [] : [Object.freeze({ at: Object.freeze(placeOf(players, square)) as Place, seat })],
      ),
    );
    walls.set(firewalls, standing);
  }
  return standing;
}

const histories = new WeakMap<readonly SeenMemory[], View['history']>();

/** What was learnt changes seldom, too. */
function historyOf({ history, players }: Sight): View['history'] {
  let named = histories.get(history);
  if (named === undefined) {
    named = Object.freeze(history.map((memory) => Object.freeze(nameMemory(memory, players))));
    histories.set(history, named);
  }
  return named;
}

function nameMemory(memory: SeenMemory, players: PlayerCount): MemoryView {
  const link = letterOf(memory.link);
  switch (memory.kind) {
    case 'learnt':
      return {
        kind: 'learnt',
        link,
        seats: seatsIn(memory.seats, players),
        public: (memory.seats & PUBLIC) !== 0,
        value: memory.value === null ? null : VALUES[memory.value],
      };
    case 'flipped':
      return { kind: 'flipped', link };
    case 'mixed':
      return { kind: 'mixed', link, other: letterOf(memory.other), swapped: memory.swapped };
  }
}

/** The fact as a seat learns it. Only the user of a card learns all of what it did. */
export function seen(fact: Fact, seat: Seat, abilities: readonly Ability[]): SeenFact {
  if (fact.kind !== 'used' || fact.seat === seat) return fact;
  const ability = abilities.find((a) => a.letter === fact.letter);
  return ability?.toOthers ? ability.toOthers(fact) : fact;
}
