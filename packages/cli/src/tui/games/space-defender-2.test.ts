/** Equipping a ship: all that is said of it is in sight in the smallest window. */
import { LANGUAGES } from '@quadrant/kernel';
import { menuOf, PARTS } from '@quadrant/space-defender-2';
import { afterEach, expect, test } from 'vitest';
import { wrap } from '../screen/canvas.js';
import { speak, spoken } from '../spoken.js';
import { press, screenOf, stageWith } from '../testing/stage.js';

afterEach(() => speak('en'));

const flat = (text: string) => text.replace(/\s+/g, ' ');

test('who equips for another game reads how, not how the last one ended', () => {
  const stage = stageWith('space-defender-2', '');
  press(stage, 'g x y escape');
  expect(screenOf(stage)).toContain('The game is aborted');
  press(stage, 'enter');
  expect(screenOf(stage)).not.toContain('The game is aborted');
  expect(screenOf(stage)).toMatch(/Choose the weapon.*\n ↑↓ choose {2}→ next/);
});

test.each(LANGUAGES)('each part and the whole ship in %s', async (language) => {
  await speak(language);
  for (let choice = 0; choice < 5; choice++) {
    const stage = stageWith('space-defender-2', '');
    for (const part of PARTS) {
      const entries = menuOf(part, spoken.words.defender);
      const { name, words } = entries[choice % entries.length];
      press(stage, String((choice % entries.length) + 1));
      const lines = wrap(words, 50);
      for (const line of lines) expect(screenOf(stage), name).toContain(line);
      press(stage, 'right');
    }
    const summary = flat(screenOf(stage));
    for (const part of ['weapon', 'power'] as const) {
      const entries = menuOf(part, spoken.words.defender);
      const [last] = wrap(entries[choice % entries.length].words, 48).slice(-1);
      expect(summary).toContain(flat(last));
    }
  }
});
