import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTerminal } from '../testing/terminal-reader.js';
import { BOLD, Canvas, ink, REVERSE } from './canvas.js';
import { Painter } from './painter.js';

const COLOUR = { colour: true, ascii: false };

test('nothing is sent when nothing changed, and one cell when one cell did', () => {
  const painter = new Painter(COLOUR);
  const first = new Canvas(20, 4);
  first.put(2, 1, 'hello');
  painter.paint(first);
  const same = new Canvas(20, 4);
  same.put(2, 1, 'hello');
  expect(painter.paint(same)).toBe('');
  const next = new Canvas(20, 4);
  next.put(2, 1, 'hullo');
  expect(painter.paint(next)).toBe('\x1b[2;4Hu');
});

test('another size, or a screen written over, is painted afresh', () => {
  const painter = new Painter(COLOUR);
  painter.paint(new Canvas(10, 2));
  expect(painter.paint(new Canvas(12, 2))).toContain('\x1b[2J');
  painter.forget();
  expect(painter.paint(new Canvas(12, 2))).toContain('\x1b[2J');
});

test('without colour the attributes stay', () => {
  const canvas = new Canvas(5, 1);
  canvas.put(0, 0, 'ab', ink('bright-red', BOLD | REVERSE));
  expect(new Painter({ colour: false, ascii: false }).paint(canvas)).toContain('\x1b[0;1;7mab');
  expect(new Painter(COLOUR).paint(canvas)).toContain('\x1b[0;1;7;91mab');
});

test('a terminal without UTF-8 gets characters it has', () => {
  const canvas = new Canvas(12, 3);
  canvas.box(0, 0, 12, 3, '');
  canvas.put(1, 1, '▮▯·é');
  const painted = new Painter({ colour: false, ascii: true }).paint(canvas);
  expect([...painted].filter((glyph) => glyph > '~')).toEqual([]);
});

test('text from files cannot send control sequences', () => {
  const canvas = new Canvas(20, 1);
  canvas.put(0, 0, 'a\x1b[2Jb\x07\u{1F600}c\u0301');
  expect(canvas.text()).toBe('a?[2Jb??c');
});

test('after any changes the terminal shows the canvas', async () => {
  const write = fc.record({
    x: fc.nat(22),
    y: fc.nat(5),
    text: fc.string({ maxLength: 8 }),
    style: fc.nat(255).filter((s) => (s & 31) <= 16),
  });
  const picture = fc.array(write, { maxLength: 12 }).map((writes) => {
    const canvas = new Canvas(24, 6);
    for (const { x, y, text, style } of writes) canvas.put(x, y, text, style);
    return canvas;
  });
  await fc.assert(
    fc.asyncProperty(fc.array(picture, { minLength: 1, maxLength: 4 }), async (pictures) => {
      const painter = new Painter(COLOUR);
      const shown = await readTerminal(24, 6, pictures.map((p) => painter.paint(p)).join(''));
      expect(shown).toBe(pictures.at(-1)!.text());
    }),
    { numRuns: 60 },
  );
});
