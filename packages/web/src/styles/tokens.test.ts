/** What stands on what can be seen there, in every theme: 4.5 to 1 for text, 3 to 1 for pieces. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];
type Theme = Readonly<Record<string, string>>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const THEMES: Record<string, Theme> = {};
for (const [, name = 'dark', block] of css.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{([^}]*)\}/g))
  THEMES[name] = {
    ...THEMES[name],
    ...Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)].map((m) => [m[1], m[2]])),
  };

function colour(hex: string): Colour {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16)) as unknown as Colour;
}
const light = (c: Colour) =>
  c
    .map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
function contrast(a: Colour, b: Colour): number {
  const [high, low] = [light(a), light(b)].sort((p, q) => q - p);
  return (high + 0.05) / (low + 0.05);
}
const mix = (a: Colour, b: Colour, part: number) =>
  a.map((v, i) => v + (b[i] - v) * part) as unknown as Colour;
/** Under the lamp at its brightest: its colour with what the theme lets through. */
const underLamp = (theme: Theme, ground: Colour) =>
  mix(ground, colour(theme.lamp.slice(0, 7)), Number.parseInt(theme.lamp.slice(7), 16) / 255);

const PAGE = 'bg surface raised';
/** Words, and what they stand on. */
const TEXT = [
  ['text muted', `${PAGE} sunken`],
  ['ion amber teal moss good bad warn gold', PAGE],
  ['diamond platinum data virus seat-1 seat-2 seat-3 seat-4', 'surface'],
  ['on-accent', 'ion amber teal moss good bad warn gold diamond platinum seat-1 seat-2'],
  ['ink', 'data virus'],
  ['text bad', 'sq-space sq-net sq-sky ground'],
] as const;
/** Pieces, and the squares they stand on. */
const PIECES = [
  ['ship grunt fighter carrier interceptor pylon shot enemy-shot', 'sq-space sq-space-2'],
  ['data virus unknown seat-1 seat-2 seat-3 seat-4', 'sq-net sq-net-2'],
  ['blue-giant hole worm planet asteroid janitaur malevolent benign explorer', 'sq-sky sq-sky-2'],
] as const;
const WOOD = [
  ['player player-2 bandit archer bomber wisp arrow', 'ground ground-2 moss-tile moss-2 sand poison'],
  ['tree rock health boots vial leather', 'ground ground-2 moss-tile moss-2'],
] as const;
/** Metals and lights keep their bright fill and may be seen by their rim. */
const RIMMED = {
  'yellow-dwarf': 'sq-sky',
  chest: 'ground',
  gate: 'ground',
  'orb-gold': 'surface',
  'orb-silver': 'surface',
  'orb-bronze': 'surface',
};
/** The strongest hatch of the threat layer, over each kind of square: how much of it is red. */
const HATCHED = { 'sq-space': 0.5, 'sq-space-2': 0.5, 'sq-sky': 0.5, ground: 0.43, 'moss-2': 0.43 };

const pairs = (table: readonly (readonly [string, string])[]) =>
  table.flatMap(([fronts, backs]) =>
    fronts.split(' ').flatMap((front) => backs.split(' ').map((back) => [front, back] as const)),
  );

describe.each(Object.entries(THEMES))('%s', (_, theme) => {
  const of = (token: string) => colour(theme[token]);
  it('has every colour that another theme has', () => {
    for (const other of Object.values(THEMES))
      expect(Object.keys(theme)).toEqual(expect.arrayContaining(Object.keys(other)));
  });
  it('has words that can be read', () => {
    const low = pairs(TEXT).filter(([front, back]) => contrast(of(front), of(back)) < 4.5);
    expect(low).toEqual([]);
  });
  it('has pieces that can be seen', () => {
    expect(pairs(PIECES).filter(([piece, square]) => contrast(of(piece), of(square)) < 3)).toEqual([]);
  });
  it('has pieces in the wood that can be seen in the dark and under the lamp', () => {
    const low = pairs(WOOD).filter(
      ([piece, square]) =>
        contrast(of(piece), of(square)) < 3 || contrast(of(piece), underLamp(theme, of(square))) < 3,
    );
    expect(low).toEqual([]);
  });
  it('has metals with a rim that can be seen', () => {
    for (const [metal, ground] of Object.entries(RIMMED))
      expect(
        Math.max(contrast(of(metal), of(ground)), contrast(of('metal-rim'), of(ground))),
        metal,
      ).toBeGreaterThanOrEqual(3);
  });
  it('has numbers that can be read on the strongest hatch', () => {
    for (const [square, part] of Object.entries(HATCHED))
      expect(contrast(of('threat'), mix(of(square), of('bad'), part)), square).toBeGreaterThanOrEqual(4.5);
  });
});
