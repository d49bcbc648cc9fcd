/** Random level files for Mirewood: every glyph, every directive, generated sections, two players, campaigns. */
import type { Rng } from '@quadrant/kernel';
import { between, chance, pick } from '../walk.js';

const PLAYERS = [...'PQ'];
const BLOCKERS = [...'TR'];
const TILES = [...BLOCKERS, ...'HZ~%&!*G'];
const ENEMIES = [...'mrbMWB'];
const PROJECTILES = [...'^v<>o'];
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const STATUSES = ['stuck', 'poison', 'stuck+poison'] as const;

export function randomLevel(rng: Rng): string {
  const players = chance(0.5, rng) ? 2 : 1;
  const sections = chance(0.3, rng) ? between(2, 4, rng) : 1;
  return Array.from({ length: sections }, (_, i) => section(rng, players, i === 0)).join('---\n');
}

function section(rng: Rng, players: number, first: boolean): string {
  const lines: string[] = [];
  if (chance(0.3, rng)) lines.push(`name: ${pick(['Bog', 'Old gate', 'The long way home'], rng)}`);
  if (first || chance(0.3, rng)) lines.push(`seed: ${between(0, 9999, rng)}`);
  if (chance(0.1, rng)) lines.push(`rng: ${between(1, 2147483646, rng)}`);
  if (chance(0.1, rng)) lines.push(`turn: ${between(0, 50, rng)}`);
  if (chance(0.6, rng)) lines.push(`ai: ${pick(['greedy', 'path'], rng)}`);
  if (chance(0.2, rng)) lines.push(`verbose: ${pick(['on', 'off'], rng)}`);
  if (chance(0.7, rng)) lines.push(`health: ${between(1, 12, rng)}`);
  if (chance(0.25, rng)) {
    const width = between(5, chance(0.5, rng) ? 6 : 12, rng);
    lines.push(
      `generate: ${width}x${between(3, 8, rng)}`,
      `difficulty: ${chance(0.4, rng) ? 5 : between(1, 4, rng)}`,
    );
    lines.push(`players: ${players}`);
  } else lines.push(...drawnMap(rng, players, chance(0.5, rng)));
  return `${lines.join('\n')}\n`;
}

function drawnMap(rng: Rng, players: number, easy: boolean): string[] {
  const cramped = chance(0.1, rng); // no room for clones
  const width = between(players === 2 ? 2 : 1, cramped ? 3 : chance(0.3, rng) ? 5 : 12, rng);
  const height = cramped ? 1 : between(1, chance(0.3, rng) ? 3 : 7, rng);
  const crowd = cramped ? 1 : pick([0.1, 0.25, 0.5, 0.9], rng);
  const things = cramped ? ENEMIES : mixture(rng);
  const cells = Array.from({ length: width * height }, () => (chance(crowd, rng) ? pick(things, rng) : '.'));
  const homes = [rng.below(cells.length)];
  if (players === 2) homes.push((homes[0] + between(1, cells.length - 1, rng)) % cells.length);
  if (easy) for (const home of homes) if (home + 1 < cells.length) cells[home + 1] = 'G';
  homes.forEach((home, seat) => {
    cells[home] = PLAYERS[seat];
  });
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
  const wall = 'X'.repeat(width + 2);
  const square = (i: number) => `${(i % width) + 1},${Math.floor(i / width) + 1}`;
  const directives = cells.flatMap((glyph, i) => directivesFor(glyph, square(i), rng));
  if (easy && chance(0.2, rng)) directives.push(...homes.map((home) => `tile ${square(home)} G`));
  return ['map:', wall, ...rows.map((row) => `X${row}X`), wall, 'end', ...directives];
}

/** Of everything something, or only of a few kinds, so that these meet. */
function mixture(rng: Rng): readonly string[] {
  const things = [...TILES, ...BLOCKERS, ...ENEMIES, ...PROJECTILES];
  if (chance(0.5, rng)) return things;
  return Array.from({ length: between(1, 3, rng) }, () => pick(things, rng));
}

