/** From 100 columns on every screen says what is what, in whole words, in every language. */
import { LANGUAGES } from '@quadrant/kernel';
import { afterEach, expect, test } from 'vitest';
import { TerminalGame } from '../match.js';
import { Canvas } from '../screen/canvas.js';
import { speak } from '../spoken.js';
import { kits, press, screenOf, stageWith } from '../testing/stage.js';
import { drawFrame } from './frame.js';

afterEach(() => speak('en'));

const usual = [...kits.values()].flatMap((kit) => {
  const answers = Object.fromEntries(kit.questions().map(({ name, value }) => [name, value]));
  const start = kit.start({ ...answers, setup: 'usual' }, () => null);
  if (!start.ok) throw new Error(start.error.words);
  return LANGUAGES.map((language) => ({ id: kit.game.id, language, kit, start: start.value }));
});

test.each(usual)('$id in $language', async ({ kit, start, language }) => {
  await speak(language);
  const match = TerminalGame.begin(kit, start);
  const setUp = kit.game.grammar.parse('setup_next(5)'); // of the one game that is set up by commands
  if (setUp.ok) match.give(setUp.value);
  const scene = match.scene(0);
  const canvas = new Canvas(100, 40);
  const frame = kit.screen.frame(scene, kit.screen.start(scene.view, 0));
  drawFrame(canvas, frame, { title: '', place: '', accent: 0, log: [], answer: '' });
  const shown = canvas.text().split('\n');
  for (const [glyph, name] of frame.legend ?? [])
    expect(
      shown.some((line) => line.endsWith(` ${name}`) && line.includes(` ${glyph} `)),
      `${glyph} ${name}`,
    ).toBe(true);
});

test('Space Defender 2 explains the marks of its board, and nothing that is not there', () => {
  const stage = stageWith('space-defender-2', '--seed 900');
  press(stage, 'g');
  const legend = screenOf(stage, 100, 30);
  expect(legend).toMatch(/ · +within reach$/m);
  expect(legend).toMatch(/ S +Starfighter$/m);
  expect(legend).not.toMatch(/wreck|Pylon/);
});
