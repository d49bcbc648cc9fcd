/**
 * The pieces: players, enemies and projectiles, with their numbers and how they decide. A wisp is no enemy of its
 * own: each enemy says what changes when magic is added to it.
 */
import { fall, fly, melee, obey, ranged } from './decisions.js';
import type { EnemyEntry, PlayerEntry, ProjectileEntry } from './tables.js';

const player = (name: string, glyph: string): PlayerEntry => ({
  name,
  about: 'A traveller on the way to the gate.',
  glyph,
  health: 3,
  damage: 1,
  points: 0,
  actions: 1,
  behaviour: obey,
});

export const players: readonly PlayerEntry[] = [player('player 1', 'P'), player('player 2', 'Q')];

export const enemies: readonly EnemyEntry[] = [
  {
    name: 'bandit',
    about: 'Walks up to you and hits.',
    glyph: 'm',
    health: 1,
    damage: 1,
    points: 1,
    actions: 1,
    reload: null,
    behaviour: melee,
    wisp: { glyph: 'M', health: 3, points: 5 },
  },
  {
    name: 'archer',
    about: 'Lines up with you and shoots.',
    glyph: 'r',
    health: 1,
    damage: 0,
    points: 2,
    actions: 1,
    reload: 2,
    behaviour: ranged('Shoot', 0),
    wisp: { glyph: 'W', health: 2, points: 5 },
  },
  {
    name: 'bomber',
    about: 'Lines up with you and throws bombs, but never at one who is near.',
    glyph: 'b',
    health: 1,
    damage: 0,
    points: 3,
    actions: 1,
    reload: 4,
    behaviour: ranged('Throw', 2),
    wisp: { glyph: 'B', health: 2, points: 6 },
  },
];

export const projectiles: readonly ProjectileEntry[] = [
  {
    name: 'arrow',
    about: 'Flies two squares a turn and hits what it meets.',
    glyphs: ['^', 'v', '<', '>'],
    damage: 1,
    actions: 2,
    behaviour: fly,
    impact: 'strike',
    radius: null,
  },
  {
    name: 'bomb',
    about: 'Flies two squares a turn and explodes at what it meets.',
    glyphs: ['o'],
    damage: 2,
    actions: 2,
    behaviour: fall,
    impact: 'explode',
    radius: 1,
  },
];
