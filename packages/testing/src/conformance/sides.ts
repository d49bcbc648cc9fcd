/** What seats choose at the start: taken out of the options, put back, read, dealt, and kept from the others. */
import { type AnyGame, type Seat, type Sides, SPECTATOR, stream } from '@quadrant/kernel';
import { expect } from 'vitest';
import type { WalkStart } from '../walk.js';
import { same } from './same.js';
import { schemaCheck } from './schemas.js';

const DEALS = 10;
const RUBBISH = [0, 'x', [], [1], { stranger: 1 }, { __proto__: null, length: 3 }, true];

export function checkSides(game: AnyGame, starts: readonly WalkStart[]): void {
  const sides = game.sides!;
  const isSide = schemaCheck('side', sides.schema);
  for (const { options, seed, rng } of starts) {
    const split = sides.split(options);
    expect(JSON.parse(JSON.stringify(split))).toStrictEqual(split);
    expect(split.sides.length).toBe(game.seatsOf(options));
    expect(wholeOf(game, split.options, split.sides)).toStrictEqual(options);
    const fields = split.sides.flatMap((side) => Object.keys(side as object));
    for (const field of fields) expect(Object.keys(split.options as object)).not.toContain(field);
    const usual = sides.split(wholeOf(game, split.options, null));
    expect(usual.options, 'options without sides').toStrictEqual(split.options);
    for (const side of split.sides) {
      isSide(side);
      expect(sides.read(options, side)).toStrictEqual({ ok: true, value: side });
    }
    for (const value of RUBBISH)
      expect(sides.read(options, value), JSON.stringify(value)).toMatchObject({ ok: false });
    const dealt = checkDeal(sides, options, rng);
    for (const side of dealt) isSide(side);
    const chosen = split.sides.map((_, seat) => dealt[seat % dealt.length]);
    expect(sides.split(wholeOf(game, split.options, chosen)).sides).toStrictEqual(chosen);
    if (sides.vary) checkVary(game, sides, options, rng);
    if (!sides.secret) continue;
    for (let seat = 0; seat < split.sides.length; seat++)
      for (const other of dealt) checkSecret(game, split, seat, [dealt[0], other], seed);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: options of any game
function wholeOf(game: AnyGame, options: any, sides: readonly any[] | null): unknown {
  const read = game.readOptions(game.sides!.join(options, sides));
  if (!read.ok) throw new Error(read.error.words);
  return read.value;
}

function checkDeal(sides: Sides<unknown>, options: unknown, rng: string) {
  const chance = stream(60, rng);
  const again = stream(60, rng);
  const dealt = Array.from({ length: DEALS }, () => sides.deal(options, chance));
  expect(Array.from({ length: DEALS }, () => sides.deal(options, again))).toStrictEqual(dealt);
  for (const side of dealt) expect(sides.read(options, side)).toStrictEqual({ ok: true, value: side });
  if (sides.secret) expect(new Set(dealt.map((side) => JSON.stringify(side))).size).toBeGreaterThan(1);
  return dealt;
}

/** Varied options are whole as they are, the same but for the sides, and by chance alone. */
function checkVary(game: AnyGame, sides: Sides<unknown>, options: unknown, rng: string): void {
  const chance = stream(61, rng);
  const again = stream(61, rng);
  const varied = Array.from({ length: DEALS }, () => sides.vary!(options, chance));
  expect(Array.from({ length: DEALS }, () => sides.vary!(options, again))).toStrictEqual(varied);
  for (const each of varied) {
    expect(game.readOptions(each)).toStrictEqual({ ok: true, value: each });
    expect(sides.split(each).options).toStrictEqual(sides.split(options).options);
  }
  expect(new Set(varied.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
}

/** Which of these one seat chose is not to be seen by anybody else when the game begins. */
function checkSecret(
  game: AnyGame,
  split: ReturnType<Sides<unknown>['split']>,
  seat: Seat,
  chosen: readonly unknown[],
  seed: number,
): void {
  const [a, b] = chosen.map((one) => {
    const sides = split.sides.map((side, s) => (s === seat ? one : side));
    return game.begin(wholeOf(game, split.options, sides), seed);
  });
  for (let looker = SPECTATOR; looker < split.sides.length; looker++)
    if (looker !== seat) same('view', game.view(b, looker), game.view(a, looker));
}
