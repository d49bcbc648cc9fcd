/** What remains of finished games: a card at the end, a list to watch them again, the best of each kind. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { LayerStack } from '../screen/stage.js';
import { kits, press, screenOf } from '../testing/stage.js';
import { Flow } from './flow.js';
import { beats, Shelf } from './shelf.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrant-shelf-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function played(keys: string): { stage: LayerStack; flow: Flow } {
  const stage = new LayerStack();
  const flow = new Flow(kits, { shelf: new Shelf(folder) });
  const kit = kits.get('simodyssey-2')!;
  flow.begin(stage, kit, readAnswers(kit, ['--seed', '900']));
  press(stage, keys);
  return { stage, flow };
}
const OUT_OF_FUEL = 'left left left';

test('the card stays until a key, and the same can be played again', () => {
  const { stage } = played(OUT_OF_FUEL);
  expect(screenOf(stage)).toMatch(/┌─ The end ─[\s\S]*You lost[\s\S]*Lost in 3 turns, seed 900\./);
  press(stage, 'f12');
  expect(screenOf(stage)).not.toContain('The end');
  press(stage, '=');
  expect(screenOf(stage)).toMatch(/seed 900 .*turn 0/);
});

test('finished games are listed, the newest first, and watched again', () => {
  const { stage, flow } = played(OUT_OF_FUEL);
  flow.menu(stage);
  expect(screenOf(stage)).toContain('Finished games');
  press(stage, '7');
  expect(screenOf(stage)).toContain('SimOdyssey 2  seed 900: lost in 3 turns');
  press(stage, '1');
  expect(screenOf(stage)).toContain('step 4 of 4');
});

test('the best is kept and told in the menu', () => {
  const shelf = new Shelf(folder);
  const best = { game: 'mirewood', seed: 3, turns: 31, result: 'won', score: 7 } as const;
  writeFileSync(join(folder, 'finished.json'), JSON.stringify({ games: [], bests: { mirewood: best } }));
  expect(shelf.read().bests.mirewood).toEqual(best);
  expect([beats({ ...best, score: 8 }, best), beats(best, best), beats(best, null)]).toEqual([
    true,
    false,
    true,
  ]);
  const won = { ...best, score: null };
  expect([beats({ ...won, turns: 9 }, won), beats({ ...won, result: 'lost' as const }, null)]).toEqual([
    true,
    false,
  ]);
  const stage = new LayerStack();
  new Flow(kits, { shelf }).menu(stage);
  expect(screenOf(stage)).toMatch(/Best: 7 points in 31 turns\. +│/);
});

test.each(['', '[]', '{"games":3,"bests":[1]}', '{"games":[{"game":1}]}', 'null'])(
  'a damaged file is an empty shelf: %s',
  (text) => {
    writeFileSync(join(folder, 'finished.json'), text);
    expect(new Shelf(folder).read()).toEqual({ games: [], bests: {} });
  },
);
