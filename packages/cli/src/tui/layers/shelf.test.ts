/** What remains of finished games: a card at the end, a list to watch them again, the best of each kind. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { TerminalGame } from '../match.js';
import { LayerStack } from '../screen/stage.js';
import { kits, press, screenOf } from '../testing/stage.js';
import { Flow } from './flow.js';
import { finishWords, Shelf } from './shelf.js';

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

test('finished games are listed, the newest first, and watched again', () => {
  const { stage, flow } = played(OUT_OF_FUEL);
  flow.menu(stage);
  expect(screenOf(stage)).toContain('Finished games');
  press(stage, '7');
  expect(screenOf(stage)).toContain('SimOdyssey 2  seed 900: lost in 3 turns');
  press(stage, '1');
  expect(screenOf(stage)).toContain('turn 3 of 3');
  press(stage, 'escape');
  expect(screenOf(stage)).toContain('Finished games');
});

/** A game of these commands that is over. */
function over(id: string, options: object, commands: readonly string[], seats: { bot?: string }[] = []) {
  const kit = kits.get(id)!;
  const read = kit.game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return TerminalGame.begin(kit, { options: read.value, seed: 1, commands, seats });
}
const lane = (name: string) => ({
  level: `${name}map:\nXXXXX\nXP.GX\nXXXXX\nend\n`,
});
const guarded = (name: string) => ({
  level: `${name}map:\nXXXXXX\nXPm.GX\nXXXXXX\nend\nat 1,1 facing=right\nat 2,1 health=1\n`,
});
const THROUGH = ['h', 'd', 'd', 'd'];

test('the best of each difficulty is kept, and told in the menu', () => {
  const shelf = new Shelf(folder);
  const named = over('mirewood', guarded('name: Lane\n'), THROUGH);
  expect(shelf.put(named)).toMatchObject({ isNew: true, best: { difficulty: 'Lane', words: '1 point' } });
  expect(shelf.put(named)).toMatchObject({ isNew: false, best: { difficulty: 'Lane' } });
  expect(shelf.put(over('mirewood', guarded(''), THROUGH))).toMatchObject({ isNew: true });
  const stage = new LayerStack();
  new Flow(kits, { shelf }).menu(stage);
  expect(screenOf(stage)).toMatch(/Best: 1 point\. +│/);
  press(stage, '7 1');
  expect(screenOf(stage)).toContain('Mirewood, own level: 1 point\n Mirewood, Lane: 1 point\n');
});

test('no best: what the catalogue does not count, a draw by agreement, a game without a point', () => {
  const shelf = new Shelf(folder);
  const resigned = over('raiinet', { players: 2 }, [], [{}, { bot: 'easy' }]);
  resigned.table.leave(0);
  const tested = over('simodyssey-2', {}, ['test(3,5,7,15,30)', 'abort']);
  const agreed = over('mirewood', { shipped: 'two-lanterns' }, ['d', 'd']);
  for (const seat of [0, 1]) agreed.table.act(seat, 'draw');
  const pointless = over('mirewood', lane(''), ['d', 'd']);
  for (const match of [pointless, resigned, tested, agreed])
    expect(shelf.put(match)).toEqual({ isNew: false, best: null });
  const kept = shelf.read().games;
  expect(kept.map(({ result }) => result)).toEqual(['draw', 'aborted', 'lost', 'won']);
  expect(finishWords(kept[0])).toBe('drawn in 1 turn');
});

test('a game that is taken back and played again is kept once', () => {
  const { stage, flow } = played(`${OUT_OF_FUEL} escape u r`);
  expect(screenOf(stage)).toContain('You lost');
  expect(flow.shelf!.read().games).toHaveLength(1);
});

test('more games than there are lines can all be come to', () => {
  const shelf = new Shelf(folder);
  for (let seed = 1; seed <= 20; seed++) shelf.put(over('mirewood', lane(`name: ${seed}\n`), ['d', 'd']));
  const stage = new LayerStack();
  new Flow(kits, { shelf }).menu(stage);
  press(stage, '7');
  expect(screenOf(stage)).toMatch(/▸ 1 Mirewood[\s\S]*↓/);
  press(stage, 'up');
  expect(screenOf(stage)).toMatch(/↑[\s\S]*▸ {3}Back/);
  press(stage, 'up enter');
  expect(screenOf(stage)).toContain('turn 2 of 2');
});

test.each(['', '[]', '{"games":3,"bests":[1]}', '{"games":[{"game":1}]}', 'null'])(
  'a damaged file is an empty shelf: %s',
  (text) => {
    writeFileSync(join(folder, 'finished.json'), text);
    expect(new Shelf(folder).read()).toEqual({ games: [], bests: [] });
  },
);
