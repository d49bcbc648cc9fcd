import { expect, test } from 'vitest';
import { Scene } from '../testing/scene.js';
import { cellName, legend, menuOf, OUT, PARTS, say, UNSEEN } from './index.js';

test('cells are named as people name them', () => {
  expect([0, 36, OUT, UNSEEN].map(cellName)).toEqual(['A1', 'B7', 'off the board', 'out of sight']);
});

test('a turn reads as plain sentences', () => {
  const scene = new Scene(['____________', '____________', 'S___I_______', '____________', '____________']);
  scene.play('fire');
  expect(scene.facts.map(say).filter((sentence) => sentence !== null)).toEqual([
    'You fire from C1.',
    'friendly projectile 1 appears at C2.',
    'Interceptor 1 stays at C5.',
  ]);
  scene.play('move(B,1)');
  expect(scene.facts.map(say).filter((sentence) => sentence !== null)).toEqual([
    'friendly projectile 1 meets Interceptor 1 at C5: Interceptor 1 takes 70 damage.',
    'Interceptor 1 is destroyed at C5.',
    'You collect a bronze orbment.',
    'friendly projectile 1 moves from C2 to C5.',
    'You move from C1 to B1.',
  ]);
});

test('what comes into sight or leaves it is said so', () => {
  const moved = { kind: 'moved', name: 'Grunt', id: 3 } as const;
  expect(say({ ...moved, from: UNSEEN, to: 6 })).toBe('Grunt 3 comes into sight at A7.');
  expect(say({ ...moved, from: 6, to: UNSEEN })).toBe('Grunt 3 disappears from sight at A7.');
  expect(say({ ...moved, from: 6, to: OUT })).toBe('Grunt 3 leaves the board at A7.');
});

test('random numbers and phases need no words', () => {
  expect(say({ kind: 'phase', phase: 'enemies' })).toBeNull();
  expect(say({ kind: 'drew', purpose: 'spawn row', low: 1, high: 5, value: 2 })).toBeNull();
});

test('every character of the board and every choice has one line of words', () => {
  expect([...legend.keys()].join('')).toBe('_?SX*<GFCIP');
  expect(PARTS.map((part) => menuOf(part).length)).toEqual([5, 4, 3, 5]);
  for (const { name, words } of [...legend.values(), ...PARTS.flatMap((part) => menuOf(part))]) {
    expect(name).not.toBe('');
    expect(words).toMatch(/^[A-Z].*\.$/);
  }
  expect(menuOf('armour')[0]).toEqual({ name: 'None', words: 'Health 50, health regeneration 1, move 1.' });
});
