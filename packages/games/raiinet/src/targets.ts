/**
 * What a card can be aimed at: the shapes of the words after `ability N`. A shape reads the words in the order of
 * the rules into numbers, and lists the commands that are not refused. It knows no single ability.
 */
import type { Refusal } from '@quadrant/kernel';
import type { Ability, AbilityOf, TargetShape, WhoseLinks } from './ability.js';
import type { RaiinetCommand } from './commands.js';
import {
  DIRECTIONS,
  directionOf,
  LETTERS,
  LINKS_EACH,
  letterOf,
  linkOf,
  ownerOf,
  type PlayerCount,
  placeOf,
  shapeOf,
  squareAt,
} from './geometry.js';
import { isEmpty, type Position } from './position.js';
import {
  about,
  NO_SUCH_LINK,
  NOT_YOURS,
  needsEmpty,
  needsNumbers,
  notASquare,
  SAME_LINK,
  sayOneOf,
  UNKNOWN_DIRECTION,
  YOUR_OWN,
} from './refusals.js';

/** The numbers that the words stand for: links, a square, a direction, the place of a choice. */
export type Target = readonly [first: number, second: number, third: number];
const aimedAt = (first: number, second = -1, third = -1): Target => [first, second, third];

export interface Targeting<A> {
  readonly usage: (ability: A) => string; // '<link>'
  /** The words of every target there is; a target's place in this list is its code. */
  readonly targets: (ability: A, players: PlayerCount) => string[][];
  readonly spell: (players: PlayerCount, ability: A, target: Target) => string[];
  /** Reads the words that follow the card's number (`args[0]`). */
  readonly read: (position: Position, ability: A, args: readonly string[]) => Target | Refusal;
  /** Writes the commands (by code) that are not refused into `out` from place `n`; gives the place after the last. */
  readonly list: (
    position: Position,
    ability: A,
    commands: readonly RaiinetCommand[],
    out: RaiinetCommand[],
    n: number,
  ) => number;
}

const DIGITS = /^[0-9]{1,3}$/;
const PAIRS = Array.from({ length: LINKS_EACH * LINKS_EACH }, (_, i) => [i >> 3, i & 7] as const).filter(
  ([x, y]) => x < y,
);

const letters = (players: PlayerCount): string[] => [...LETTERS.slice(0, players * LINKS_EACH)];

/** The link with this letter, if it is on the board and on the right side. */
function readLink(position: Position, side: WhoseLinks, word: string): number | Refusal {
  const link = linkOf(position.players, word);
  if (link < 0 || position.links[link].at < 0) return about(NO_SUCH_LINK, word);
  const own = ownerOf(link) === position.turn;
  if (side === 'own' && !own) return about(NOT_YOURS, word);
  return side === 'opposing' && own ? about(YOUR_OWN, word) : link;
}

const link: Targeting<AbilityOf<'link'>> = {
  usage: () => '<link>',
  spell: (_players, _ability, [x]) => [letterOf(x)],
  targets: (_, players) => letters(players).map((letter) => [letter]),
  read(position, ability, args) {
    const x = readLink(position, ability.side, args[1]);
    return typeof x === 'number' ? aimedAt(x) : x;
  },
  list(position, ability, commands, out, n) {
    const { links, turn } = position;
    const { side, refuses } = ability;
    const skipped = side === 'opposing' ? turn : -1;
    const end = side === 'own' ? (turn + 1) * LINKS_EACH : links.length;
    for (let x = side === 'own' ? turn * LINKS_EACH : 0; x < end; x++) {
      if (links[x].at < 0 || ownerOf(x) === skipped) continue;
      if (refuses === null || refuses(position, x) === null) out[n++] = commands[x];
    }
    return n;
  },
};

