import { standard } from '@quadrant/space-defender-2';
import { expect, it } from 'vitest';
import { shotsOf } from './shots.js';

it.each([
  [
    'Standard',
    [
      [
        [0, 1],
        [0, 6],
        [0, 11],
      ],
    ],
  ],
  [
    'Spread',
    [
      [
        [-1, 1],
        [-2, 2],
        [-3, 3],
      ],
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
  ],
  [
    'Snipe',
    [
      [
        [0, 1],
        [0, 9],
        [0, 17],
      ],
    ],
  ],
  [
    'Rocket',
    [
      [
        [-1, -1],
        [-1, 0],
        [-1, 2],
      ],
      [
        [1, -1],
        [1, 0],
        [1, 2],
      ],
    ],
  ],
  [
    'Splitter',
    [
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    ],
  ],
])('%s flies as its rules say', (name, spots) => {
  // biome-ignore format: a table
  const weapon = standard.weapons.find((each) => each.name === name)!;
  const shots = shotsOf(weapon, 2);
  expect(shots.map((shot) => shot.spots)).toEqual(spots);
  expect(shots[0].leaps).toBe(name === 'Snipe');
});
