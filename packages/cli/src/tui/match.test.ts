import type { GameId } from '@quadrant/lab/games';
import { expect, test } from 'vitest';
import { readAnswers } from '../commands/play.js';
import { Play } from './layers/play.js';
import { Match, SECRETS_NOTE } from './match.js';
import { Stage } from './screen/stage.js';
import { flow, kits, press, screenOf, stageWith } from './testing/stage.js';

function begin(id: GameId, options: string): Match {
  const kit = kits.get(id)!;
  const start = kit.start(readAnswers(kit, options.split(' ').filter(Boolean)), () => null);
  if (!start.ok) throw new Error(start.error.words);
  return Match.begin(kit, start.value);
}
function give(match: Match, ...commands: string[]): void {
  for (const text of commands) {
    const parsed = match.kit.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.words);
    expect(match.give(parsed.value)).toBeNull();
  }
}

test('where nothing is secret, undo and redo reach over everything', () => {
  const match = begin('simodyssey-2', '');
  give(match, 'move(E)', 'pass');
  expect([match.undo(), match.undo(), match.undo()]).toEqual([null, null, null]);
  expect(match.undo()).toBe('There is nothing to undo.');
  expect([match.redo(), match.redo(), match.redo()]).toEqual([null, null, null]);
  expect(match.redo()).toBe('There is nothing to redo.');
  expect(match.returnTo(1)).toBeNull();
  expect(match.turn).toBe(1);
});

test('a card that told nobody anything can be taken back, a scan and a passed turn cannot', () => {
  const match = begin('raiinet', '--setup usual');
  give(match, 'ability 1 a');
  expect(match.undo()).toBeNull();
  give(match, 'ability 4 A');
  expect(match.undo()).toContain('No undo here');
  give(match, 'move a down');
  expect(match.undo()).toContain('No undo here');
  expect(match.returnTo(0)).toContain('look back, not go back');
  expect(match.turn).toBe(2);
});

test('a friendly game takes anything back', () => {
  const match = begin('raiinet', '--setup usual --friendly');
  give(match, 'ability 4 A', 'move a down', 'move A up');
  expect([match.undo(), match.undo(), match.undo()]).toEqual([null, null, null]);
});

test('what a seat was told is not what another was told', () => {
  const match = begin('raiinet', '--setup usual');
  give(match, 'ability 4 A', 'move a down');
  const told = (seat: number) => match.log(seat).map((line) => line.text);
  expect(told(0)[0]).toBe('Scan: A is V1.');
  expect(told(1)[0]).toBe('Player 1 uses Scan on A.');
  expect(told(-1)[0]).toBe('Player 1 uses Scan on A.');
});

test('the exact text waits for the end where there are secrets', () => {
  expect(begin('raiinet', '--setup usual').transcript()).toBeNull();
  const match = begin('simodyssey-2', '');
  expect(match.transcript()).toContain('->play\n  state:1.0, mode:play, ok\n');
});

test.each([...kits.keys()])('%s: a saved game is the same game again', (id) => {
  const match = begin(id, id === 'raiinet' ? '--setup usual --friendly' : '');
  const legal = match.scene(match.shownSeat(0)).legal;
  match.give(legal[0]);
  const saved = JSON.parse(JSON.stringify(match.saved()));
  expect(saved.note).toBe(id === 'raiinet' ? SECRETS_NOTE : undefined);
  const loaded = Match.load(match.kit, saved);
  expect(loaded.ok && loaded.value.saved()).toEqual(saved);
  expect(loaded.ok && loaded.value.log(0)).toEqual(match.log(0));
  expect(Match.load(match.kit, { ...saved, seed: 'x' }).ok).toBe(false);
});

test('refused commands are answered and lose nothing', () => {
  const stage = stageWith('space-defender-2', '');
  press(stage, `g ${'right '.repeat(15)} enter`);
  expect(screenOf(stage)).toContain('Out of movement range.');
  expect(screenOf(stage)).toContain('turn 2');
});

test('a fork leaves the first game as it is', () => {
  const match = begin('mirewood', '--level classic');
  give(match, 'd', 'd', 'f');
  const fork = match.fork(1);
  give(fork, '.');
  expect([fork.turn, match.turn]).toEqual([2, 3]);
});

test('clicks: a cell is aimed at, then moved to; a key of the last line is pressed', () => {
  const stage = stageWith('space-defender-2', '--rows 7 --columns 20');
  press(stage, 'g');
  const rows = screenOf(stage).split('\n');
  const y = rows.findIndex((row) => row.trimStart().startsWith('D '));
  const x = rows[y].indexOf('·');
  stage.input({ kind: 'click', x, y });
  expect(screenOf(stage)).toContain('D2: empty. Move: 1 cell, 3 energy.');
  stage.input({ kind: 'click', x, y });
  expect(screenOf(stage)).toContain('You move from D1 to D2.');
  stage.input({ kind: 'click', x: screenOf(stage).split('\n')[23].indexOf('p pass'), y: 23 });
  expect(screenOf(stage)).toContain('You pass and regenerate twice.');
  stage.input({ kind: 'click', x: 0, y: 0 });
  stage.input({ kind: 'click', x: 79, y: 23 });
});

test('looking back and playing on from there', () => {
  const match = begin('mirewood', '--level classic');
  give(match, 'd', 'd', 'f');
  const stage = new Stage();
  stage.only(new Play(match, flow));
  press(stage, '[ left');
  expect(screenOf(stage)).toContain('turn 1 of 3');
  press(stage, 'home end left enter');
  expect(screenOf(stage)).toContain('Back at turn 2.');
  expect(match.turn).toBe(2);
  press(stage, 'r');
  expect(match.turn).toBe(3);
});
