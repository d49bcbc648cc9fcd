/** Today's challenge in the terminal: every game has one, days in a row count, and the result can be passed on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savedRecord } from '@quadrant/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TerminalGame } from '../match.js';
import { LayerStack } from '../screen/stage.js';
import { kits, press, screenOf } from '../testing/stage.js';
import { Days } from './days.js';
import { Flow } from './flow.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrant-days-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Opens the list of challenges on a day. */
function challenges(day: string): LayerStack {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const stage = new LayerStack();
  new Flow(kits, { days: new Days(folder) }).menu(stage);
  press(stage, '5');
  return stage;
}

test('days in a row count, the first try of a day alone', () => {
  const first = challenges('2026-11-16');
  expect(screenOf(first)).toMatch(/SimOdyssey 2 +not played yet/);
  press(first, '2 a y');
  expect(screenOf(first)).toContain('Today’s challenge, 1 day in a row.');
  press(first, 'R');
  expect(screenOf(first)).toMatch(/SimOdyssey 2, challenge of 2026-11-16\n You gave up after 0 turns\n/);
  const again = challenges('2026-11-16');
  expect(screenOf(again)).toMatch(/SimOdyssey 2 +You gave up after 0 turns/);
  press(again, '2 p a y');
  expect(screenOf(again)).toContain('Today’s challenge, 1 day in a row.');
  const next = challenges('2026-11-17');
  expect(screenOf(next)).toMatch(/SimOdyssey 2 +not played yet/);
  press(next, '2 a y');
  expect(screenOf(next)).toContain('Today’s challenge, 2 days in a row.');
  press(challenges('2026-11-19'), '2 a y');
  expect(new Days(folder).standing('simodyssey-2', '2026-11-19').streak).toBe(1);
});

test('RAIInet has one too, the same for everybody, against the same bot', () => {
  const boards = [challenges('2026-11-16'), challenges('2026-11-16')].map((stage) => {
    press(stage, '3');
    return screenOf(stage);
  });
  expect(boards[0]).toContain('seed 20261116');
  expect(boards[0]).toBe(boards[1]);
});

test('giving up counts in RAIInet, too', () => {
  const stage = challenges('2026-11-16');
  press(stage, '3 escape 7 2');
  expect(screenOf(stage)).toContain('Today’s challenge, 1 day in a row.');
});

test.each([...kits.values()].map((kit) => [kit.game.id, kit] as const))(
  'that of %s is known as such, also when it is gone on with',
  (_, kit) => {
    const answers = Object.fromEntries(kit.questions().map(({ name, value }) => [name, value]));
    const start = kit.start({ ...answers, ...kit.challenge!(20261116), seed: '20261116' }, () => null);
    if (!start.ok) throw new Error(start.error.words);
    const begun = TerminalGame.begin(kit, start.value);
    const loaded = TerminalGame.load(kit, JSON.parse(JSON.stringify(savedRecord(begun.table))));
    expect([begun.beganAs(start.value), loaded.ok && loaded.value.beganAs(start.value)]).toEqual([
      true,
      true,
    ]);
  },
);

test('another game with that seed is no challenge', () => {
  vi.setSystemTime(new Date('2026-11-16T12:00:00Z'));
  const stage = new LayerStack();
  const values = { mode: 'test', thresholds: '3,5,7,15,30', seed: '20261116' };
  new Flow(kits, { days: new Days(folder) }).begin(stage, kits.get('simodyssey-2')!, values);
  press(stage, 'a y');
  expect(screenOf(stage)).not.toContain('in a row');
  press(stage, 'R');
  expect(screenOf(stage)).toContain('SimOdyssey 2, seed 20261116');
  expect(screenOf(stage)).not.toContain('challenge');
});

test.each(['', '[]', 'null', '{"simodyssey-2":{"day":"2026-99-99","words":"x","streak":3}}'])(
  'a damaged file is none: %s',
  (text) => {
    writeFileSync(join(folder, 'daily.json'), text);
    expect(new Days(folder).standing('simodyssey-2', '2026-11-16')).toEqual({ done: null, streak: 0 });
  },
);

test('where the disk will not have it, it counts until the program ends', () => {
  mkdirSync(join(folder, 'daily.json'));
  const stage = challenges('2026-11-16');
  press(stage, '2 a y R');
  expect(screenOf(stage)).toContain('SimOdyssey 2, challenge of 2026-11-16');
});
