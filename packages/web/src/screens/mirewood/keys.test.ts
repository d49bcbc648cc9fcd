/** Whose keys are whose: at one screen, and at a screen each. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import { game } from '@quadrant/mirewood';
import { words } from '@quadrant/mirewood/words/en';
import { expect, test } from 'vitest';
import { type Actor, NO_SEATING } from '../contract.js';
import { aimAt, type WoodStage } from './aim.js';
import { keyOf } from './board.js';
import { keysOf, shortcutOf } from './keys.js';
import { texts } from './texts/en.js';
import { speak } from './texts.js';

speak(texts, words);

/** After the first player's step down. */
function stageFor(reader: Seat): WoodStage {
  const position = game.begin({ shipped: 'two-lanterns' }, 1);
  game.perform(position, 0, game.grammar.intern('s'), null);
  const view = game.view(position, 0);
  const seating = { ...NO_SEATING, names: reader === SPECTATOR ? [] : [{ name: 'Tim' }, { name: 'Tom' }] };
  const around = {
    seat: Math.max(0, reader),
    reader,
    onMove: 1,
    live: true,
    animating: false,
    outcome: null,
  };
  return { ...around, view, seating, selected: null } as unknown as WoodStage;
}

/** What comes of a key: the command given, or the words said. */
function press(stage: WoodStage, key: string): string[] {
  const done: string[] = [];
  const actor = {
    give: (command: { name: string }) => done.push(`gives ${command.name}`) && null,
    notify: (said: string) => done.push(said),
  } as unknown as Actor<never>;
  keysOf(stage, actor)
    .find((binding) => binding.key === key)!
    .press();
  return done;
}

test('at one screen each player has a part of the keyboard, and a wrong key is told the right ones', () => {
  const stage = stageFor(SPECTATOR);
  expect(press(stage, 's')).toEqual(['Player 2 is on move, with the arrows and digits.']);
  expect(press(stage, 'ArrowUp')).toEqual(['gives w']);
  expect(shortcutOf(stage, 'w')).toBe('↑');
});

test('at a screen of one’s own all keys are one’s own, whichever seat one has', () => {
  const stage = stageFor(1);
  expect(press(stage, 'w')).toEqual(['gives w']);
  expect(press(stage, 'ArrowUp')).toEqual(['gives w']);
  expect(shortcutOf(stage, 'w')).toBe('w');
});

test('who is not on move there hears who is, and nothing invites to act', () => {
  const stage = stageFor(0);
  for (const key of ['s', 'ArrowDown', '.', 'g']) expect(press(stage, key)).toEqual(['Tom is on move.']);
  const [{ x, y }] = stage.view.players;
  expect(aimAt(stage, {} as Actor<never>, keyOf(x, y + 1))).toBe(null);
});
