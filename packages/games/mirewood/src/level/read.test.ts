import { runProgram } from '@quadrant/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, program } from '../index.js';
import { openSoundLevels, readLevels } from './read.js';

const MAP = 'map:\nXXXXX\nXPm.X\nX^o.X\nXXXXX\nend\n'; // lines 1 to 6

const read = (text: string) => {
  const result = readLevels(game.book, text);
  return result.ok ? 'ok' : result.error.words;
};

/** Each: what is wrong, the file, and what is said of it. */
const FAULTS: readonly (readonly [what: string, text: string, words: string])[] = [
  ['a line that is nothing', `hello\n${MAP}`, 'line 1: unknown line'],
  ['a header nobody knows', `wind: 3\n${MAP}`, 'line 1: unknown line'],
  ['a header after the map', `${MAP}seed: 3\n`, 'line 7: unknown line'],
  ['a header given twice', `seed: 1\n\nseed: 1\n${MAP}`, 'line 3: second seed'],
  ['two maps', MAP + MAP, 'line 7: second map'],
  ['at before the map', `at 1,1 health=3\n${MAP}`, 'line 1: at before the map'],
  ['tile in a generated level', 'generate: 9x9\ntile 1,1 ~\n', 'line 2: tile before the map'],
  ['dead before the map', `dead Q score=1\n${MAP}`, 'line 1: dead before the map'],
  ['a map that does not end', 'map:\nXXX\nXPX\nXXX\n', 'line 4: map without end'],
  ['an end with blanks, which is a row', 'map:\nXXX\nXPX\nXXX\n end\n', 'line 5: map without end'],
  ['nothing at all', '', 'line 1: no map'],
  ['only comments', '# one\n# two\n', 'line 2: no map'],
  ['headers only', 'name: x\nseed: 4\n\n', 'line 3: no map'],
  ['an empty second section', `${MAP}---\n`, 'line 1: no map'],
  ['generate, then a map', `generate: 9x9\n${MAP}`, 'line 2: generate and map together'],
  ['a map, then generate', `${MAP}generate: 9x9\n`, 'line 7: generate and map together'],
  ['difficulty without generate', `difficulty: 2\n${MAP}`, 'line 1: difficulty without generate'],
  ['players without generate', `players: 2\n${MAP}`, 'line 1: players without generate'],
  ['seed too big', `seed: 2147483648\n${MAP}`, 'line 1: bad value for seed'],
  ['seed with a sign', `seed: -1\n${MAP}`, 'line 1: bad value for seed'],
  ['seed with other digits', `seed: ٣\n${MAP}`, 'line 1: bad value for seed'],
  ['a glyph of two code units', 'map:\nXXXX\nXP\u{1F600}X\nXXXX\nend\n', 'line 3: unknown glyph \u{1F600}'],
  ['rng 0', `rng: 0\n${MAP}`, 'line 1: bad value for rng'],
  ['rng too big', `rng: 2147483647\n${MAP}`, 'line 1: bad value for rng'],
  ['turn too big', `turn: 1000000001\n${MAP}`, 'line 1: bad value for turn'],
  ['ai', `ai: clever\n${MAP}`, 'line 1: bad value for ai'],
  ['verbose', `verbose: yes\n${MAP}`, 'line 1: bad value for verbose'],
  ['health 0', `health: 0\n${MAP}`, 'line 1: bad value for health'],
  ['health 100', `health: 100\n${MAP}`, 'line 1: bad value for health'],
  ['too narrow to generate', 'generate: 4x3\n', 'line 1: bad value for generate'],
  ['too high to generate', 'generate: 60x41\n', 'line 1: bad value for generate'],
  ['no size to generate', 'generate: 12\n', 'line 1: bad value for generate'],
  ['difficulty 6', 'generate: 9x9\ndifficulty: 6\n', 'line 2: bad value for difficulty'],
  ['three players', 'generate: 9x9\nplayers: 3\n', 'line 2: bad value for players'],
  ['a map of two rows', 'map:\nXXX\nXXX\nend\n', 'line 1: bad map size'],
  ['a map without rows', 'map:\nend\n', 'line 1: bad map size'],
  ['a map of two columns', 'map:\nXX\nXX\nXX\nend\n', 'line 1: bad map size'],
  ['a map of 100 columns', `map:\n${`${'X'.repeat(102)}\n`.repeat(3)}end\n`, 'line 1: bad map size'],
  ['rows of different length', 'map:\nXXXX\nXP.X\nXXX\nend\n', 'line 4: rows differ in length'],
  ['a hole in the edge', 'map:\nXXXX\nXP.X\nXX.X\nend\n', 'line 4: edge is not X'],
  ['an edge inside', 'map:\nXXXX\nXPXX\nXXXX\nend\n', 'line 3: X inside the board'],
  ['an unknown glyph', 'map:\nXXXX\nXP?X\nXXXX\nend\n', 'line 3: unknown glyph ?'],
  ['two P', 'map:\nXXXX\nXPPX\nXXXX\nend\n', 'line 3: second player P'],
  ['two Q', 'map:\nXXXXX\nXPQQX\nXXXXX\nend\n', 'line 3: second player Q'],
  ['no P', 'map:\nXXXX\nXQ.X\nXXXX\nend\n# more\n', 'line 6: no player P'],
  ['nobody alive', 'map:\nXXXX\nX..X\nXXXX\nend\ndead P score=3\n', 'line 6: no living player'],
  ['at nowhere', `${MAP}at\n`, 'line 7: bad square'],
  ['at half a square', `${MAP}at 1 health=3\n`, 'line 7: bad square'],
  ['tile on no square', `${MAP}tile x,y ~\n`, 'line 7: bad square'],
  ['at on the ring', `${MAP}at 0,1 health=3\n`, 'line 7: bad value for square'],
  ['tile beyond the board', `${MAP}tile 1,3 ~\n`, 'line 7: bad value for square'],
  ['at on an empty square', `${MAP}at 3,1 health=3\n`, 'line 7: nothing at 3,1'],
  ['a key that is none', `${MAP}at 1,1 luck=3\n`, 'line 7: unknown key luck'],
  ['a key without a value', `${MAP}at 1,1 luck\n`, 'line 7: unknown key luck'],
  ['bombs for a bandit', `${MAP}at 2,1 bombs=3\n`, 'line 7: unknown key bombs'],
  ['reload for a bandit', `${MAP}at 2,1 reload=3\n`, 'line 7: unknown key reload'],
  ['struck for a bandit', `${MAP}at 2,1 struck=1\n`, 'line 7: unknown key struck'],
  ['facing for an arrow', `${MAP}at 1,2 facing=up\n`, 'line 7: unknown key facing'],
  ['health for an arrow', `${MAP}at 1,2 health=3\n`, 'line 7: unknown key health'],
  ['radius for an arrow', `${MAP}at 1,2 radius=3\n`, 'line 7: unknown key radius'],
  ['heal for quicksand', `${MAP}tile 3,1 ~ heal=3\n`, 'line 7: unknown key heal'],
  ['ten actions', `${MAP}at 1,1 actions=10\n`, 'line 7: bad value for actions'],
  ['facing north', `${MAP}at 1,1 facing=north\n`, 'line 7: bad value for facing'],
  ['health 0 at', `${MAP}at 1,1 health=0\n`, 'line 7: bad value for health'],
  ['immune to cold', `${MAP}at 1,1 immune=cold\n`, 'line 7: bad value for immune'],
  ['poison 0', `${MAP}at 1,1 poison=0\n`, 'line 7: bad value for poison'],
  ['a ward of 0', `${MAP}at 1,1 ward-stuck=0\n`, 'line 7: bad value for ward-stuck'],
  ['poisoned by a bandit', `${MAP}at 1,1 poisoner=m\n`, 'line 7: bad value for poisoner'],
  ['poisoned 2', `${MAP}at 1,2 poisoned=2\n`, 'line 7: bad value for poisoned'],
  ['radius 10', `${MAP}at 2,2 radius=10\n`, 'line 7: bad value for radius'],
  ['damage too big', `${MAP}at 1,1 damage=1000001\n`, 'line 7: bad value for damage'],
  ['sand of no turns', `${MAP}tile 3,1 ~ turns=0\n`, 'line 7: bad value for turns'],
  ['no tile', `${MAP}tile 3,1\n`, 'line 7: unknown tile'],
  ['a tile that is an edge', `${MAP}tile 3,1 X\n`, 'line 7: unknown tile'],
  ['a tile that is an archer', `${MAP}tile 3,1 r\n`, 'line 7: unknown tile'],
  ['a tree under a bandit', `${MAP}tile 2,1 T\n`, 'line 7: blocker under an entity'],
  ['dead who', `${MAP}dead\n`, 'line 7: bad dead line'],
  ['a dead bandit', `${MAP}dead m score=3\n`, 'line 7: bad dead line'],
  ['dead, but on the map', `${MAP}dead P score=3\n`, 'line 7: bad dead line'],
  ['dead twice', `${MAP}dead Q score=3\ndead Q score=3\n`, 'line 8: bad dead line'],
  ['dead with a bad score', `${MAP}dead Q score=x\n`, 'line 7: bad value for score'],
  [
    'other players later',
    `${MAP}---\ngenerate: 9x9\nplayers: 2\n`,
    'line 9: other players than in the first section',
  ],
];

