/** A sixth enemy and a sixth weapon, each one new entry in a table handed in from outside. */
import { makeCallProgram } from '@quadrant/call-text';
import type { Fact } from '@quadrant/kernel';
import { runProgram, testConformance } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { rests } from '../testing/rests.js';
import {
  type EnemyKind,
  makeNarrator,
  makeSpaceDefender2,
  standard,
  type Tables,
  type Weapon,
} from './index.js';
import { defaultOptions } from './options.js';

/** Calls a Grunt behind it when the ship fires. */
const herald: EnemyKind = {
  name: 'Herald',
  letter: 'H',
  health: 40,
  regen: 2,
  armour: 3,
  vision: 8,
  drops: 'gold',
  threshold: 'h_threshold',
  preemptive: {
    pass: null,
    move: null,
    special: null,
    fire: { endsTurn: true, act: (self, orders) => orders.launch(self, 'Grunt', 0, 1) },
  },
  unseeing: (self, orders) => {
    orders.advance(self, 1);
  },
  seeing: (self, orders) => {
    if (orders.advance(self, 1)) orders.shoot(self, 5, 2);
  },
};

/** Two projectiles that part: one climbs, one sinks, two cells a turn. */
const fork: Weapon = {
  ...standard.weapons[0],
  name: 'Fork',
  description: 'Two projectiles part',
  damage: 33,
  cost: 7,
  muzzles: [
    { down: -1, right: 1, drift: -1 },
    { down: 1, right: 1, drift: 1 },
  ],
  projectileMove: 2,
  flight: (self, air) => air.fly(self, self.move, self.drift, 1),
};

const tables: Tables = {
  ...standard,
  enemies: [...standard.enemies, herald],
  weapons: [...standard.weapons, fork],
};
const game = makeSpaceDefender2(tables);
const program = makeCallProgram(game, makeNarrator(tables), defaultOptions);
const run = (input: string) => runProgram(program, [], input).out;
const START = 'play(5,12,1,1,1,1,1,101) setup_select(6) setup_next(5) toggle_debug_mode ';

describe('a sixth enemy', () => {
  test('has a threshold of its own in play', () => {
    expect(run('play(5,12,1,1,1,1,1)')).toContain(
      'p_threshold: THRESHOLD = 1 .. 101 ; h_threshold: THRESHOLD = 1 .. 101)',
    );
  });
  test('appears, acts and pre-empts by its own entry', () => {
    const out = run(`${START} pass fire`);
    expect(out).toContain('    A Herald(id:1) spawns at location [A,12].\n');
    expect(out).toContain('      A Grunt(id:2) spawns at location out of board.\n');
    expect(out).toContain('[1,H]->health:40/40, Regen:2, Armour:3, Vision:8,');
    expect(run(`${START} pass move(B,1)`)).toContain('    A Herald(id:1) moves: [A,12] -> [A,11]\n');
  });
});

describe('a sixth weapon', () => {
  test('is in the menu and can be selected', () => {
    const out = run('play(5,12,1,1,1,1,1,1) setup_select(6)');
    expect(out).toContain('  6:Fork (Two projectiles part)\n');
    expect(out).toContain('  Weapon Selected:Fork\n');
  });
  test('fires and flies by its own entry', () => {
    const out = run('play(9,12,1,1,1,1,1,1) setup_select(6) setup_next(5) toggle_debug_mode fire pass');
    expect(out).toContain('      A friendly projectile(id:-1) spawns at location [D,2].\n');
    expect(out).toContain('    A friendly projectile(id:-1) moves: [D,2] -> [B,4]\n');
    expect(out).toContain('    A friendly projectile(id:-2) moves: [F,2] -> [H,4]\n');
  });
});

describe('tables that cannot make a game are errors when it is made', () => {
  test.each([
    [
      'a letter twice',
      { ...tables, enemies: [...tables.enemies, { ...herald, name: 'Hound' }] },
      'letters are "H"',
    ],
    ['a letter of the board', { ...tables, enemies: [{ ...herald, letter: '*' }] }, 'letters are "*"'],
    ['a name twice', { ...tables, weapons: [fork, fork] }, 'names in weapons are "Fork"'],
    ['an unknown orbment', { ...tables, enemies: [{ ...herald, drops: 'tin' }] }, 'drops "tin"'],
  ])('%s', (_, wrong, words) => expect(() => makeSpaceDefender2(wrong)).toThrow(words));
});

test('a kind without a threshold never appears by itself', () => {
  const shy = makeSpaceDefender2({
    ...standard,
    enemies: [{ ...herald, threshold: null }, ...standard.enemies],
  });
  const position = shy.begin({ ...defaultOptions, play: [5, 12, 2, 2, 2, 2, 2] }, 900);
  const facts: Fact[] = [];
  shy.perform(position, shy.onMove(position), shy.grammar.intern('pass'), (fact) => facts.push(fact));
  expect(facts).toContainEqual({ kind: 'spawned', name: 'Grunt', id: 1, cell: 11 });
});

testConformance(game, {
  options: [{ play: [7, 15, 10, 20, 30, 40, 50, 90], weapon: 6 }],
  rests,
  games: 2,
});
