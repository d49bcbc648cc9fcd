/**
 * From a view back to positions: one position drawn, all alike, from those that give this seat the same view.
 * It sees the view only, so it cannot depend on the truth.
 *
 * A player began with each value once. What a seat remembers of him are values seen, types flipped and pairs
 * mixed by Not found, in order. For each way the hidden choices may have gone, the values seen fix some of the
 * first values; the others are free. Ways are drawn by the number of arrangements they allow.
 */
import { type Rng, type Seat, shuffled } from '@quadrant/kernel';
import { LINKS_EACH, ownerOf } from './geometry.js';
import { makeLink, type Position } from './position.js';
import { HIDDEN_CARD, type SeenMemory, type Sight, sightOf } from './sight.js';
import { SAME_KIND, standard, type Tables } from './tables.js';
import { flipped, isVirus, strength, VALUES } from './values.js';
import type { View } from './view.js';

/** One way the hidden choices of a player may have gone. A chip is what a link began with, named by that link. */
interface Way {
  readonly swaps: readonly boolean[]; // one for each time the player mixed two links
  readonly chips: readonly number[]; // by link: the chip it holds now
  readonly flips: readonly boolean[]; // by chip: its type is not the one it began with
  readonly first: readonly number[]; // by chip: the value it began with, or -1 when it may be any that is left
  readonly free: readonly number[]; // the values that are left
  readonly count: number; // arrangements of the values that are left
}

/** What a seat cannot see, as it may be. */
export interface Hidden {
  readonly values: readonly (readonly number[])[]; // by player and link
  readonly swaps: readonly (readonly boolean[])[]; // by player: whether each mixing of two links swapped them
  readonly hands: readonly string[];
}

/** Draws what this seat cannot see, each possibility as likely as any other: what a resampler puts into positions. */
export function hiddenDraws(view: View, tables: Tables = standard): (rng: Rng) => Hidden {
  return drawsOf(sightOf(view), tables);
}

function drawsOf(sight: Sight, tables: Tables): (rng: Rng) => Hidden {
  const ways = sight.seats.map((_, seat) => waysOf(sight, seat));
  return (rng) => {
    const drawn = ways.map((each) => drawPlayer(each, rng));
    return {
      values: drawn.map(({ values }) => values),
      swaps: drawn.map(({ swaps }) => swaps),
      hands: sight.seats.map(({ hand }) => drawHand(hand, rng, tables)),
    };
  };
}

/** Draws positions that this seat cannot tell from the one it sees, each as likely as any other. */
export function resampler(view: View, tables: Tables = standard): (rng: Rng) => Position {
  const sight = sightOf(view);
  const draw = drawsOf(sight, tables);
  return (rng) => {
    const { values, swaps, hands } = draw(rng);
    const choices = values.map(() => 0); // of each player, how often he has mixed two links so far
    return {
      players: sight.players,
      drawAfter: sight.drawAfter,
      turn: sight.turn,
      abilityUsed: sight.abilityUsed,
      quiet: sight.quiet,
      links: sight.links.map((l, i) =>
        makeLink(values[ownerOf(i)][i % LINKS_EACH], l.at, l.boost, l.jam, l.known, l.by),
      ),
      board: sight.board.slice(),
      firewalls: sight.firewalls.slice(),
      seats: sight.seats.map(({ used, data, viruses, out }, seat) => ({
        hand: hands[seat],
        used,
        data,
        viruses,
        out,
      })),
      history: sight.history.map((memory) => {
        if (memory.kind === 'learnt') return { kind: memory.kind, link: memory.link, seats: memory.seats };
        if (memory.kind === 'flipped') return { ...memory };
        const owner = ownerOf(memory.link);
        return { ...memory, swapped: swaps[owner][choices[owner]++] };
      }),
      end: sight.end === null ? null : { ...sight.end },
    };
  };
}

/** For each link the values it may have, as bits. */
export function possibleValues(seen: View): number[] {
  const view = sightOf(seen);
  const bits = view.links.map((l) => (l.value === null ? 0 : 1 << l.value));
  for (let seat = 0; seat < view.players; seat++) {
    const ways = waysOf(view, seat);
    for (let i = 0; i < LINKS_EACH; i++) {
      const link = seat * LINKS_EACH + i;
      if (view.links[link].value === null)
        for (const way of ways) bits[link] |= valuesUnder(way, way.chips[i]);
    }
  }
  return bits;
}

/** A link that a seat does not know, with what is sure of it when all of them are taken together. */
export interface Unseen {
  readonly strength: number;
  readonly virus: boolean | null; // null: a hidden link was polarized, so their kinds cannot be counted
}

