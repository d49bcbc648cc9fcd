import { isGameId } from '@quadrant/lab/games';
import { expect, test } from 'vitest';
import { loadKit } from './games/index.js';
import { Flow } from './layers/flow.js';
import { Stage } from './screen/stage.js';

async function show(id: string, keys: string[]) {
  if (!isGameId(id)) throw new Error(id);
  const kit = await loadKit(id);
  const stage = new Stage();
  const flow = new Flow(new Map([[id, kit]]));
  flow.setUp(stage, kit);
  console.log(stage.draw(80, 24).text());
  for (const key of keys) {
    stage.input({ kind: 'key', key });
    console.log(`--- ${key}\n${stage.draw(80, 24).text()}`);
  }
}

test('sd', async () => {
  await show('space-defender-2', [
    'enter',
    'down',
    'g',
    'right',
    'right',
    'up',
    'enter',
    'f',
    'p',
    '[',
    'left',
    'escape',
    'escape',
    'escape',
    '?',
    'escape',
    't',
  ]);
  expect(1).toBe(1);
});
test('sim', async () => {
  await show('simodyssey-2', ['enter', 'right', 'x', 'down', 's', 'S']);
});
