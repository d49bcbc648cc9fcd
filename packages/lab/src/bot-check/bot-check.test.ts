import { fileURLToPath } from 'node:url';
import { game as raiinet } from '@quadrant/raiinet';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import type { Patience } from '../host/patience.js';
import { type CheckedStep, checkBot } from './bot-check.js';

const BOT = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));
const PATIENT: Partial<Patience> = {
  hello: 60_000,
  answer: 60_000,
  thinkNodes: 60_000,
  stop: 60_000,
  quit: 60_000,
};

async function check(behaviour: string, patience: Partial<Patience> = {}, only?: string) {
  const steps: CheckedStep[] = [];
  const well = await checkBot({
    command: `"${process.execPath}" "${BOT}" ${behaviour}`,
    folder: '/',
    host: 'quadrant test',
    games: [raiinet, spaceDefender],
    ...(only === undefined ? {} : { only }),
    patience: { ...PATIENT, ...patience },
    onStep: (step) => steps.push(step),
  });
  return { well, steps, last: steps[steps.length - 1] };
}

test('a program that behaves passes every step, in order', async () => {
  const { well, steps } = await check('polite');
  expect(well).toBe(true);
  expect(steps.map(({ number, title, wrong }) => [number, title, wrong])).toEqual(
    [
      'hello from polite',
      'options',
      'ping',
      'new game of raiinet',
      'new game of space-defender-2',
      'whole game of raiinet',
      'whole game of space-defender-2',
      'stop',
      'two games at once',
      'same moves for the same seed and nodes',
      'unknown fields and messages',
      'quit',
      'end of input',
    ].map((title, i) => [i + 1, title, null]),
  );
});

test('one game alone, if that is asked for', async () => {
  const { well, steps } = await check('talkative', {}, 'raiinet');
  expect(well).toBe(true);
  expect(steps[0].title).toBe('hello from talkative by A. Student');
  expect(steps.map(({ title }) => title)).not.toContain('new game of space-defender-2');
});

test('what was forgiven is told: it may cost a game', async () => {
  const { well, steps } = await check('illegal-once', {}, 'raiinet');
  expect(well).toBe(true);
  const { refused } = steps.find(({ title }) => title === 'whole game of raiinet')!;
  expect(refused).toEqual({ count: 1, last: expect.stringContaining('There is no command "fly"') });
  expect(steps.filter(({ title }) => title === 'ping')[0].refused).toBeNull();
});

const OF_NO_TURN =
  /^its id is \d+, and (no turn is open|the open turn has the id \d+)$|^it is of no open game/;
test.each([
  ['wrong-id', true, OF_NO_TURN, {}],
  [
    'text-id',
    false,
    /^its id is no whole number, and the open turn has the id \d+$/,
    { thinkNodes: 500, stop: 100 },
  ],
])('%s: moves that count for nothing are told', async (behaviour, holds, words, patience) => {
  const { well, steps } = await check(behaviour, patience, 'raiinet');
  expect(well).toBe(holds);
  const { ignored } = steps.find(({ title }) => title === 'whole game of raiinet')!;
  expect(ignored).toEqual({ count: expect.any(Number), last: expect.stringMatching(words) });
  expect(steps.find(({ title }) => title === 'ping')!.ignored).toBeNull();
});

test('every game is a single one and names who sits where', async () => {
  expect((await check('single-by-name', {}, 'raiinet')).well).toBe(true);
});

test('every game ends with scores, also one that is broken off', async () => {
  expect((await check('by-score', {}, 'raiinet')).well).toBe(true);
});

describe('the first step that fails ends it, and shows what went in and out', () => {
  test.each([
    ['silent', 'hello', /no hello/, { hello: 500 }],
    ['other-protocol', 'hello', /speaks "uci"/, {}],
    ['other-games', 'hello', /does not play raiinet; its games: chess/, {}],
    ['double-option', 'options', /declared twice/, {}],
    ['never-pong', 'options', /no pong/, { answer: 500 }],
    ['never-ready', 'new game of raiinet', /not ready/, { answer: 500 }],
    ['illegal-always', 'whole game of raiinet', /refused twice/, {}],
    ['crash', 'whole game of raiinet', /ended with status 3/, {}],
    ['resign', 'whole game of raiinet', /resigned/, {}],
    ['one-game', 'two games at once', /no move/, { thinkNodes: 2000, stop: 100 }],
    ['fickle', 'same moves for the same seed and nodes', /the second time/, {}],
    ['strict', 'unknown fields and messages', /ended with status 1/, {}],
    ['stays-after-quit', 'quit', /did not end/, { quit: 500 }],
    ['outlives-input', 'end of input', /did not end/, { quit: 2000 }],
  ] as const)('%s: %s', async (behaviour, title, words, patience) => {
    const { well, steps, last } = await check(behaviour, patience, 'raiinet');
    expect(well).toBe(false);
    expect(steps.filter(({ wrong }) => wrong !== null)).toHaveLength(1);
    expect(last.title).toMatch(title);
    expect(last.wrong).toMatch(words);
    expect(last.said.length).toBeGreaterThan(0);
  });

  test('a program that answers stop too late', async () => {
    const { last } = await check('no-move', { thinkNodes: 300, stop: 200 }, 'raiinet');
    expect(last).toMatchObject({ title: 'whole game of raiinet', wrong: expect.stringContaining('no move') });
  });
});
