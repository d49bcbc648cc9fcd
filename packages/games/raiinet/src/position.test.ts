import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import type { Options } from './options.js';
import { begin, type Position } from './position.js';

const OPTIONS: Options = {
  players: 2,
  links: ['V1V2V3V4D1D2D3D4', 'V1V2V3V4D1D2D3D4'],
  hands: ['LFDSP', 'LFDSP'],
  draw: 100,
  single: true,
};

/** What is compiled for lists of one inner kind is thrown away when lists of another come. */
test('lists are of the same inner kind before and after the runtime has compiled what makes them', () => {
  setFlagsFromString('--allow-natives-syntax');
  const alike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
  const compiled = new Function(
    'f',
    'x',
    '%PrepareFunctionForOptimization(f); for (let i = 0; i < 20; i++) f(x); %OptimizeFunctionOnNextCall(f); return f(x);',
  ) as (f: typeof begin, x: Options) => Position;
  const before = begin(OPTIONS);
  const after = compiled(begin, OPTIONS);
  for (const name of ['links', 'board', 'firewalls', 'seats', 'history'] as const)
    expect(alike(before[name], after[name]), name).toBe(true);
});
