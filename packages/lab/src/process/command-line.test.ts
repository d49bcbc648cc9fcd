import { describe, expect, test } from 'vitest';
import { type Filling, readCommandLine } from './command-line.js';

const filling: Filling = { input: ['/c/a b.txt'], map: ['/c/a.map'], args: ['-players', '4'] };
const fill = (text: string, folder = '/nowhere') => readCommandLine(text, folder)?.fill(filling);

describe('words', () => {
  test('placeholders become words of their own', () => {
    expect(fill('rai {args} {input}')).toEqual(['rai', '-players', '4', '/c/a b.txt']);
  });

  test('inside a word they are put in place', () => {
    expect(fill('x --level={map}')).toEqual(['x', '--level=/c/a.map']);
  });

  test('quotes and backslashes keep blanks', () => {
    expect(fill(`'a b' "c \\"d" e\\ f`)).toEqual(['a b', 'c "d', 'e f']);
  });

  test('an open quote or nothing at all is refused', () => {
    expect(fill(`'a`)).toBeUndefined();
    expect(fill('  ')).toBeUndefined();
  });

  test('says which placeholders it uses', () => {
    const line = readCommandLine('x {map}', '/')!;
    expect([line.uses('map'), line.uses('input'), line.uses('args')]).toEqual([true, false, false]);
  });
});

test('files named from the calling folder are found from any other', () => {
  const folder = import.meta.dirname;
  expect(fill('./ending.ts memory.ts nothing.ts -v {input}', folder)).toEqual([
    `${folder}/ending.ts`,
    `${folder}/memory.ts`,
    'nothing.ts',
    '-v',
    '/c/a b.txt',
  ]);
  expect(fill('ending.ts', folder)).toEqual(['ending.ts']); // a bare name is looked up in PATH
});

test('shell syntax is left to a shell, with safe file names', () => {
  expect(fill('cat {input} | x')).toEqual(['/bin/sh', '-c', "cat '/c/a b.txt' | x"]);
  expect(fill(`x "$HOME" {map}`)).toEqual(['/bin/sh', '-c', `x "$HOME" '/c/a.map'`]);
  expect(fill(`x '$HOME;'`)).toEqual(['x', '$HOME;']);
});
