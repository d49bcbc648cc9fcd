/** Guided first games: five steps, one thing each, that wait for the player's own key. */
import { COURSES } from '@quadrant/catalogue/courses';
import { describe, expect, test } from 'vitest';
import { LayerStack } from '../screen/stage.js';
import { speak } from '../spoken.js';
import { flow, kits, press, screenOf } from '../testing/stage.js';

type Id = keyof typeof COURSES;
/** For each step a key that would do something else, and the player's own keys. */
const STEPS: Readonly<Record<Id, readonly (readonly [wrong: string, right: string])[]>> = {
  'space-defender-2': [
    ['f', 'up up right enter'],
    ['p', 'f'],
    ['enter', 'f'],
    ['p', 'f'],
  ],
  'simodyssey-2': [
    ['down', 'up'],
    ['l', '9'],
    ['p', 'l'],
    ['up', 'down'],
  ],
  raiinet: [
    ['e right', 'escape e up'],
    ['e up', 'escape 4 E'],
    ['e up', 'escape 1 e'],
    ['e right', 'escape e up'],
  ],
  mirewood: [
    ['right', 'down'],
    ['down', 'right'],
    ['f', 'right'],
    ['f', 'right'],
  ],
};

/** Any key ends what plays by itself. */
const hurry = (stage: LayerStack) => press(stage, 'f9');

function opened(id: Id): LayerStack {
  const stage = new LayerStack();
  flow.guides(stage);
  press(stage, String([...kits.keys()].indexOf(id) + 1));
  return stage;
}

describe.each(Object.keys(COURSES) as Id[])('%s', (id) => {
  test('goes on with the right keys only, and is the player’s own at the end', () => {
    const stage = opened(id);
    const { turns } = COURSES[id];
    STEPS[id].forEach(([wrong, right], step) => {
      hurry(stage);
      expect(screenOf(stage)).toMatch(new RegExp(`first game +${step + 1} of 5`));
      expect(screenOf(stage)).toContain('Your turn: ');
      press(stage, wrong);
      expect(screenOf(stage)).toMatch(new RegExp(`first game +${step + 1} of 5`));
      press(stage, right);
      expect(screenOf(stage), right).toMatch(new RegExp(`first game +${step + 2} of 5`));
    });
    hurry(stage);
    expect(screenOf(stage)).toContain('n play on from here');
    press(stage, 'n');
    expect(screenOf(stage)).toMatch(new RegExp(`seed ${COURSES[id].seed}.* turn ${turns.length}\n`));
  });

  test('goes back, goes on without the player, and is left', () => {
    const stage = opened(id);
    const first = screenOf(stage);
    for (let step = 0; step < 4; step++) {
      press(stage, 'n');
      hurry(stage);
    }
    expect(screenOf(stage)).toContain('5 of 5');
    press(stage, '[ [ [ [ [');
    expect(screenOf(stage)).toBe(first);
    press(stage, 'escape');
    expect(screenOf(stage)).toContain('It waits for your own keys.');
  });

  test('whoever hurries reads every step, and a held key goes one step', () => {
    const stage = opened(id);
    for (let step = 1; step < 5; step++) {
      press(stage, 'n');
      expect(stage.pace).not.toBeNull(); // the turns up to the next step play
      press(stage, 'n');
      expect(screenOf(stage)).toContain(`${step + 1} of 5`);
      stage.input({ kind: 'key', key: 'n', held: true });
      expect(screenOf(stage)).toContain(`${step + 1} of 5`);
    }
    press(stage, '[ n escape');
    expect(screenOf(stage)).toContain('It waits for your own keys.');
  });

  test.each(['en', 'de'] as const)('fits at 80x24 in %s', async (language) => {
    await speak(language);
    const stage = opened(id);
    for (let step = 0; step < 5; step++) {
      hurry(stage);
      expect(screenOf(stage)).not.toMatch(/lines more|Zeilen mehr/);
      expect(screenOf(stage)).toMatch(/\n n \S.* Esc \S+.*\n$/);
      press(stage, 'n');
    }
    await speak('en');
  });
});

test('only the right squares are lit', () => {
  const stage = opened('raiinet');
  expect(screenOf(stage).match(/<[a-hA-H][DV]\d/g)).toEqual(['<eD3']);
  press(stage, 'e');
  expect(screenOf(stage).match(/< ·/g)).toHaveLength(1);
  press(stage, 'escape');
  expect(screenOf(stage)).toContain('Your turn: move e forward.');
});
