/** A new kind of entity, added from outside: one entry in the tables, and nothing else changes. */
import { runProgram } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { ArrangedGame, towards, waits } from '../testing/scene.js';
import {
  type ActorKind,
  checkBlackHole,
  doNothing,
  drift,
  makeProgram,
  makeSimOdyssey2,
  makeWords,
  standard,
  type Tables,
} from './index.js';
import { words } from './words/en.js';

/** Drifts about and gives the explorer fuel. */
const tanker: ActorKind = {
  letter: 'T',
  name: 'Tanker',
  about: 'Drifts, and fills up the explorer it meets.',
  threshold: { name: 't_threshold', play: 35 },
  fuel: 0,
  life: 0,
  load: 0,
  landable: false,
  interval: 0,
  fields: ['turns_left'],
  perils: ['A'],
  kills: '',
  move: drift,
  check: checkBlackHole,
  reproduce: doNothing,
  behave: (world, me) => {
    const { explorer } = world;
    if (explorer.sector === me.sector) explorer.fuel = world.kindOf(explorer).fuel;
  },
};
const tables: Tables = { ...standard, actors: [...standard.actors, tanker] };

test('it acts as its entry says', () => {
  const s = new ArrangedGame({ '5:5': 'E', '5:4': 'T' }, tables).ready(1).with(0, { fuel: 1 });
  s.drawing(towards('E'), waits(2)).give('pass');
  expect(s.entity(0).fuel).toBe(3);
  expect(s.entity(1).turnsLeft).toBe(2);
});

test('the kinds that are its perils destroy it, and the black hole devours it', () => {
  const s = new ArrangedGame({ '1:1': 'E', '5:4': 'A', '5:5': 'T' }, tables).ready(1);
  s.drawing(towards('E'), waits(1)).give('pass');
  expect(s.lastReply).toContain('      Tanker got destroyed by asteroid (id: 1) at Sector:5:5\n');
  const t = new ArrangedGame({ '1:1': 'E', '3:2': 'T' }, tables).ready(1);
  t.drawing(towards('E')).give('pass');
  expect(t.lastReply).toContain(
    '    [1,T]->turns_left:N/A,\n      Tanker got devoured by blackhole (id: -1) at Sector:3:3\n',
  );
});

test('test has one more threshold, declared in its reports', () => {
  const run = (input: string) => runProgram(makeProgram(tables), [], input);
  expect(run('').out).toContain('Try test(3,5,7,15,30,35)\n');
  expect(run('test(1,1,1,1,1,101)').out).toContain(',T]');
  expect(run('test(3,5,7,15,30)').out).toContain(
    'p_threshold: THRESHOLD = 1 .. 101 ; t_threshold: THRESHOLD = 1 .. 101',
  );
  const game = makeSimOdyssey2(tables);
  expect(game.readOptions({ mission: 'test', thresholds: [1, 1, 1, 1, 1, 101] }).ok).toBe(true);
});

test('words know it', () => {
  const { say, legend } = makeWords(words, tables);
  expect(legend.get('T')?.name).toBe('Tanker');
  expect(
    say({ kind: 'moved', id: 4, letter: 'T', name: 'Tanker', from: [1, 1, 1], to: [1, 2, 1], way: 'flew' }),
  ).toBe('Tanker 4 moves from sector 1:1 to 1:2, quadrant 1.');
});

test('a kind with a letter that is taken is refused', () => {
  const twin = { ...tanker, letter: 'W' };
  expect(() => makeSimOdyssey2({ ...standard, actors: [...standard.actors, twin] })).toThrow('taken twice');
});
