/** RAIInet as numbers, straight from the position: what a seat may not know is written as 0 before it can be seen. */
import {
  bitOf,
  EVERYBODY,
  HAND_SIZE,
  isUsed,
  type PlayerCount,
  type Position,
  placeOf,
  standard,
} from '@quadrant/raiinet';
import type { Flat } from './flat.js';

const HEAD = 5;
const PER_LINK = 7;
const PER_SEAT = 3 + 2 * HAND_SIZE;
const LETTERS = standard.abilities.map(({ letter }) => letter);

function placesOf(players: PlayerCount, squares: number): readonly (readonly [number, number])[] {
  return Array.from({ length: squares }, (_, square) => placeOf(players, square));
}

export function flatRaiinet(begun: Position): Flat {
  const squares = begun.board.length;
  const places = placesOf(begun.players, squares);
  return {
    length: HEAD + begun.links.length * PER_LINK + begun.seats.length * PER_SEAT + squares,
    write(position, seat, out, at) {
      const { turn, abilityUsed, quiet, drawAfter, links, seats, firewalls, end } = position as Position;
      const players = bitOf(seats.length) - 1; // the bits of all of them
      const bit = end === null ? bitOf(seat) : EVERYBODY; // at the end everything is shown
      let n = at;
      out[n++] = seat;
      out[n++] = turn;
      out[n++] = abilityUsed ? 1 : 0;
      out[n++] = quiet;
      out[n++] = drawAfter;
      for (let i = 0; i < links.length; i++) {
        const link = links[i];
        const isOn = link.at >= 0;
        out[n++] = isOn ? places[link.at][0] : -1;
        out[n++] = isOn ? places[link.at][1] : -1;
        out[n++] = link.known & bit ? link.value + 1 : 0;
        out[n++] = link.known & players;
        out[n++] = link.boost;
        out[n++] = link.jam;
        out[n++] = link.by + 1;
      }
      for (let s = 0; s < seats.length; s++) {
        const player = seats[s];
        out[n++] = player.data;
        out[n++] = player.viruses;
        out[n++] = player.out ? 1 : 0;
        for (let card = 0; card < HAND_SIZE; card++) {
          const used = isUsed(player, card);
          const isShown = used || s === seat || end !== null;
          out[n++] = isShown ? LETTERS.indexOf(player.hand[card]) + 1 : 0;
          out[n++] = used ? 1 : 0;
        }
      }
      for (let square = 0; square < squares; square++) out[n++] = firewalls[square] + 1;
    },
  };
}
