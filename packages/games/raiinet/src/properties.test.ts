import { stream } from '@quadrant/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardLines, unusedCards } from './board-text.js';
import type { RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { game } from './game.js';
import { LINKS_EACH, ownerOf, placeOf, shapeOf, squareAt } from './geometry.js';
import { bitOf, hasLinks, type Position } from './position.js';
import { sightOf } from './sight.js';
import { stateLine } from './state.js';
import { isVirus, makeOrder, parseOrder, VALUES } from './values.js';
import { words } from './words/en.js';
import { say } from './words.js';

const order = fc.shuffledSubarray(
  VALUES.map((_, v) => v),
  { minLength: VALUES.length },
);
const hand = fc
  .shuffledSubarray([...'LFDSPHJNLFDSPHJN'], { minLength: 5, maxLength: 5 })
  .map((h) => h.join(''));
const dealt = (players: number) =>
  fc.record({
    players: fc.constant(players),
    links: fc.array(order.map(makeOrder), { minLength: players, maxLength: players }),
    hands: fc.array(fc.oneof(hand, fc.constant('')), { minLength: players, maxLength: players }),
    draw: fc.constantFrom(null, 30),
  });

function checkInvariants(position: Position): void {
  const { board, links, players, seats } = position;
  const shape = shapeOf(players);
  const standing = links.flatMap((l, i) => (l.at >= 0 ? [i] : []));
  expect(board.filter((x) => x >= 0).sort((a, b) => a - b)).toEqual(standing);
  for (const i of standing) {
    expect(board[links[i].at]).toBe(i);
    expect(shape.inside[links[i].at]).toBe(true);
    const port = shape.ports[links[i].at];
    expect(port < 0 || seats[port].out).toBe(true); // no link ever stands on a port
    expect(links[i].by).toBe(-1);
  }
  links.forEach((l, i) => {
    expect(l.known & bitOf(ownerOf(i))).toBeTruthy();
    if (l.at < 0) expect([l.boost, l.jam, l.known & bitOf(-1)]).toEqual([0, 0, 16]);
  });
  seats.forEach((player, seat) => {
    const taken = links.filter((l) => l.by === seat).map((l) => isVirus(l.value));
    expect([player.data, player.viruses]).toEqual([
      taken.filter((virus) => !virus).length,
      taken.filter(Boolean).length,
    ]);
    expect(
      links
        .slice(seat * LINKS_EACH, (seat + 1) * LINKS_EACH)
        .map((l) => l.value & 3)
        .sort(),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    if (position.end === null && !player.out) expect(hasLinks(position, seat)).toBe(true);
  });
}

describe('random games', () => {
  test.each([2, 4])('of %i players: what always holds, and always a way to go on', (players) => {
    fc.assert(
      fc.property(dealt(players), fc.nat(), (given, seed) => {
        const options = game.readOptions(given);
        if (!options.ok) throw new Error(options.error.words);
        const position = game.begin(options.value, 1);
        const rng = stream(seed, 'play');
        const legal: RaiinetCommand[] = [];
        for (let i = 0; i < 250 && game.outcome(position) === null; i++) {
          game.legal(position, position.turn, legal);
          expect(legal.length).toBeGreaterThan(0);
          game.perform(position, game.onMove(position), legal[rng.below(legal.length)], null);
          if (i % 10 === 0) checkInvariants(position);
        }
        checkInvariants(position);
      }),
      { numRuns: 25 },
    );
  });

  test('every fact has a sentence, and no sentence shows what is missing', () => {
    const rng = stream(1, 'facts');
    const kinds = new Set<string>();
    for (let g = 0; g < 40; g++) {
      const players = g % 2 === 0 ? 2 : 4;
      const options = game.readOptions({
        players,
        hands: Array(players).fill(g % 4 < 2 ? 'HJNSD' : 'LFDPS'),
      });
      if (!options.ok) throw new Error(options.error.words);
      const position = game.begin(options.value, 1);
      const legal: RaiinetCommand[] = [];
      const hear = (fact: Fact) => {
        kinds.add(fact.kind);
        for (let seat = -1; seat < players; seat++) {
          const seen = game.seen(fact, position, seat);
          expect(seen && say(seen, words)).toMatch(/^[A-Za-z].*[.)]$/);
          expect(seen && say(seen, words)).not.toMatch(/null|undefined|swap|keep/);
        }
      };
      for (let i = 0; i < 300 && game.outcome(position) === null; i++) {
        game.legal(position, position.turn, legal);
        game.perform(position, game.onMove(position), legal[rng.below(legal.length)], hear);
      }
    }
    for (const kind of ['used', 'moved', 'firewall', 'battle', 'downloaded', 'eliminated', 'shown', 'ended'])
      expect(kinds).toContain(kind);
  });

  test('the text of a view is the text of the position for that seat', () => {
    const position = game.begin(
      {
        players: 4,
        links: Array(4).fill('V1V2V3V4D1D2D3D4'),
        hands: Array(4).fill('LFDSP'),
        draw: null,
        single: false,
      },
      1,
    );
    const rng = stream(4, 'text');
    const legal: RaiinetCommand[] = [];
    for (let i = 0; i < 80 && position.end === null; i++) {
      for (let seat = -1; seat < 4; seat++)
        expect(boardLines(sightOf(game.view(position, seat)), bitOf(seat))).toEqual(
          boardLines(position, bitOf(seat)),
        );
      game.legal(position, position.turn, legal);
      game.perform(position, game.onMove(position), legal[rng.below(legal.length)], null);
      expect(JSON.parse(stateLine(position)).cards.join('').replace(/[a-z]/g, '').length).toBe(
        position.seats.reduce((sum, s) => sum + unusedCards(s), 0),
      );
    }
  });
});

describe('pairs that invert each other', () => {
  test('orders of values', () => {
    fc.assert(
      fc.property(order, (values) => {
        expect(parseOrder(makeOrder(values))).toEqual(values);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseOrder(text);
        if (parsed) expect(makeOrder(parsed)).toBe(text.toUpperCase());
      }),
    );
  });

  test('squares and their places', () => {
    for (const players of [2, 4] as const)
      shapeOf(players).inside.forEach((inside, square) => {
        const [row, column] = placeOf(players, square);
        expect(squareAt(players, row, column)).toBe(inside ? square : -1);
      });
  });
});

describe('options', () => {
  test('are completed with defaults, and empty hands are fine', () => {
    expect(game.readOptions({})).toEqual({
      ok: true,
      value: {
        players: 2,
        links: ['V1V2V3V4D1D2D3D4', 'V1V2V3V4D1D2D3D4'],
        hands: ['LFDSP', 'LFDSP'],
        draw: null,
        single: false,
      },
    });
    expect(game.readOptions({ hands: ['', 'hjnhj'] })).toMatchObject({
      ok: true,
      value: { hands: ['', 'HJNHJ'] },
    });
  });

  test.each([
    [null, 'The options are not an object.'],
    [[], 'The options are not an object.'],
    [{ player: 2 }, 'There is no option "player". Options: players, links, hands, draw, single.'],
    [{ players: 3 }, 'players needs 2 or 4.'],
    [{ links: ['V1V2V3V4D1D2D3D4'] }, 'links needs a list of 2 texts.'],
    [{ links: ['', ''] }, 'links of player 1 needs each of V1 V2 V3 V4 D1 D2 D3 D4 exactly once.'],
    [{ hands: ['LFDSP', 'LLLFD'] }, 'hands of player 2 may name an ability at most twice.'],
    [{ hands: ['LF', ''] }, 'hands of player 1 needs five letters out of LFDSPHJN.'],
    [{ draw: 0 }, 'draw needs a whole number from 1 to 1000000.'],
    [{ draw: 'never' }, 'draw needs a whole number or null.'],
  ])('%j is refused in words', (value, words) => {
    expect(game.readOptions(value)).toEqual({ ok: false, error: { code: 'bad-options', words } });
  });

  test('any seed that is a whole number names a game', () => {
    expect(game.checkSeed(7)).toBeNull();
    expect(game.checkSeed(0.5)?.code).toBe('bad-seed');
  });
});
