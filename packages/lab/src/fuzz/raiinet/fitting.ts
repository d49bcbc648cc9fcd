/** RAIInet's options for a part of the game: the cards and numbers of players that are asked for. */
import { BASE_HAND } from '@quadrant/catalogue';
import type { Rng } from '@quadrant/kernel';
import { isWithinCards, type Parts } from '../../check/traits.js';
import { pick } from '../walk.js';
import { randomArgs } from './options.js';

const HAND = 5;
const SAME_KIND = 2;
const OF_EXTENSIONS = ['-players', '-views', '-draw'];

/** Why hands cannot be made of these cards; null when they can. */
export function troubleWithCards({ cards }: Parts): string | null {
  return cards !== null && new Set(cards.toUpperCase()).size * SAME_KIND < HAND
    ? 'three kinds of cards at least make a hand of five'
    : null;
}

export function fittingArgs(rng: Rng, { only, cards, noPlayers }: Parts): string[] {
  const args = randomArgs(rng);
  if (only.includes('plain')) return [];
  const isBase = only.includes('base');
  const players = noPlayers.includes(2)
    ? 4
    : isBase || noPlayers.includes(4) || !args.includes('-players')
      ? 2
      : 4;
  const allowed = cards?.toUpperCase() ?? (isBase ? BASE_HAND : null);
  const kept = players === 4 ? ['-players', '4'] : [];
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '-state') {
      if (!isBase) kept.push(args[at]);
      continue;
    }
    const [flag, value] = [args[at], args[++at]];
    const seat = Number(/\d/.exec(flag)?.[0] ?? 1);
    if (flag === '-players' || seat > players || (isBase && OF_EXTENSIONS.includes(flag))) continue;
    kept.push(flag, flag.startsWith('-ability') && allowed !== null ? handOf(value, allowed, rng) : value);
  }
  if (allowed !== null && !isWithinCards(BASE_HAND, allowed))
    for (let seat = 1; seat <= players; seat++)
      if (!kept.includes(`-ability${seat}`)) kept.push(`-ability${seat}`, handOf('', allowed, rng));
  return kept;
}

/** As much of a hand as is allowed, and other cards for the rest. */
function handOf(hand: string, allowed: string, rng: Rng): string {
  const cards = [...hand].filter((card) => isWithinCards(card, allowed));
  const count = (card: string) => cards.filter((each) => each.toUpperCase() === card).length;
  while (cards.length < HAND) {
    const card = pick([...allowed], rng);
    if (count(card) < SAME_KIND) cards.push(card);
  }
  return cards.join('');
}