describe('level files', () => {
  test.each(FAULTS)('refuse %s', (_, text, words) => {
    expect(read(text)).toBe(words);
    const result = runProgram(program, ['file'], 'd', { files: { file: text } });
    expect(result).toEqual({ out: `error: ${words}\n`, err: '', status: 2 });
  });

  test.each([
    ['carriage returns', MAP.replaceAll('\n', '\r\n')],
    ['no newline at the end', MAP.trimEnd()],
    ['blanks around lines', `\t name:  x  \n${MAP}  at\t1,1   health=7\t\n`],
    ['leading zeros', `seed: 007\n${MAP}`],
    ['a name with colons', `name: a: b\n${MAP}`],
    ['no name after all', `name:\n${MAP}`],
    ['the smallest map', 'map:\nXXX\nXPX\nXXX\nend\n'],
    [
      'the largest map',
      `map:\n${'X'.repeat(101)}\n${`X${'P'}${'.'.repeat(98)}X\n`}${`X${' '.repeat(99)}X\n`.repeat(98)}${'X'.repeat(101)}\nend\n`,
    ],
    ['an owner who does not play', `${MAP}at 1,2 owner=Q\n`],
    ['a blank separator', `${MAP} --- \n${MAP}`],
  ])('accept %s', (_, text) => {
    expect(readLevels(game.book, text)).toEqual({ ok: true, value: openSoundLevels(game.book, text) });
  });

  test('a file that was found sound is opened as it was read', () => {
    const separator = fc.constantFrom('---\n', ' ---\t\n', '---\r\n');
    const section = fc.constantFrom(
      MAP,
      `${MAP}\n`,
      'generate: 9x9\n',
      `# one\n${MAP.replaceAll('\n', '\r\n')}`,
    );
    const file = fc
      .tuple(section, fc.array(fc.tuple(separator, section), { maxLength: 4 }), fc.boolean())
      .map(([first, more, ends]) => [first, ...more.flat()].join('').slice(0, ends ? undefined : -1));
    fc.assert(
      fc.property(file, (text) => {
        expect(readLevels(game.book, text)).toEqual({ ok: true, value: openSoundLevels(game.book, text) });
      }),
    );
  });

  test('directives are carried out in the order of the file', () => {
    const level = `${MAP}tile 3,1 ~ turns=9\ntile 3,1 ~\nat 2,1 health=5 health=6\ntile 1,2 %\n`;
    const p = game.begin({ level }, 1);
    expect(p.custom).toEqual({});
    expect(p.entities.find((e) => e.health === 6)).toBeDefined();
    expect(p.entities.find((e) => e.poisoned)?.square).toBe(11);
  });

  test('junk of any kind is refused in words, never with an exception', () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...MAP.split('\n'),
        '---',
        'at 1,1',
        'tile 3,1 ~',
        'dead Q score=1',
        'generate: 5x3',
        '#',
      ),
      fc.constantFrom('at 1,1 health=2', 'tile 2,2 %', 'seed: 3', 'map:', 'end', 'XXXXX', 'at 2,1 stuck=1'),
      fc.uint8Array({ maxLength: 12 }).map((bytes) => new TextDecoder().decode(bytes)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const words = read(lines.join('\n'));
        expect(words).toMatch(/^ok$|^line [1-9][0-9]*: ./s);
        if (words === 'ok') game.begin({ level: lines.join('\n') }, 1);
      }),
      { numRuns: 600 },
    );
  });

  test.each([
    ['one endless line', (n: number) => 'x'.repeat(n)],
    ['blanks without end', (n: number) => `name: a${' '.repeat(n)}b`],
    ['empty lines', (n: number) => '\n'.repeat(n)],
    ['separators', (n: number) => '---\n'.repeat(n / 4)],
    ['sections', (n: number) => 'generate: 5x3\n---\n'.repeat(n / 18)],
    ['a map without end', (n: number) => `map:\n${'XXXXX\n'.repeat(n / 6)}`],
    ['maps that never end', (n: number) => 'map:\n'.repeat(n / 5)],
    ['a directive with a million words', (n: number) => `${MAP}at 1,1 ${'health=3 '.repeat(n / 9)}`],
    ['many directives', (n: number) => MAP + 'at 1,1 stuck=1 poisoner=P\n'.repeat(n / 26)],
  ])('a large file is read at once: %s', (_, make) => {
    // A reader that went over the text again for each line would run into the test's time limit.
    expect(read(make(4_000_000))).toMatch(/^ok$|^line [1-9][0-9]*: ./s);
  });
});
