import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Misuse } from './command.js';
import type { CommandOptions } from './options.js';
import { readDeclared, takeOptions } from './read-options.js';

const OPTIONS = {
  games: { kind: 'whole', takes: 'N', low: 1, high: 100, usual: 10, help: 'how many games' },
  share: { kind: 'decimal', takes: 'P', low: -1, high: 1, help: 'of them' },
  bot: { kind: 'text', takes: 'WHO', repeatable: true, help: 'who plays' },
  bots: { kind: 'text', takes: 'A,B', without: ['bot'], help: 'both' },
  sides: { kind: 'choice', choices: ['dealt', 'free'], usual: 'dealt', help: 'of the seats' },
  level: {
    kind: 'choice',
    choices: ['classic', 'file'],
    free: (text) => text === 'clasic.map',
    help: 'which',
  },
  size: { kind: 'text', takes: 'WxH', needs: { level: ['made'] }, implies: { level: 'made' }, help: 'of it' },
  budget: { kind: 'duration', takes: 'TIME', help: 'stop then' },
  page: { kind: 'address', takes: 'URL', schemes: ['http'], example: 'http://x/', help: 'where' },
  base: {
    kind: 'address',
    takes: 'URL',
    schemes: ['postgres'],
    example: 'postgres://x/y',
    secret: true,
    help: 'where',
  },
  list: { kind: 'flag', help: 'name them' },
  fork: { kind: 'flag', needs: { bots: 'given' }, help: 'of both' },
  verbose: { kind: 'flag', short: 'v', help: 'say more' },
  out: { kind: 'text', short: 'o', takes: 'DIR', help: 'where to' },
} as const satisfies CommandOptions;
const read = (...given: string[]) => readDeclared('match', OPTIONS, given);

test('values of every kind, and other words, in any order', () => {
  const { values, given, words } = read(
    ...['raiinet', '--bot', 'a', '-v', '--games=5', '-', '--bot=b=c', '--share', '-0.5', '-o', 'x'],
    ...['--budget', '2m', '--page=http://here/', '--', '--list'],
  );
  expect(values).toMatchObject({ games: 5, share: -0.5, bot: ['a', 'b=c'], sides: 'dealt', out: 'x' });
  expect(values).toMatchObject({ budget: 120_000, page: 'http://here/', verbose: true, list: false });
  expect(values.level).toBeUndefined();
  expect(given).toEqual(new Set(['bot', 'verbose', 'games', 'share', 'out', 'budget', 'page']));
  expect(words).toEqual(['raiinet', '-', '--list']);
});

test('the types are those of the declaration', () => {
  const { values } = read();
  expectTypeOf(values.games).toEqualTypeOf<number>();
  expectTypeOf(values.share).toEqualTypeOf<number | undefined>();
  expectTypeOf(values.bot).toEqualTypeOf<readonly string[]>();
  expectTypeOf(values.sides).toEqualTypeOf<'dealt' | 'free'>();
  expectTypeOf(values.level).toEqualTypeOf<string | undefined>();
  expectTypeOf(values.list).toEqualTypeOf<boolean>();
});

test('a value may be empty, and a flag spelled out', () => {
  expect(read('--out=').values.out).toBe('');
  expect(read('--list=yes', '--verbose=no').values).toMatchObject({ list: true, verbose: false });
});

test('one option may imply another, unless that is given', () => {
  expect(read('--size', '3x3').values).toMatchObject({ size: '3x3', level: 'made' });
  expect(() => read('--size', '3x3', '--level', 'file')).toThrow('--size is only for --level made');
});

test.each<[readonly string[], string]>([
  [['--game', '3'], 'match has no option "--game"; did you mean --games?'],
  [['-games', '3'], 'match has no option "-games"; did you mean --games?'],
  [['--nonsense'], 'match has no option "--nonsense"; known are --games, --share'],
  [['-vx'], 'match has no option "-vx"'],
  [['--__proto__=1'], 'match has no option "--__proto__"'],
  [['--games'], '--games needs a value: how many games'],
  [['--games', '--list'], '--games needs a value'],
  [['--games', '1', '--games=2'], '--games is given twice'],
  [['--list', '--list'], '--list is given twice'],
  [['--list=often'], '--list takes no value but yes or no, not "often"'],
  [['--games', '1e1'], '--games is a whole number from 1 to 100, not "1e1"'],
  [['--games', '101'], '--games is a whole number from 1 to 100, not "101"'],
  [['--share', '2'], '--share is a number from -1 to 1, not "2"'],
  [['--sides', 'deal'], '--sides deal: did you mean dealt?'],
  [['--sides', 'open'], '--sides is one of dealt, free, not "open"'],
  [['--level', 'clasic'], '--level clasic: did you mean classic?'],
  [['--budget', 'soon'], '--budget is a time such as 90s, 10m or 2h, not "soon"'],
  [['--page', 'ftp://x'], '--page is an address like http://x/, not "ftp://x"'],
  [['--bots', 'a,b', '--bot', 'c'], '--bots and --bot cannot be given together'],
  [['--fork'], '--fork is only for --bots A,B'],
])('%j is told', (given, words) => {
  expect(() => read(...given)).toThrow(Misuse);
  expect(() => read(...given)).toThrow(words);
});

test('what may be something else is', () => {
  expect(read('--level', 'clasic.map').values.level).toBe('clasic.map');
  expect(() => read('--level', 'mine')).toThrow('--level is one of classic, file, not "mine"');
});

test('what may hold a password is not repeated', () => {
  expect(() => read('--base', 'mysql://me:secret@x')).toThrow('--base is an address like postgres://x/y');
  expect(() => read('--base', 'mysql://me:secret@x')).not.toThrow('secret');
});

test('a command without options says so', () => {
  expect(() => readDeclared('replay', {}, ['--x'])).toThrow('replay has no options, but "--x" is given');
});

describe('whatever is given', () => {
  const word = fc.oneof(
    fc.constantFrom('--games', '--bot', '--list', '-v', '--', '-', '--games=1', '--bot=', 'x', '-vx', '--no'),
    fc.constantFrom('--level', 'file', '--size=1', '-o', '-o=3', '--sides', 'free', '--constructor', '--'),
    fc.string(),
  );
  const given = fc.array(word, { maxLength: 8 });

  test('it is read or told, and what is read is what was given', () => {
    fc.assert(
      fc.property(given, (words) => {
        try {
          const { values, words: others } = read(...words);
          expect(others.every((each) => words.includes(each))).toBe(true);
          expect(values.games >= 1 && values.games <= 100).toBe(true);
          expect(['dealt', 'free']).toContain(values.sides);
        } catch (error) {
          expect(error).toBeInstanceOf(Misuse);
        }
      }),
    );
  });

  test('what is not taken is left in its order for the next reader', () => {
    const taken = { list: OPTIONS.list } as const;
    fc.assert(
      fc.property(given, (words) => {
        const end = words.includes('--') ? words.indexOf('--') : words.length;
        const lists = words.filter((each, i) => i < end && each === '--list');
        fc.pre(lists.length <= 1);
        const { values, words: left } = takeOptions(taken, words);
        expect(values.list).toBe(lists.length === 1);
        expect(left).toEqual(words.filter((each, i) => i !== end && (i > end || each !== '--list')));
      }),
    );
  });
});
