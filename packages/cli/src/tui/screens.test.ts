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

test('mw', async () => {
  await show('mirewood', ['enter', 'right', 'x', 'down', 'escape', 'f', 't']);
  expect(1).toBe(1);
});
test('rai', async () => {
  await show('raiinet', [
    'enter',
    'enter',
    's',
    '1',
    'enter',
    'enter',
    'enter',
    'enter',
    'a',
    'down',
    'enter',
    'A',
    '4',
    'a',
    'up',
    'S',
    'escape',
    't',
    'u',
    '[',
  ]);
});
