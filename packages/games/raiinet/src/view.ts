/**
 * What a seat may know: the present position with everything else left out, and what the seat remembers. A view
 * has the shape of a position with gaps, and shares nothing with it.
 */
import type { Seat } from '@quadrant/kernel';
import type { Ability } from './ability.js';
import type { Fact } from './facts.js';
import type { Players } from './geometry.js';
import { ownerOf } from './geometry.js';
import {
  bitOf,
  type End,
  EVERYBODY,
  isUsed,
  type Link,
  type Memory,
  type Player,
  type Position,
} from './position.js';
import { flipped } from './values.js';

export interface LinkView extends Omit<Link, 'value'> {
  readonly value: number | null; // null: not known to this seat
}

/** `hand` has '?' for the unused cards of others: 'L??S?'. */
export type PlayerView = Player;

/** What the seat saw happen to values; its constraints on what it does not see now. */
export type MemoryView =
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

export interface View {
  readonly seat: Seat;
  readonly players: Players;
  readonly drawAfter: number;
  readonly turn: Seat;
  readonly abilityUsed: boolean;
  readonly quiet: number;
  readonly links: readonly LinkView[];
  readonly board: readonly number[];
  readonly firewalls: readonly number[];
  readonly seats: readonly PlayerView[];
  readonly history: readonly MemoryView[];
  readonly end: End | null;
}

/** A card that the seat may not see. */
export const HIDDEN_CARD = '?';

export function view(position: Position, seat: Seat): View {
  const over = position.end !== null; // then everything is shown
  const bit = over ? EVERYBODY : bitOf(seat);
  return {
    seat,
    players: position.players,
    drawAfter: position.drawAfter,
    turn: position.turn,
    abilityUsed: position.abilityUsed,
    quiet: position.quiet,
    links: position.links.map((l) => ({
      value: l.known & bit ? l.value : null,
      at: l.at,
      boost: l.boost,
      jam: l.jam,
      known: l.known,
      by: l.by,
    })),
    board: position.board.slice(),
    firewalls: position.firewalls.slice(),
    seats: position.seats.map((player, s) => ({
      hand: over || s === seat ? player.hand : shownHand(player),
      used: player.used,
      data: player.data,
      viruses: player.viruses,
      out: player.out,
    })),
    history: remembered(position, bit),
    end: position.end === null ? null : { ...position.end },
  };
}

function shownHand(player: Player): string {
  return [...player.hand].map((letter, card) => (isUsed(player, card) ? letter : HIDDEN_CARD)).join('');
}

/** The history as these seats (bits) know it, with the values they learnt: played backwards from the present ones. */
function remembered(position: Position, bit: number): MemoryView[] {
  const values = position.links.map((l) => l.value);
  const memories: MemoryView[] = [];
  for (let i = position.history.length - 1; i >= 0; i--) {
    const memory = position.history[i];
    memories.push(reduced(memory, values, bit));
    undo(memory, values);
  }
  return memories.reverse();
}

function reduced(memory: Memory, values: readonly number[], bit: number): MemoryView {
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

/** The fact as a seat learns it. Only the user of a card learns all of what it did. */
export function seen(fact: Fact, seat: Seat, abilities: readonly Ability[]): Fact {
  if (fact.kind !== 'used' || fact.seat === seat) return fact;
  const ability = abilities.find((a) => a.letter === fact.letter);
  return ability?.toOthers ? ability.toOthers(fact) : fact;
}
