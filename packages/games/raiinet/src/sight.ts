/**
 * What a seat may know in the position's own numbers: a position with gaps. Views are made from it and read back to it,
 * for whoever draws a board or draws positions.
 */
import type { Seat } from '@quadrant/kernel';
import { linkOf, ownerOf, type PlayerCount, shapeOf, squareAt } from './geometry.js';
import {
  bitOf,
  type End,
  EVERYBODY,
  isUsed,
  type Link,
  type Memory,
  type PlayerState,
  type Position,
  PUBLIC,
} from './position.js';
import { flipped, VALUES } from './values.js';
import type { MemoryView, View } from './view.js';

export interface SeenLink extends Omit<Link, 'value'> {
  readonly value: number | null; // null: not known to this seat
}

/** What the seat saw happen to values; its constraints on what it does not see now. */
export type SeenMemory =
  | {
      readonly kind: 'learnt';
      readonly link: number;
      readonly seats: number; // who learnt it
      readonly value: number | null; // as it was then; null: this seat was not among them
    }
  | { readonly kind: 'flipped'; readonly link: number }
  | {
      readonly kind: 'mixed';
      readonly link: number;
      readonly other: number;
      readonly swapped: boolean | null; // null: only the owner knows
    };

export interface Sight {
  readonly seat: Seat;
  readonly players: PlayerCount;
  readonly drawAfter: number;
  readonly turn: Seat;
  readonly abilityUsed: boolean;
  readonly quiet: number;
  readonly links: readonly SeenLink[];
  readonly board: readonly number[];
  readonly firewalls: readonly number[];
  readonly seats: readonly PlayerState[]; // `hand` has '?' for the unused cards of others: 'L??S?'
  readonly history: readonly SeenMemory[];
  readonly end: End | null;
}

/** A card that the seat may not see. */
export const HIDDEN_CARD = '?';

/** It shares with the position what a view of it shows as it is: whoever keeps a sight makes it from a view. */
export function look(position: Position, seat: Seat): Sight {
  const over = position.end !== null; // then everything is shown
  const bit = over ? EVERYBODY : bitOf(seat);
  return {
    seat,
    players: position.players,
    drawAfter: position.drawAfter,
    turn: position.turn,
    abilityUsed: position.abilityUsed,
    quiet: position.quiet,
    links: position.links.map((l) => (l.known & bit ? l : withoutValue(l))),
    board: position.board,
    firewalls: position.firewalls,
    seats: position.seats.map((player, s) => (over || s === seat ? player : asOthersSee(player))),
    history: remembered(position, bit),
    end: position.end,
  };
}

const withoutValue = ({ at, boost, jam, known, by }: Link): SeenLink => ({
  value: null,
  at,
  boost,
  jam,
  known,
  by,
});

/** A player changes seldom, and is looked at after every command. */
const seenByOthers = new WeakMap<PlayerState, PlayerState>();

function asOthersSee(player: PlayerState): PlayerState {
  let seen = seenByOthers.get(player);
  if (seen === undefined) {
    const { used, data, viruses, out } = player;
    seen = { hand: shownHand(player), used, data, viruses, out };
    seenByOthers.set(player, seen);
  }
  return seen;
}

function shownHand(player: PlayerState): string {
  const { hand } = player;
  let shown = '';
  for (let card = 0; card < hand.length; card++) shown += isUsed(player, card) ? hand[card] : HIDDEN_CARD;
  return shown;
}

/** Values change with the history and never without it: what these seats (bits) know of one stays the same. */
const recalled = new WeakMap<readonly Memory[], Map<number, readonly SeenMemory[]>>();

function remembered(position: Position, bit: number): readonly SeenMemory[] {
  const { history } = position;
  if (history.length === 0) return NOTHING;
  let bySeats = recalled.get(history);
  if (bySeats === undefined) {
    bySeats = new Map();
    recalled.set(history, bySeats);
  }
  let memories = bySeats.get(bit);
  if (memories === undefined) {
    memories = recall(position, bit);
    bySeats.set(bit, memories);
  }
  return memories;
}
const NOTHING: readonly SeenMemory[] = Object.freeze([]);

