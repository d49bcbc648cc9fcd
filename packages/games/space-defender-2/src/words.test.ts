import { expect, test } from 'vitest';
import { ArrangedGame } from '../testing/scene.js';
import {
  game,
  legend as legendIn,
  menuOf as menuIn,
  OUT_OF_BOARD,
  OUT_OF_SIGHT,
  PARTS,
  type Part,
  type SeenFact,
  say as sayIn,
} from './index.js';
import { words as english } from './words/en.js';

const legend = legendIn(english);
const menuOf = (part: Part) => menuIn(part, english);
const say = (fact: SeenFact) => sayIn(fact, english);

const sentencesOf = ({ facts, position }: ArrangedGame) =>
  facts.flatMap((fact) => {
    const known = game.seen(fact, position, 0);
    return (known && say(known)) ?? [];
  });

test('a turn reads as plain sentences', () => {
  const scene = new ArrangedGame([
    '____________',
    '____________',
    'S___I_______',
    '____________',
    '____________',
  ]);
  scene.play('fire');
  expect(sentencesOf(scene)).toEqual([
    'You fire from C1.',
    'Friendly projectile 1 appears at C2.',
    'Interceptor 1 stays at C5.',
  ]);
  scene.play('move(B,1)');
  expect(sentencesOf(scene)).toEqual([
    'Friendly projectile 1 meets Interceptor 1 at C5: Interceptor 1 takes 70 damage.',
    'Interceptor 1 is destroyed at C5.',
    'You collect a bronze orbment.',
    'Friendly projectile 1 moves from C2 to C5.',
    'You move from C1 to B1.',
  ]);
});

test('what comes into sight or leaves it is said so', () => {
  const moved = { kind: 'moved', name: 'Grunt', id: 3 } as const;
  expect(say({ ...moved, from: OUT_OF_SIGHT, to: 'A7' })).toBe('Grunt 3 comes into sight at A7.');
  expect(say({ ...moved, from: 'A7', to: OUT_OF_SIGHT })).toBe('Grunt 3 disappears from sight at A7.');
  expect(say({ ...moved, from: 'A7', to: OUT_OF_BOARD })).toBe('Grunt 3 leaves the board at A7.');
});

const grunt = { name: 'Grunt', id: 3, cell: 'A7' } as const;
const met = {
  kind: 'collided',
  mover: 'Starfighter',
  moverId: 0,
  other: 'Grunt',
  otherId: 3,
  cell: 'A7',
} as const;
test.each<[SeenFact, string]>([
  [{ kind: 'entered', state: 'in game' }, 'The game begins.'],
  [{ kind: 'entered', state: 'not started' }, 'Back at the opening.'],
  [{ kind: 'entered', state: 'power setup' }, 'Now in power setup.'],
  [{ kind: 'selected', part: 'engine', name: 'Light' }, 'Engine: Light.'],
  [{ kind: 'switched', debug: true }, 'Debug mode is on.'],
  [{ kind: 'switched', debug: false }, 'Debug mode is off.'],
  [{ kind: 'aborted', from: 'setup' }, 'The setup is left.'],
  [{ kind: 'passed', cell: 'A7' }, 'You pass and regenerate twice.'],
  [{ kind: 'teleported', cell: 'C1' }, 'You teleport back to C1.'],
  [{ kind: 'repaired', health: 50 }, 'You repair 50 health.'],
  [{ kind: 'overcharged', energy: 60, health: 30 }, 'You turn 30 health into 60 energy.'],
  [{ kind: 'deployed drones' }, 'Your drones clear all projectiles.'],
  [{ kind: 'neutralized', id: -4, cell: 'A7' }, 'The drones remove a projectile at A7.'],
  [{ kind: 'struck' }, 'A wave of energy strikes all enemies.'],
  [{ kind: 'hit', ...grunt, damage: 99 }, 'Grunt 3 at A7 takes 99 damage.'],
  [{ kind: 'gained', ...grunt, what: 'armour', amount: 1 }, 'Grunt 3 gains 1 armour.'],
  [{ kind: 'healed', by: 'Pylon', byCell: 'A8', ...grunt, health: 10 }, 'A Pylon heals Grunt 3 by 10.'],
  [
    { kind: 'healed', by: null, byCell: OUT_OF_SIGHT, ...grunt, health: 10 },
    'Something out of sight heals Grunt 3 by 10.',
  ],
  [{ kind: 'lost', cell: 'A7' }, 'The Starfighter is lost. The game is over.'],
  [{ kind: 'moved', name: 'Grunt', id: 3, from: 'A7', to: 'A7' }, 'Grunt 3 stays at A7.'],
  [
    { ...met, effect: 'trading', damage: 80 },
    'Starfighter meets Grunt 3 at A7: the Starfighter loses 80 health.',
  ],
  [{ ...met, effect: 'taking', damage: 14 }, 'Starfighter meets Grunt 3 at A7: Starfighter takes 14 damage.'],
  [{ ...met, effect: 'healing', damage: 15 }, 'Starfighter meets Grunt 3 at A7: the enemy heals by 15.'],
  [{ ...met, effect: 'combining', damage: 0 }, 'Starfighter meets Grunt 3 at A7: their damage adds up.'],
  [{ ...met, effect: 'negating', damage: 0 }, 'Starfighter meets Grunt 3 at A7: their damage cancels out.'],
])('%j', (fact, sentence) => expect(say(fact)).toBe(sentence));

test('phases need no words', () => {
  expect(say({ kind: 'phase', phase: 'enemies' })).toBeNull();
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
