import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { command, makeGrammar, oneOf, range, rest, word } from './grammar.js';
import { stream } from './random.js';

const call = makeGrammar('call', [
  command('move', 'fly to a cell', oneOf('row', 'ROW', ['A', 'B']), range('column', 'COLUMN', 1, 3)),
  command('play', 'start', range('a', 'T', 1, 101), range('b', 'T', 1, 101)),
  command('pass', 'wait'),
] as const);
const words = makeGrammar('word', [
  command('move', 'move a link', word('link', ['a', 'b']), word('direction', ['up', 'down'])),
  command('ability', 'use a card', word('N', ['1', '2']), rest('target', [['a'], ['0', '3']])),
] as const);
const keys = makeGrammar('key', [command('w', 'move up'), command('.', 'wait')] as const);

describe('closed and open commands', () => {
  test('closed ones are enumerated, open ones are not', () => {
    expect(call.enumerate().map(call.print)).toEqual([
      'move(A,1)', 'move(A,2)', 'move(A,3)', 'move(B,1)', 'move(B,2)', 'move(B,3)', 'pass',
    ]); // biome-ignore format: a list to be read at once
    expect(call.isOpen('play')).toBe(true);
    expect(words.enumerate().map(words.print)).toContain('ability 2 0 3');
  });
  test('closed commands are interned', () => {
    const parsed = call.parse('move(A,1)');
    expect(parsed.ok && parsed.value).toBe(call.intern('move', 'A', 1));
  });
  test('a text that was read before is read the same again, and no other spelling with it', () => {
    for (const grammar of [call, words, keys])
      for (const each of grammar.enumerate()) {
        const text = grammar.print(each as never);
        const read = grammar.parse(text);
        expect(read.ok && read.value).toBe(each);
        expect(grammar.parse(text)).toBe(read); // without reading it
      }
    expect(call.parse('move A 1').ok).toBe(false);
    expect(words.parse('move zebra up')).not.toBe(words.parse('move zebra up')); // people type anything
    expect(words.parse(' move a up')).toEqual(words.parse('move a up'));
  });
  test('samples of open commands fit their declaration', () => {
    const rng = stream(1, 'samples');
    for (let i = 0; i < 500; i++) {
      const play = call.sample('play', rng);
      expect(call.parse(call.print(play))).toEqual({ ok: true, value: play });
    }
  });
});

describe('three spellings', () => {
  test('call', () =>
    expect(call.parse(' move ( B , 2 ) ')).toEqual({ ok: true, value: { name: 'move', args: ['B', 2] } }));
  test('word', () =>
    expect(words.parse('ability  2\t0 3')).toEqual({
      ok: true,
      value: { name: 'ability', args: ['2', '0', '3'] },
    }));
  test('late words are kept as typed', () =>
    expect(words.parse('move zebra sideways')).toEqual({
      ok: true,
      value: { name: 'move', args: ['zebra', 'sideways'] },
    }));
  test('key', () => expect(keys.parse('.')).toEqual({ ok: true, value: { name: '.', args: [] } }));
});

describe('errors say what was wrong and what would be right', () => {
  test.each([
    ['fly(A,1)', 'There is no command "fly". Commands: move play pass'],
    ['move(C,1)', 'row is one of A B, not "C". Write move(row,column)'],
    ['move(A,4)', 'column is a whole number from 1 to 3, not "4". Write move(row,column)'],
    ['move(A)', 'move takes 2 arguments, not 1. Write move(row,column)'],
    ['move(A', '"move(A" is not a command. Commands: move play pass'],
  ])('%s', (text, words) => {
    expect(call.parse(text)).toMatchObject({ ok: false, error: { words } });
  });
  test('interning a command that is not declared is a mistake of the program', () => {
    expect(() => call.intern('move', 'A', 9)).toThrow('column is a whole number from 1 to 3');
  });
});

test('completion offers names, then values', () => {
  expect(call.complete('p')).toEqual(['play', 'pass']);
  expect(call.complete('move(')).toEqual(['A', 'B']);
  expect(call.complete('move(A,')).toEqual(['1', '2', '3']);
  expect(words.complete('move a d')).toEqual(['down']);
  expect(words.complete('ability 1 ')).toEqual(['a', '0']);
  expect(call.complete('pass(')).toEqual([]);
});

test('help lists every command on one line each', () => {
  expect(call.help()).toBe(
    'move(row,column)  fly to a cell\nplay(a,b)         start\npass              wait',
  );
});

test('two commands of one name are an error when the grammar is made', () => {
  expect(() => makeGrammar('key', [command('w', 'up'), command('w', 'again')])).toThrow(
    'two commands are named "w"',
  );
});

test('any text is parsed or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const grammar of [call, words, keys]) expect(typeof grammar.parse(text).ok).toBe('boolean');
    }),
  );
});
