/** The whole state as one line of JSON with sorted keys: players and squares as people number them. */
import { LETTERS, placeOf } from './geometry.js';
import { bitOf, isUsed, type Link, type PlayerState, type Position } from './position.js';
import { VALUES } from './values.js';

export function stateLine(position: Position): string {
  const { players, seats, end } = position;
  const numbers = seats.map((_, seat) => seat + 1);
  const linkState = (l: Link) => ({
    at: l.at < 0 ? null : placeOf(players, l.at),
    boost: l.boost,
    by: l.by < 0 ? null : l.by + 1,
    jam: l.jam,
    known: numbers.filter((n) => l.known & bitOf(n - 1)),
    value: VALUES[l.value],
  });
  const letters = [...LETTERS.slice(0, position.links.length)].sort();
  return JSON.stringify({
    abilityUsed: position.abilityUsed,
    cards: seats.map(cardsText),
    data: seats.map((s) => s.data),
    firewalls: position.firewalls.flatMap((owner, square) =>
      owner < 0 ? [] : [[...placeOf(players, square), owner + 1]],
    ),
    links: Object.fromEntries(letters.map((x) => [x, linkState(position.links[LETTERS.indexOf(x)])])),
    out: seats.map((s) => s.out),
    players,
    reason: end ? end.reason : null,
    turn: position.turn + 1,
    viruses: seats.map((s) => s.viruses),
    winner: end && end.winner >= 0 ? end.winner + 1 : null,
  });
}

/** The letters in order of their ids, lower case when used. */
function cardsText(player: PlayerState): string {
  return [...player.hand].map((c, card) => (isUsed(player, card) ? c.toLowerCase() : c)).join('');
}