type LevelField = readonly [key: string, value: (rng: Rng) => string | number];

const living: readonly LevelField[] = [
  ['health', (rng) => between(1, 5, rng)],
  ['damage', (rng) => between(0, 3, rng)],
  ['points', (rng) => between(0, 9, rng)],
  ['actions', (rng) => between(1, 3, rng)],
  ['facing', (rng) => pick(DIRECTIONS, rng)],
  ['immune', (rng) => pick(STATUSES, rng)],
  ['stuck', (rng) => between(0, 3, rng)],
  ['poison', (rng) => between(1, 4, rng)],
  ['poisoner', () => 'P'],
  ['ward-stuck', (rng) => between(1, 5, rng)],
  ['ward-poison', (rng) => between(1, 5, rng)],
];
const player: readonly LevelField[] = [
  ...living,
  ['bombs', (rng) => between(1, 5, rng)],
  ['score', (rng) => between(0, 20, rng)],
  ['bombs', (rng) => between(1, 5, rng)],
];
const shooter: readonly LevelField[] = [
  ...living,
  ['reload', (rng) => between(0, 4, rng)],
  ['cooldown', (rng) => between(0, 4, rng)],
];
const struck: LevelField = ['struck', (rng) => rng.below(2)];
const arrow: readonly LevelField[] = [
  ['damage', (rng) => between(0, 3, rng)],
  ['actions', (rng) => between(1, 4, rng)],
  ['owner', () => 'P'],
  ['poisoned', (rng) => rng.below(2)],
];
const bomb: readonly LevelField[] = [
  ...arrow,
  ['facing', (rng) => pick(DIRECTIONS, rng)],
  ['radius', (rng) => between(0, 3, rng)],
];

const FIELDS: Readonly<Record<string, readonly LevelField[]>> = {
  P: player,
  Q: player,
  m: living,
  r: shooter,
  b: shooter,
  M: [...living, struck],
  W: [...shooter, struck],
  B: [...shooter, struck],
  '^': arrow,
  v: arrow,
  '<': arrow,
  '>': arrow,
  o: bomb,
};

const PARAMETERS: Readonly<Record<string, readonly (readonly [string, number, number])[]>> = {
  H: [
    ['heal', 0, 4],
    ['points', 0, 9],
  ],
  Z: [['points', 0, 20]],
  '~': [['turns', 1, 4]],
  '%': [['turns', 1, 5]],
  '&': [
    ['turns', 1, 6],
    ['points', 0, 5],
  ],
  '!': [
    ['turns', 1, 6],
    ['points', 0, 5],
  ],
  '*': [
    ['bombs', 0, 4],
    ['points', 0, 5],
  ],
};

function directivesFor(glyph: string, at: string, rng: Rng): string[] {
  const fields = FIELDS[glyph];
  if (fields) {
    const out: string[] = [];
    const chosen = fields.filter(() => chance(PLAYERS.includes(glyph) ? 0.3 : 0.2, rng));
    const unique = chosen.filter(([key], i) => chosen.findIndex(([other]) => other === key) === i);
    if (unique.length > 0)
      out.push(`at ${at} ${unique.map(([key, value]) => `${key}=${value(rng)}`).join(' ')}`);
    if (chance(PLAYERS.includes(glyph) ? 0.3 : 0.1, rng))
      out.push(`tile ${at} ${tileWith(pick([...'~%HG*&!Z'], rng), rng)}`);
    return out;
  }
  return PARAMETERS[glyph] && chance(0.3, rng) ? [`tile ${at} ${tileWith(glyph, rng)}`] : [];
}

function tileWith(glyph: string, rng: Rng): string {
  const given = (PARAMETERS[glyph] ?? []).filter(() => chance(0.6, rng));
  return [glyph, ...given.map(([key, low, high]) => `${key}=${between(low, high, rng)}`)].join(' ');
}
