import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brushes, game, headerOf, levels, readDrafts, withHeader, writeDrafts } from '../index.js';
import { directiveAt, painter, resize, withDirective } from '../painting.js';

const LEVEL = `# A comment.
name: Small
seed: 4
map:
XXXXX
XP~mX
X..GX
XXXXX
end
at 1,1 facing=right
# About the bandit.
at 3,1 health=2
`;
const [draft] = readDrafts(LEVEL);
const rowsOf = (changed: typeof draft) => changed.rows!.join('\n');
const isSound = (text: string) => game.readOptions({ level: text }).ok;

describe('drafts', () => {
  test.each(levels)('of $title are put together again as they were', ({ text }) => {
    expect(writeDrafts(readDrafts(text))).toBe(text);
  });

  test('lose no line of any text', () => {
    const line = fc.constantFrom('map:', 'end', '---', 'XXX', 'name: a', 'at 1,1', '', '  map: ', '# end');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.map((each) => `${each}\n`).join('');
        const written = writeDrafts(readDrafts(text));
        expect(written.split('\n').map((each) => each.trim())).toEqual(
          text.split('\n').map((each) => each.trim()),
        );
      }),
    );
  });

  test('give and take headers, in their place', () => {
    expect(headerOf(draft, 'seed')).toBe('4');
    expect(headerOf(draft, 'ai')).toBeNull();
    expect(withHeader(draft, 'name', 'Other').before).toEqual(['# A comment.', 'name: Other', 'seed: 4']);
    expect(withHeader(draft, 'ai', 'path').before.at(-1)).toBe('ai: path');
    expect(withHeader(draft, 'seed', null).before).toEqual(['# A comment.', 'name: Small']);
  });

  test('a piece is painted on top of the tile, and both are there', () => {
    const painted = painter.paint(draft, 2, 1, 'r');
    expect(rowsOf(painted)).toBe('XXXXX\nXPrmX\nX..GX\nXXXXX');
    expect(directiveAt(painted, 'tile', 2, 1)).toBe('~');
    const again = painter.paint(painted, 2, 1, 'b');
    expect(directiveAt(again, 'tile', 2, 1)).toBe('~');
    expect(isSound(writeDrafts([again]))).toBe(true);
  });

  test('a tile replaces piece and tile with all that was said of them, and nothing else', () => {
    const painted = painter.paint(painter.paint(draft, 2, 1, 'r'), 2, 1, 'T');
    expect(rowsOf(painted)).toBe('XXXXX\nXPTmX\nX..GX\nXXXXX');
    expect(painted.after).toEqual(draft.after);
    expect(painter.paint(draft, 3, 1, '.').after).toEqual(['at 1,1 facing=right', '# About the bandit.']);
  });

  test('the ring and what lies beyond cannot be painted', () => {
    for (const [x, y] of [
      [0, 0],
      [4, 1],
      [2, 3],
      [9, 9],
      [-1, 1],
    ] as const)
      expect(painter.paint(draft, x, y, 'T')).toBe(draft);
  });

  test('another size keeps what fits, directives too', () => {
    const wide = resize(draft, 4, 3);
    expect(rowsOf(wide)).toBe('XXXXXX\nXP~m.X\nX..G.X\nX....X\nXXXXXX');
    const small = resize(draft, 2, 1);
    expect(rowsOf(small)).toBe('XXXX\nXP~X\nXXXX');
    expect(small.after).toEqual(['at 1,1 facing=right', '# About the bandit.']);
    expect(isSound(writeDrafts([wide]))).toBe(true);
  });

  test('directives about a square are one line', () => {
    const twice = { ...draft, after: [...draft.after, 'at  3,1\tfacing=left'] };
    expect(directiveAt(twice, 'at', 3, 1)).toBe('health=2 facing=left');
    expect(withDirective(twice, 'at', 3, 1, ' health=3 ').after).toEqual([
      'at 1,1 facing=right',
      '# About the bandit.',
      'at 3,1 health=3',
    ]);
    expect(withDirective(draft, 'at', 3, 1, '').after).not.toContain('at 3,1 health=2');
  });

  test('every brush but the players, who are there once, can be painted anywhere', () => {
    for (const { glyph, role } of brushes) {
      if (role === 'player') continue;
      const painted = painter.paint(draft, 1, 2, glyph);
      expect(painted.rows?.[2][1]).toBe(glyph);
      expect(isSound(writeDrafts([painted]))).toBe(true);
    }
    expect(brushes.filter(({ name }) => name === 'arrow').map(({ facing }) => facing)).toEqual([
      'up',
      'down',
      'left',
      'right',
    ]);
  });

  test('a blank one is a level', () => {
    expect(isSound(writeDrafts([painter.blank(7, 4)]))).toBe(true);
  });

  test('the words of a glyph are those that a level file takes for it', () => {
    expect(painter.words('P')).toContain('bombs');
    expect(painter.words('m')).not.toContain('bombs');
    expect(painter.words('r')).toContain('reload');
    expect(painter.words('^')).not.toContain('facing');
    expect(painter.words('~')).toEqual(['turns']);
    expect(painter.words('.')).toEqual([]);
  });
});
