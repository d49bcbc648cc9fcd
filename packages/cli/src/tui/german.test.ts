/** The terminal in German: nothing of the English tables is left on its screens, and nothing is cut off. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from '@quadrant/lab/games';
import { levels } from '@quadrant/mirewood';
import { game as raiinet } from '@quadrant/raiinet';
import { wordsOf } from '@quadrant/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Flow } from './layers/flow.js';
import { Preferences } from './layers/preferences.js';
import { Shelf } from './layers/shelf.js';
import { Canvas } from './screen/canvas.js';
import { LayerStack } from './screen/stage.js';
import { said, speak } from './spoken.js';
import { RAIINET, SCREENS } from './testing/scenes.js';
import { flow, kits, press, screenOf, stageWith } from './testing/stage.js';
import { tongue as german } from './words/de.js';
import { tongue as english } from './words/en.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-german-'));
beforeAll(() => speak('de'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await speak('en');
});

/** Names that are the same in every language. */
const NAMES = [
  ...levels.flatMap(({ id, title, text }) => [id, title, ...text.matchAll(/^name: (.+)$/gm)].map(String)),
  ...raiinet.tables.abilities.map(({ name }) => name),
  ...[...kits.values()].map(({ game }) => game.title),
  'name: ',
].join(' ');
/** English words that are no German ones. */
const ENGLISH = (() => {
  const words = new Set([...wordsOf(english), ...wordsOf(Object.keys(german.shell.phrases))]);
  for (const word of [
    ...wordsOf(german),
    ...wordsOf(Object.values(german.shell.phrases)),
    ...wordsOf([NAMES]),
  ])
    words.delete(word);
  return words;
})();

const SIZES = [
  [80, 24],
  [120, 40],
] as const;

/** What was written over the right edge of the screen. */
function drawn(stage: LayerStack, width: number, height: number): { text: string; cut: string[] } {
  const { put } = Canvas.prototype;
  const cut: string[] = [];
  Canvas.prototype.put = function (x, y, text, style) {
    const end = put.call(this, x, y, text, style);
    if (end > this.width && text.slice(this.width - end).trim() !== '') cut.push(text);
    return end;
  };
  try {
    return { text: screenOf(stage, width, height), cut };
  } finally {
    Canvas.prototype.put = put;
  }
}

/** Commands and names of files are as they are typed. */
const withoutTyped = (text: string) => text.replace(/●.*$/m, '').replace(/\S+\.json/g, '');

function expectGerman(stage: LayerStack): void {
  for (const [width, height] of SIZES) {
    const { text, cut } = drawn(stage, width, height);
    expect(
      [...wordsOf([withoutTyped(text)])].filter((word) => ENGLISH.has(word)),
      text,
    ).toEqual([]);
    expect(cut, text).toEqual([]);
    if (/ Esc Menü/.test(text)) expect(text).toContain(' ? Hilfe');
    expect(text.split('\n')[0], text).not.toMatch(/\S(?:Zug|turn) \d/);
  }
}

test('there is English to be found', () => {
  expect(ENGLISH.size).toBeGreaterThan(400);
  expect([...wordsOf(['The game is lost: no player is left.'])].some((word) => ENGLISH.has(word))).toBe(true);
});

describe('on the way', () => {
  test.each(SCREENS.filter(([name]) => name !== 'text'))('to %s', (_, game, options, keys) => {
    const stage = stageWith(game, options);
    press(stage, keys);
    expectGerman(stage);
  });
});

describe.each([...kits.keys()])('%s', (id) => {
  test('has questions, help, a log, a menu and refusals in German', () => {
    const stage = new LayerStack();
    const kit = kits.get(id)!;
    flow.setUp(stage, kit);
    for (const { choices } of kit.questions())
      for (const _ of [...(choices ?? []), '', '']) {
        expectGerman(stage);
        press(stage, 'right');
      }
    for (const _ of kit.questions()) {
      press(stage, 'down ctrl-u x enter');
      expectGerman(stage);
    }
    const playing = stageWith(id, id === 'raiinet' ? RAIINET : '');
    press(playing, 'enter');
    for (const keys of [
      '?',
      'pagedown',
      'end',
      'escape m',
      'escape escape',
      'escape L',
      'escape T',
      'u',
      'r',
      'q',
    ]) {
      press(playing, keys);
      expectGerman(playing);
    }
  });
});

test('arranging, saving, loading and their troubles', () => {
  const stage = stageWith('raiinet', '');
  press(stage, 'enter 1 1 1 1 enter');
  expectGerman(stage);
  const saved = join(folder, 'saved.json');
  writeFileSync(join(folder, 'broken.json'), '{"game":"raiinet"}');
  const playing = stageWith('raiinet', RAIINET);
  const typed = (text: string) => `ctrl-u ${[...text].join(' ')} enter`;
  press(playing, 'enter');
  for (const name of [folder, join(folder, 'fehlt', 'x'), saved]) {
    press(playing, `S ${typed(name)}`);
    expectGermanApartFrom(playing, name);
    press(playing, name === saved ? `S ${typed(name)}` : 'enter');
    expectGermanApartFrom(playing, name);
    press(playing, 'escape escape escape');
  }
  for (const name of [folder, join(folder, 'fehlt'), join(folder, 'broken.json')]) {
    press(playing, `L ${typed(name)}`);
    expectGermanApartFrom(playing, name);
    press(playing, 'escape');
  }
});

/** Names of files are what they are. */
function expectGermanApartFrom(stage: LayerStack, name: string): void {
  const text = screenOf(stage, 200, 40).replaceAll(name, '');
  expect(
    [...wordsOf([withoutTyped(text)])].filter((word) => ENGLISH.has(word)),
    text,
  ).toEqual([]);
}

test('the menu has room for what each game is', () => {
  const stage = new LayerStack();
  new Flow(kits).menu(stage);
  for (const id of kits.keys()) expect(screenOf(stage)).toContain(said(entryOf(id).sentence));
});

test('the menu changes its language, which is kept; its lists are German', async () => {
  const settings = new Preferences(folder);
  const own = new Flow(kits, { settings, shelf: new Shelf(folder) });
  const stage = new LayerStack();
  own.begin(stage, kits.get('simodyssey-2')!, { mode: 'play', thresholds: '', seed: '900' });
  press(stage, 'left left left left');
  expect(screenOf(stage)).toContain('im All verloren, ohne Treibstoff');
  expectGerman(stage);
  own.menu(stage);
  expectGerman(stage);
  press(stage, '5');
  expectGerman(stage);
  press(stage, 'escape 6');
  expectGerman(stage);
  press(stage, 'escape 7');
  expectGerman(stage);
  press(stage, 'escape 8');
  await expect.poll(() => screenOf(stage)).toContain('Four small worlds.');
  expect(settings.language).toBe('en');
  press(stage, '8');
  await expect.poll(() => screenOf(stage)).toContain('Vier kleine Welten.');
  press(stage, '9');
  expect(screenOf(stage)).toContain('Schritt für Schritt  [auf einmal]');
  expect(settings).toMatchObject({ language: 'de', steps: false });
});

test.each(['', '[]', 'null', '"de"', '{"language":3,"steps":"no"}', '{"language":"xx"}'])(
  'damaged settings choose nothing: %s',
  (text) => {
    writeFileSync(join(folder, 'settings.json'), text);
    expect(new Preferences(folder)).toMatchObject({ language: null, steps: true });
  },
);