/** What the links of a player are that this seat does not know, in no order that would tell which is which. */
export function unseenOf(seen: View, seat: Seat): Unseen[] {
  const view = sightOf(seen);
  const hidden = Array.from({ length: LINKS_EACH }, (_, i) => i).filter(
    (i) => view.links[seat * LINKS_EACH + i].value === null,
  );
  const ways = waysOf(view, seat).map((way) => leftUnder(way, hidden));
  const [{ values }] = ways;
  const sure = ways.every((each) => each.sure && `${each.values}` === `${values}`);
  return values
    .map((value) => ({ strength: strength(value), virus: sure ? isVirus(value) : null }))
    .sort((a, b) => Number(a.virus) - Number(b.virus) || a.strength - b.strength);
}

/** What these links have together in this way. Which of the free values were flipped is not sure where only some were. */
function leftUnder({ chips, flips, first, free }: Way, links: readonly number[]) {
  const now = (value: number, turned: boolean) => (turned ? flipped(value) : value);
  const held = links.map((link) => chips[link]);
  const fixed = held.filter((chip) => first[chip] >= 0).map((chip) => now(first[chip], flips[chip]));
  const open = held.filter((chip) => first[chip] < 0);
  const turned = open.some((chip) => flips[chip]);
  const values = [...fixed, ...free.map((value) => now(value, turned))].sort((a, b) => a - b);
  return { values, sure: open.every((chip) => flips[chip] === turned) };
}

function valuesUnder(way: Way, chip: number): number {
  const now = (value: number) => 1 << (way.flips[chip] ? flipped(value) : value);
  if (way.first[chip] >= 0) return now(way.first[chip]);
  return way.free.reduce((bits, value) => bits | now(value), 0);
}

function drawPlayer(ways: readonly Way[], rng: Rng): { values: number[]; swaps: readonly boolean[] } {
  const way = drawWay(ways, rng);
  const free = shuffled(way.free, rng);
  const first = way.first.map((value) => (value >= 0 ? value : (free.pop() as number)));
  const values = way.chips.map((chip) => (way.flips[chip] ? flipped(first[chip]) : first[chip]));
  return { values, swaps: way.swaps };
}

/** Every way that agrees with what this seat has seen of a player's links. */
function waysOf(view: Sight, seat: Seat): Way[] {
  const memories = view.history.filter((m) => ownerOf(m.link) === seat);
  const now = view.links.slice(seat * LINKS_EACH, (seat + 1) * LINKS_EACH).map((l) => l.value);
  const mixes = memories.filter((m) => m.kind === 'mixed');
  const ways: Way[] = [];
  for (let choice = 0; choice < 1 << mixes.length; choice++) {
    const swaps = mixes.map((_, i) => ((choice >> i) & 1) === 1);
    if (mixes.some((m, i) => m.swapped !== null && m.swapped !== swaps[i])) continue;
    const way = follow(memories, swaps, now);
    if (way) ways.push(way);
  }
  return ways;
}

/** Plays the memories with these choices; null when they contradict what was seen. */
function follow(
  memories: readonly SeenMemory[],
  swaps: readonly boolean[],
  now: readonly (number | null)[],
): Way | null {
  const chips = Array.from({ length: LINKS_EACH }, (_, i) => i);
  const flips = chips.map(() => false);
  const first = chips.map(() => -1);
  const fits = (link: number, value: number): boolean => {
    const chip = chips[link];
    const began = flips[chip] ? flipped(value) : value;
    if (first[chip] < 0 && !first.includes(began)) first[chip] = began;
    return first[chip] === began;
  };
  let mixed = 0;
  for (const memory of memories) {
    const link = memory.link % LINKS_EACH;
    if (memory.kind === 'flipped') flips[chips[link]] = !flips[chips[link]];
    else if (memory.kind === 'learnt') {
      if (memory.value !== null && !fits(link, memory.value)) return null;
    } else if (swaps[mixed++]) {
      const other = memory.other % LINKS_EACH;
      [chips[link], chips[other]] = [chips[other], chips[link]];
    }
  }
  for (let link = 0; link < LINKS_EACH; link++) {
    const value = now[link];
    if (value !== null && !fits(link, value)) return null;
  }
  const free = VALUES.map((_, v) => v).filter((v) => !first.includes(v));
  return { swaps, chips, flips, first, free, count: factorial(free.length) };
}

function drawWay(ways: readonly Way[], rng: Rng): Way {
  let at = rng.below(ways.reduce((sum, way) => sum + way.count, 0));
  for (const way of ways) {
    at -= way.count;
    if (at < 0) return way;
  }
  throw new Error('this view fits no position');
}

/** Any allowed hand with the cards that are known in their places. */
function drawHand(hand: string, rng: Rng, { abilities }: Tables): string {
  if (!hand.includes(HIDDEN_CARD)) return hand;
  for (;;) {
    const drawn = [...hand].map((c) =>
      c === HIDDEN_CARD ? abilities[rng.below(abilities.length)].letter : c,
    );
    if (drawn.every((c) => drawn.filter((d) => d === c).length <= SAME_KIND)) return drawn.join('');
  }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
