/**
 * A game of several players as what each of them does, apart from when: what one player did can be left out without
 * anybody else's commands coming at the wrong turn. Whoever has nothing left to do does something quiet.
 */
import { type AnyGame, type Command, NOBODY, type Rng } from '@quadrant/kernel';
import type { GameModule } from '../games.js';
import type { Maker } from './maker.js';
import { type Script, withCommands } from './script.js';
import { chance } from './walk.js';

type Hands = readonly (readonly string[])[]; // by seat

/** Commands that are looked at in search of one by which little happens. */
const LOOKED_AT = 6;
const RANDOM_GAMES = 1500;

/** The same game without some of what one player did, or all of them; then with each command left out by chance. */
export function* withLessInHand(own: GameModule, maker: Maker, script: Script, rng: Rng): Iterable<Script> {
  const hands = handsOf(own, maker, script);
  if (hands.length < 2) return;
  const games = function* () {
    const longest = Math.max(...hands.map(({ length }) => length));
    for (let size = longest; size >= 1; size >>= 1) {
      for (let at = 0; at < longest; at += Math.max(1, size >> 1)) {
        const shorter = hands.map((hand) => [...hand.slice(0, at), ...hand.slice(at + size)]);
        yield shorter;
        for (let seat = 0; seat < hands.length; seat++) yield hands.with(seat, shorter[seat]);
      }
    }
    for (let i = 0; i < RANDOM_GAMES; i++) {
      const left = 1 - 0.5 * rng.unit() ** 2;
      yield hands.map((hand) => hand.filter(() => chance(left, rng)));
    }
  };
  for (const each of games()) {
    const game = played(own, maker, script, each);
    if (game.commands.length > 0 && game.commands.length < script.commands.length) yield game;
  }
}

function handsOf(own: GameModule, maker: Maker, script: Script): Hands {
  const { game } = own;
  const position = maker.begin(own, script);
  if (position === null) return [];
  const hands: string[][] = Array.from({ length: game.seats(position) }, () => []);
  for (const text of script.commands) {
    const seat = game.onMove(position);
    if (seat === NOBODY) break;
    const parsed = game.grammar.parse(text);
    if (parsed.ok && game.perform(position, seat, parsed.value, null) === null) hands[seat].push(text);
  }
  return hands;
}

/** Everybody's commands, each when its player is on move; those that are refused are left out. */
function played(own: GameModule, maker: Maker, script: Script, hands: Hands): Script {
  const { game } = own;
  const position = maker.begin(own, script);
  const next = hands.map(() => 0);
  const commands: string[] = [];
  while (hands.some((hand, seat) => next[seat] < hand.length) && commands.length < script.commands.length) {
    const seat = game.onMove(position);
    if (seat === NOBODY) break;
    const text = hands[seat][next[seat]++] ?? quietest(game, position);
    const parsed = game.grammar.parse(text);
    if (parsed.ok && game.perform(position, seat, parsed.value, null) === null) commands.push(text);
  }
  return withCommands(script, commands);
}

// biome-ignore lint/suspicious/noExplicitAny: a position of any game
function quietest(game: AnyGame, position: any): string {
  const seat = game.onMove(position);
  const legal: Command[] = [];
  game.legal(position, seat, legal);
  let best = legal[0];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < legal.length; at += Math.ceil(legal.length / LOOKED_AT)) {
    const command = legal[at];
    let facts = 0;
    const later = game.clone(position);
    game.perform(later, seat, command, () => {
      facts++;
    });
    if (facts < least && game.onMove(later) !== seat) [best, least] = [command, facts];
  }
  return game.grammar.print(best);
}