const emptySquare: Targeting<AbilityOf<'empty-square'>> = {
  usage: () => '<row> <col>',
  spell: (players, _, [s]) => placeOf(players, s).map(String),
  targets: (_, players) => shapeOf(players).inside.map((_, s) => placeOf(players, s).map(String)),
  read(position, ability, args) {
    const thing = ability.name.toLowerCase();
    if (!DIGITS.test(args[1]) || !DIGITS.test(args[2])) return needsNumbers(thing);
    const [row, column] = [Number(args[1]), Number(args[2])];
    const s = squareAt(position.players, row, column);
    if (s < 0) return notASquare(row, column);
    return isEmpty(position, s) ? aimedAt(s) : needsEmpty(thing);
  },
  list(position, ability, commands, out, n) {
    const { board, firewalls, seats } = position;
    const { inside, ports } = shapeOf(position.players);
    const { refuses } = ability;
    for (let s = 0; s < board.length; s++) {
      if (board[s] >= 0 || firewalls[s] >= 0 || !inside[s]) continue;
      if (ports[s] >= 0 && !seats[ports[s]].out) continue;
      if (refuses === null || refuses(position, s) === null) out[n++] = commands[s];
    }
    return n;
  },
};

const linkDirection: Targeting<AbilityOf<'link-direction'>> = {
  usage: () => '<link> <direction>',
  spell: (_players, _ability, [x, direction]) => [letterOf(x), DIRECTIONS[direction]],
  targets: (_, players) => letters(players).flatMap((letter) => DIRECTIONS.map((d) => [letter, d])),
  read(position, ability, args) {
    const x = readLink(position, ability.side, args[1]);
    if (typeof x !== 'number') return x;
    const direction = directionOf(args[2]);
    return direction < 0 ? about(UNKNOWN_DIRECTION, args[2]) : aimedAt(x, direction);
  },
  list(position, ability, commands, out, n) {
    const { links, turn } = position;
    const { side, refuses } = ability;
    for (let x = 0; x < links.length; x++) {
      const own = ownerOf(x) === turn;
      if (links[x].at < 0 || (side !== 'any' && own !== (side === 'own'))) continue;
      for (let d = 0; d < DIRECTIONS.length; d++)
        if (refuses === null || refuses(position, x, d) === null)
          out[n++] = commands[x * DIRECTIONS.length + d];
    }
    return n;
  },
};

/** Both orders of a pair say the same; the list has the one in the order of the letters. */
const twoLinksChoice: Targeting<AbilityOf<'two-links-choice'>> = {
  usage: (ability) => `<link> <link> <${ability.choices.join('|')}>`,
  spell: (_, ability, [x, y, choice]) => [letterOf(x), letterOf(y), ability.choices[choice]],
  targets: (ability, players) =>
    Array.from({ length: players }, (_, seat) => seat * LINKS_EACH).flatMap((first) =>
      PAIRS.flatMap(([x, y]) => ability.choices.map((c) => [letterOf(first + x), letterOf(first + y), c])),
    ),
  read(position, ability, args) {
    const x = readLink(position, 'own', args[1]);
    if (typeof x !== 'number') return x;
    const y = readLink(position, 'own', args[2]);
    if (typeof y !== 'number') return y;
    if (x === y) return SAME_LINK;
    const choice = ability.choices.indexOf(args[3]);
    return choice < 0 ? sayOneOf(ability.choices) : aimedAt(x, y, choice);
  },
  list(position, ability, commands, out, n) {
    const { links, turn } = position;
    const { choices, refuses } = ability;
    const first = turn * LINKS_EACH;
    let code = turn * PAIRS.length * choices.length;
    for (const [x, y] of PAIRS) {
      const there = links[first + x].at >= 0 && links[first + y].at >= 0;
      for (let c = 0; c < choices.length; c++, code++)
        if (there && (refuses === null || refuses(position, first + x, first + y, c) === null))
          out[n++] = commands[code];
    }
    return n;
  },
};

const SHAPES: { readonly [T in TargetShape]: Targeting<AbilityOf<T>> } = {
  link,
  'empty-square': emptySquare,
  'link-direction': linkDirection,
  'two-links-choice': twoLinksChoice,
};

/** The shape of an ability's target. */
export const targetShape = (ability: Ability): Targeting<Ability> =>
  SHAPES[ability.target] as Targeting<Ability>;
