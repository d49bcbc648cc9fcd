/** The main screens as plain text. The files in screens/ are what a person sees; docs/cli.md shows some of them. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Canvas } from './screen/canvas.js';
import type { Input } from './screen/keys.js';
import { Painter } from './screen/painter.js';
import { LayerStack } from './screen/stage.js';
import { RAIINET, SCREENS } from './testing/scenes.js';
import { flow, kits, press, screenOf, stageWith } from './testing/stage.js';

describe('screens', () => {
  test.each(SCREENS)('%s', async (name, game, options, keys) => {
    const stage = stageWith(game, options);
    press(stage, keys);
    await expect(screenOf(stage)).toMatchFileSnapshot(`screens/${name}.txt`);
  });

  test('menu, questions and a window that is too small', async () => {
    const stage = new LayerStack();
    flow.menu(stage);
    await expect(screenOf(stage)).toMatchFileSnapshot('screens/menu.txt');
    press(stage, '4 up 1 down'); // the seed offered is another each time
    await expect(screenOf(stage)).toMatchFileSnapshot('screens/mirewood-questions.txt');
    await expect(screenOf(stage, 60, 20)).toMatchFileSnapshot('screens/too-small.txt');
  });

  test('arranging links shows a player their own and no more', () => {
    const stage = stageWith('raiinet', '--link2 V1V2V3V4D1D2D3D4');
    expect(screenOf(stage)).toContain('Player 1, it is your turn.');
    press(stage, 'enter');
    const screen = screenOf(stage);
    expect(screen).toMatch(/\[a [DV][1-4]\]( +[b-h] [DV][1-4] ?){7}/);
    expect(screen).not.toMatch(/A [DV]/);
  });
});

test('a turn with more to tell than there is room for says so, and m shows all of it', () => {
  const stage = stageWith(
    'space-defender-2',
    '--rows 10 --columns 30 --enemies own --thresholds 40,60,72,86,100',
  );
  press(stage, 'g p p d p f');
  expect(screenOf(stage)).toContain('lines more: m shows all');
  expect(screenOf(stage)).not.toContain('• You fire from');
  press(stage, 'm pageup');
  expect(screenOf(stage)).toContain('• You fire from');
});

test('long lines of the exact text are read sideways', () => {
  const stage = stageWith('space-defender-2', '');
  press(stage, 'g t');
  expect(screenOf(stage)).not.toContain('Cost:5 (energy)');
  press(stage, 'right');
  expect(screenOf(stage)).toContain('Cost:5 (energy)');
  expect(screenOf(stage)).toContain('←→ sideways');
});

test('after the end of a game its last board can still be looked at', () => {
  const stage = stageWith('mirewood', '--level classic');
  press(stage, '. '.repeat(60));
  expect(screenOf(stage)).toContain('The game is lost');
  press(stage, 'escape x right');
  expect(screenOf(stage)).toContain('arrows look around');
});

test('Tab goes through what is marked: links that can move, or the targets of the card in hand', () => {
  const stage = stageWith('raiinet', RAIINET);
  const cursor = () => /\[(.)/.exec(screenOf(stage))?.[1];
  press(stage, 'enter tab');
  expect(cursor()).toBe('e'); // from the last on the screen to the first
  press(stage, '4 tab');
  expect(cursor()).toBe('H');
  press(stage, 'backtab');
  expect(cursor()).toBe('D');
  press(stage, 'backtab enter');
  expect(screenOf(stage)).toContain('Scan: E is D1.');
});

describe('a wide window', () => {
  test.each([...kits.keys()])('%s fills it without cutting anything off', (id) => {
    const stage = stageWith(id, id === 'raiinet' ? RAIINET : '');
    press(stage, 'enter');
    const lines = screenOf(stage, 200, 60).split('\n');
    expect(lines.length).toBe(61);
    expect(lines[59]).toContain('u undo');
  });
});

test('a terminal without UTF-8 has a character for everything on the screens', () => {
  const folder = new URL('screens/', import.meta.url);
  const text = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const glyphs = [...new Set(text.join(''))].filter((glyph) => glyph > '~');
  expect(glyphs.length).toBeGreaterThan(10);
  const canvas = new Canvas(glyphs.length, 1);
  canvas.put(0, 0, glyphs.join(''));
  expect(new Painter({ colour: false, ascii: true }).paint(canvas)).not.toContain('?');
});

describe('whatever is pressed', () => {
  const keys = [...'abcdefghijklmnoprstuvwxABCDEH0123456789.[]? '].concat(
    'up up down down left left right right enter escape tab backtab home end pageup pagedown backspace ctrl-u f1 f2 f3'.split(
      ' ',
    ),
  );
  const input = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...keys).map((key): Input => ({ kind: 'key', key })) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('click' as const), x: fc.nat(99), y: fc.nat(29) }),
    },
    { weight: 1, arbitrary: fc.constantFrom<Input>({ kind: 'wheel', by: -1 }, { kind: 'wheel', by: 1 }) },
  );
  test.each([...kits.keys()])('%s goes on and fills the window', (id) => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), fc.constantFrom(80, 100), (inputs, width) => {
        const stage = stageWith(id, id === 'raiinet' ? RAIINET : '');
        for (const each of inputs) {
          stage.input(each);
          if (stage.left !== null) return;
          const screen = stage.draw(width, 30).text();
          expect(screen.split('\n').length).toBe(30);
          if (screen.includes('Save to which file?')) press(stage, 'escape'); // nothing is left behind
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('the documentation shows the screens as they are', () => {
  const docs = readFileSync(new URL('../../../../docs/cli.md', import.meta.url), 'utf8');
  for (const id of kits.keys()) {
    const screen = readFileSync(new URL(`screens/${id}.txt`, import.meta.url), 'utf8');
    expect(docs, `docs/cli.md shows screens/${id}.txt`).toContain(screen.trimEnd());
  }
});
