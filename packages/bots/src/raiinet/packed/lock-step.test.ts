import { type Rng, stream } from '@quadrant/kernel';
import {
  dealHand,
  dealLinks,
  game,
  type PlayerCount,
  type Position,
  type RaiinetCommand,
} from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import { CODES, codeOf } from './codes.js';
import { isLegalCode } from './is-legal.js';
import { pack, quietOf, SIZE, setQuiet } from './layout.js';
import { legalCodes, MOST_LEGAL } from './legal.js';
import { performCode } from './perform.js';

const STEPS = process.env.QUADRANT_LONG === '1' ? 1_000_000 : 20_000;
const DRAWS = [null, 1, 9, 100, 300, 20_000];

function deal(players: PlayerCount, rng: Rng): Position {
  const each = <T>(make: () => T) => Array.from({ length: players }, make);
  const hand = () => (rng.below(8) === 0 ? '' : dealHand(rng));
  const options = {
    players,
    links: each(() => dealLinks(rng)),
    hands: each(hand),
    draw: DRAWS[rng.below(6)],
  };
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, 1);
}

/** Commands aimed at what is near the end of a game, so that random games have ends of every kind. */
function choose(legal: readonly RaiinetCommand[], cards: boolean, rng: Rng): RaiinetCommand {
  const wanted = legal.filter((c) => (c.name === 'ability') === cards);
  const from = wanted.length > 0 ? wanted : legal;
  return from[rng.below(from.length)];
}

describe('the packed position', () => {
  for (const players of [2, 4] as const)
    test(`keeps in step with the rules for ${players} players`, () => {
      const rng = stream(players, 'lock step');
      const legal: RaiinetCommand[] = [];
      const codes = new Int32Array(MOST_LEGAL);
      const packed = new Int8Array(SIZE);
      const afresh = new Int8Array(SIZE);
      const ends = new Set<string>();
      const met = new Set<number>(); // codes that were legal once
      let position = deal(players, rng);
      pack(position, packed);
      for (let step = 0; step < STEPS / 2; step++) {
        const seat = game.onMove(position);
        game.legal(position, seat, legal);
        const { hand } = position.seats[seat];
        const expected = [...new Set(legal.map((c) => codeOf(c, hand, players)))].sort((a, b) => a - b);
        const n = legalCodes(packed, codes);
        const same = n === expected.length && expected.every((code, i) => code === codes[i] && code < CODES);
        if (!same) expect([...codes.subarray(0, n)]).toEqual(expected);
        for (const code of expected) met.add(code);
        if (step % 20 === 0)
          expect([...met].filter((code) => isLegalCode(packed, code)).sort((a, b) => a - b)).toEqual(
            expected,
          );
        const command = choose(legal, rng.below(6) === 0, rng);
        game.perform(position, game.onMove(position), command, null);
        performCode(packed, codeOf(command, hand, players));
        afresh.fill(0);
        pack(position, afresh);
        if (Buffer.compare(Buffer.from(packed.buffer), Buffer.from(afresh.buffer)) !== 0)
          expect([game.grammar.print(command), ...packed]).toEqual(['', ...afresh]);
        const end = game.outcome(position);
        if (end === null) continue;
        ends.add(end.reason.replace(/\d+/g, 'N'));
        expect(legalCodes(packed, codes)).toBe(0);
        position = deal(players, rng);
        packed.fill(0);
        pack(position, packed);
      }
      expect(ends).toContain('downloaded N data');
      expect(ends).toContain('player N downloaded N viruses');
      expect(ends).toContain('N moves without a download');
    });

  test('counts quiet moves as far as options can ask for', () => {
    const packed = new Int8Array(SIZE);
    for (const count of [0, 127, 128, 16_383, 16_384, 1_000_000]) {
      setQuiet(packed, count);
      expect(quietOf(packed)).toBe(count);
    }
  });
});