/** The history as these seats know it, with the values they learnt: played backwards from the present ones. */
function recall(position: Position, bit: number): SeenMemory[] {
  const values = position.links.map((l) => l.value);
  const memories: SeenMemory[] = [];
  for (let i = position.history.length - 1; i >= 0; i--) {
    const memory = position.history[i];
    memories.push(reduced(memory, values, bit));
    undo(memory, values);
  }
  return memories.reverse();
}

function reduced(memory: Memory, values: readonly number[], bit: number): SeenMemory {
  switch (memory.kind) {
    case 'learnt':
      return { ...memory, value: memory.seats & bit ? values[memory.link] : null };
    case 'flipped':
      return { ...memory };
    case 'mixed':
      return { ...memory, swapped: bit & bitOf(ownerOf(memory.link)) ? memory.swapped : null };
  }
}

/** Gives the values back as they were before a memory. */
export function undo(memory: Memory, values: number[]): void {
  if (memory.kind === 'flipped') values[memory.link] = flipped(values[memory.link]);
  if (memory.kind !== 'mixed' || !memory.swapped) return;
  const value = values[memory.link];
  values[memory.link] = values[memory.other];
  values[memory.other] = value;
}

const read = new WeakMap<View, Sight>();

/** The view as it was before it was put into names. */
export function sightOf(view: View): Sight {
  let sight = read.get(view);
  if (!sight) {
    sight = readView(view);
    read.set(view, sight);
  }
  return sight;
}

function readView(view: View): Sight {
  const { players } = view;
  const squareOf = (at: readonly [number, number] | null) => (at === null ? -1 : squareAt(players, ...at));
  const { empty } = shapeOf(players);
  const [board, firewalls] = [empty.slice(), empty.slice()];
  const links = view.links.map((l) => ({
    value: l.value === null ? null : VALUES.indexOf(l.value),
    at: squareOf(l.at),
    boost: l.boost,
    jam: l.jam,
    known: bitsOf(l.known, l.known.length === players),
    by: l.by ?? -1,
  }));
  for (let link = 0; link < links.length; link++) if (links[link].at >= 0) board[links[link].at] = link;
  for (const { at, seat } of view.firewalls) firewalls[squareOf(at)] = seat;
  return {
    seat: view.seat,
    players,
    drawAfter: view.draw ?? 0,
    turn: view.turn,
    abilityUsed: view.abilityUsed,
    quiet: view.quiet,
    links,
    board,
    firewalls,
    seats: view.seats.map(({ cards, data, viruses, out }) => ({
      hand: cards.map((card) => card.ability ?? HIDDEN_CARD).join(''),
      used: cards.reduce((bits, card, i) => (card.used ? bits | (1 << i) : bits), 0),
      data,
      viruses,
      out,
    })),
    history: view.history.map((memory) => readMemory(players, memory)),
    end: view.outcome && { winner: view.outcome.winner ?? -1, reason: view.outcome.reason },
  };
}

function readMemory(players: PlayerCount, memory: MemoryView): SeenMemory {
  const link = linkOf(players, memory.link);
  switch (memory.kind) {
    case 'learnt': {
      const value = memory.value === null ? null : VALUES.indexOf(memory.value);
      return { kind: 'learnt', link, seats: bitsOf(memory.seats, memory.public), value };
    }
    case 'flipped':
      return { kind: 'flipped', link };
    case 'mixed':
      return { kind: 'mixed', link, other: linkOf(players, memory.other), swapped: memory.swapped };
  }
}

const bitsOf = (seats: readonly Seat[], isPublic: boolean): number =>
  seats.reduce((bits, seat) => bits | bitOf(seat), isPublic ? PUBLIC : 0);
