import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Filling, readCommandLine } from './command-line.js';

const filling: Filling = { input: ['/c/a b.txt'], map: ['/c/a.map'], args: ['-players', '4'] };
function read(text: string, folder = '/nowhere') {
  const line = readCommandLine(text, folder);
  if (typeof line === 'string') throw new Error(line);
  return line;
}
const fill = (text: string, folder?: string) => read(text, folder).fill(filling).words;

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
    expect(readCommandLine(`'a`, '/')).toMatch(/open quote/);
    expect(readCommandLine('  ', '/')).toMatch(/empty/);
  });

  test('says which placeholders it uses', () => {
    const line = read('x {map}');
    expect([line.uses('map'), line.uses('input'), line.uses('args')]).toEqual([true, false, false]);
  });
});

test('a file that a variable names is named', () => {
  const path = import.meta.filename;
  expect(read(`/usr/bin/env GAMES=${path} x {input}`).named).toEqual(['/usr/bin/env', path]);
});

test('files named from the calling folder are found from any other', () => {
  const folder = import.meta.dirname;
  expect(fill('./ending.ts limits.ts nothing.ts -v {input}', folder)).toEqual([
    `${folder}/ending.ts`,
    `${folder}/limits.ts`,
    'nothing.ts',
    '-v',
    '/c/a b.txt',
  ]);
  expect(fill('ending.ts', folder)).toEqual(['ending.ts']); // a bare name is looked up in PATH
});

describe('shell syntax is left to a shell', () => {
  test('which finds file names in variables and options in its own arguments', () => {
    expect(read('cat {input} | x {args}').fill(filling)).toEqual({
      words: ['/bin/sh', '-c', 'cat "$QUADRANT_INPUT" | x "$@"', 'sh', '-players', '4'],
      env: { QUADRANT_INPUT: '/c/a b.txt', QUADRANT_MAP: '/c/a.map' },
    });
    expect(fill(`x '$HOME;'`)).toEqual(['x', '$HOME;']);
  });

  test('and never takes a name for text, however it is quoted', () => {
    const touched = join(tmpdir(), `quadrant-touched-${process.pid}`);
    const name = `/c/$(touch ${touched});\`touch ${touched}\`'"; touch ${touched} #.txt`;
    for (const quoted of ['{input}', '"{input}"', `'{input}'`, 'a{input}b', `"a{input}"'b{input}'`]) {
      const { words, env } = read(`printf '%s' ${quoted} | cat`).fill({ ...filling, input: [name] });
      const { stdout } = spawnSync(words[0], words.slice(1), { env: { ...process.env, ...env } });
      expect(stdout.toString()).toBe(quoted.replace(/^["']|["']$|"'/g, '').replaceAll('{input}', name));
      expect(existsSync(touched)).toBe(false);
    }
  });

  test('with whole names for the files of the calling folder', () => {
    const folder = import.meta.dirname;
    const line = read('./ending.ts limits.ts | ./limits.ts > out', folder);
    expect(line.fill(filling).words[2]).toBe(
      `'${folder}/ending.ts' '${folder}/limits.ts' | '${folder}/limits.ts' > out`,
    );
    expect(line.named).toEqual([`${folder}/ending.ts`, `${folder}/limits.ts`, `${folder}/limits.ts`]);
  });
});

test('a misspelt placeholder is refused, braces of other languages are not', () => {
  for (const text of ['x {inptu}', 'x {Input}', 'x {arg}', 'x {maps} | cat', 'x {file}'])
    expect(readCommandLine(text, '/'), text).toMatch(/there is no placeholder \{\w+\}/);
  for (const text of [`awk '{print}' {input}`, 'x --format={json}', 'x {input}'])
    expect(readCommandLine(text, '/'), text).toMatchObject({ text });
});
