/**
 * Which of a seat's links can be attacked before it is on move again, and what a step of its own would meet, with how
 * that may end, as far as its view tells. What cards of others may add (a boost, a hijack) is not in it.
 */
import type { Seat } from '@quadrant/kernel';
import { DIRECTIONS, letterOf, linkOf, ownerOf, type Place, placeOf, squareAt } from './geometry.js';
import { portOwner } from './position.js';
import type { Preview } from './preview.js';
import { possibleValues } from './resample.js';
import { destination } from './rules/move.js';
import { sightOf } from './sight.js';
import { isVirus, strength, VALUES } from './values.js';
import type { View } from './view.js';

export interface Threat {
  readonly link: string; // 'a': the seat's own
  readonly at: Place;
  readonly virus: boolean; // who takes it has one virus more
  readonly by: readonly Attacker[];
}
export interface Attacker {
  readonly link: string; // 'C'
  readonly odds: number; // from 0 to 1: the share of the values it may have with which it takes the link
}

/** In the order of the seat's links; those that nobody can attack are left out. */
export function threats(view: View): Threat[] {
  const sight = sightOf(view);
  const values = possibleValues(view);
  const attackers = new Map<number, Attacker[]>(); // by the link attacked
  for (const [link, { at, jam }] of sight.links.entries()) {
    if (ownerOf(link) === sight.seat || at < 0 || jam > 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = destination(sight, link, direction);
      const met = to >= 0 ? sight.board[to] : -1;
      if (met < 0 || ownerOf(met) !== sight.seat) continue;
      const attacker = {
        link: letterOf(link),
        odds: oddsOf(values[link], values[met], sight.firewalls[to] === sight.seat),
      };
      attackers.set(met, [...(attackers.get(met) ?? []), attacker]);
    }
  }
  return [...attackers]
    .sort(([a], [b]) => a - b)
    .map(([link, by]) => ({
      link: letterOf(link),
      at: placeOf(sight.players, sight.links[link].at),
      virus: isVirus(sight.links[link].value!),
      by,
    }));
}

/**
 * The share of the values (as bits) that two links may have with which the attacker takes the other: who attacks wins a
 * tie, and a virus that runs into a firewall does not get to fight.
 */
function oddsOf(attacker: number, defender: number, guarded: boolean): number {
  const [may, against] = [valuesIn(attacker), valuesIn(defender)];
  const fighters = may.filter((value) => !(guarded && isVirus(value)));
  const wins = fighters.flatMap((value) => against.filter((other) => strength(value) >= strength(other)));
  return wins.length / (may.length * against.length);
}

const valuesIn = (bits: number): number[] =>
  VALUES.flatMap((_, value) => (bits & (1 << value) ? [value] : []));

/** What a link meets where a step of it ends, in order. */
export type Meeting =
  | { readonly kind: 'edge' } // it leaves: its owner downloads it
  | { readonly kind: 'wall'; readonly seat: Seat; readonly virus: boolean | null } // a firewall shows it, and stops it if it is a virus; null: not known
  | { readonly kind: 'port'; readonly seat: Seat } // whose port it is downloads it
  | { readonly kind: 'battle'; readonly link: string; readonly odds: number };

/** What a command that moves a link would meet; nothing for others. */
export function meetings(view: View, { link, direction, place, leaves }: Preview): Meeting[] {
  if (direction === null || link === null) return [];
  if (leaves) return [{ kind: 'edge' }];
  const sight = sightOf(view);
  const moved = linkOf(sight.players, link);
  const square = squareAt(sight.players, ...place);
  const values = possibleValues(view);
  const met: Meeting[] = [];
  const wall = sight.firewalls[square];
  const guarded = wall >= 0 && wall !== ownerOf(moved);
  if (guarded) {
    const may = valuesIn(values[moved]).map(isVirus);
    const virus = may.every(Boolean) ? true : may.some(Boolean) ? null : false;
    met.push({ kind: 'wall', seat: wall, virus });
    if (virus) return met;
  }
  const port = portOwner(sight, square);
  const defender = sight.board[square];
  if (port >= 0) met.push({ kind: 'port', seat: port });
  else if (defender >= 0)
    met.push({
      kind: 'battle',
      link: letterOf(defender),
      odds: oddsOf(values[moved], values[defender], guarded),
    });
  return met;
}
