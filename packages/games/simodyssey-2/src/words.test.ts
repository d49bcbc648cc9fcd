import { expect, test } from 'vitest';
import { causeIn, game, makeWords, odds, type SeenFact, usualThresholds } from './index.js';
import { words as english } from './words/en.js';

const { describe: describeEntity, describeHere, legend, say } = makeWords(english);

test('every kind of fact is one sentence', () => {
  const facts: [SeenFact, string][] = [
    [
      { kind: 'drew', who: 'Malevolent', purpose: 'direction', low: 1, high: 8, value: 3 },
      'Drew 3 of 1 to 8 for Malevolent: direction.',
    ],
    [
      { kind: 'drew', who: 'Galaxy', purpose: 'how many', low: 1, high: 3, value: 2 },
      'Drew 2 of 1 to 3 for the galaxy: how many.',
    ],
    [{ kind: 'began', mode: 'play', thresholds: [3, 5, 7, 15, 30] }, 'A mission begins.'],
    [
      { kind: 'began', mode: 'test', thresholds: [3, 5, 7, 15, 30] },
      'A test mission begins with thresholds 3, 5, 7, 15, 30.',
    ],
    [{ kind: 'aborted' }, 'The mission is aborted.'],
    [{ kind: 'toggled', rngShown: true }, 'Random numbers are shown.'],
    [{ kind: 'toggled', rngShown: false }, 'Random numbers are hidden.'],
    [
      { kind: 'reported', at: [1, 2, 3], landed: true, life: 1, fuel: 2 },
      'Explorer is landed at 1:2, quadrant 3: 1 life unit, 2 fuel units.',
    ],
    [
      { kind: 'landed', at: [1, 2, 3], planet: 4, life: false },
      'Explorer lands in sector 1:2 and finds no life.',
    ],
    [
      { kind: 'landed', at: [1, 2, 3], planet: 4, life: true },
      'Explorer lands in sector 1:2 and finds life!',
    ],
    [{ kind: 'lifted', at: [1, 2, 3] }, 'Explorer lifts off in sector 1:2.'],
    [{ kind: 'refuelled', at: [1, 2, 3], gained: 2 }, 'The star in sector 1:2 gives Explorer 2 fuel units.'],
    [
      {
        kind: 'moved',
        id: 0,
        letter: 'E',
        name: 'Explorer',
        from: [1, 1, 1],
        to: [4, 5, 2],
        way: 'wormhole',
      },
      'Explorer travels by wormhole from sector 1:1 to 4:5, quadrant 2.',
    ],
    [
      { kind: 'moved', id: 9, letter: 'A', name: 'Asteroid', from: [1, 1, 1], to: [1, 1, 1], way: 'blocked' },
      'Asteroid 9 stays in sector 1:1: its way is full.',
    ],
    [
      { kind: 'attached', id: 8, letter: 'P', name: 'Planet', at: [2, 2, 1], supportsLife: true },
      'Planet 8 attaches to the star in sector 2:2 and supports life.',
    ],
    [
      { kind: 'reproduced', id: 5, letter: 'B', name: 'Benign', child: 12, at: [2, 2, 1] },
      'Benign 5 reproduces: Benign 12 is at 2:2, quadrant 1.',
    ],
    [
      {
        kind: 'destroyed',
        id: 5,
        letter: 'B',
        name: 'Benign',
        victim: 7,
        victimLetter: 'M',
        victimName: 'Malevolent',
        at: [2, 2, 1],
      },
      'Benign 5 destroys Malevolent 7 in sector 2:2.',
    ],
    [
      { kind: 'attacked', id: 7, letter: 'M', name: 'Malevolent', at: [2, 2, 1], lifeLeft: 1 },
      'Malevolent 7 attacks Explorer in sector 2:2: 1 life unit left.',
    ],
  ];
  for (const [fact, words] of facts) expect(say(fact)).toBe(words);
});

test('deaths read as they happened', () => {
  const said: string[] = [];
  for (let seed = 1; seed <= 5; seed++) {
    const position = game.begin({ mission: 'test', thresholds: [15, 30, 60, 90, 101], single: false }, seed);
    for (let i = 0; i < 12; i++)
      game.perform(position, game.onMove(position), game.grammar.intern('pass'), (fact) => {
        const known = game.seen(fact, position, 0);
        if (known?.kind === 'died') said.push(say(known) as string);
      });
  }
  expect(said.some((s) => /^Malevolent \d+ is destroyed by benign \d+ in sector \d:\d\.$/.test(s))).toBe(
    true,
  );
  expect(said.some((s) => /^Asteroid \d+ is imploded by janitaur \d+ in sector \d:\d\.$/.test(s))).toBe(true);
  expect(said.some((s) => /^\w+ \d+ is devoured by blackhole in sector 3:3\.$/.test(s))).toBe(true);
});

test('the legend knows every letter of the board', () => {
  expect([...legend.keys()].join('')).toBe('EAJMBPOY*W');
  for (const { name, words } of legend.values()) expect(`${name} ${words}`).toMatch(/^\w.*\.$/);
});

test('an entity of a test mission in one line', () => {
  const { entities } = game.view(
    game.begin({ mission: 'test', thresholds: [...usualThresholds], single: false }, 900),
    0,
  );
  const lines = (entities ?? []).map(describeEntity);
  expect(lines[5]).toBe('Yellow dwarf -6 at 3:1, quadrant 2, luminosity 2');
  expect(lines[11]).toBe('Explorer at 1:1, quadrant 1, fuel 3');
  expect(lines[12]).toBe('Planet 1 at 1:3, quadrant 1, adrift, acts after 2 turns');
  expect(lines[16]).toBe(
    'Malevolent 5 at 3:1, quadrant 1, fuel 3, reproduces after 1 action, acts after 1 turn',
  );
  expect(describeHere(entities[12])).toBe('Planet 1, adrift, acts after 2 turns');
});

test('the odds of thresholds', () => {
  expect(odds([3, 5, 7, 15, 30]).map((o) => [o.letter, o.percent])).toEqual([
    ['A', 2],
    ['J', 2],
    ['M', 2],
    ['B', 8],
    ['P', 15],
    ['-', 71],
  ]);
  expect(odds([1, 1, 1, 1, 1]).map((o) => o.percent)).toEqual([0, 0, 0, 0, 0, 100]);
  expect(odds([101, 101, 101, 101, 101])[0]).toEqual({
    letter: 'A',
    name: 'Asteroid',
    percent: 100,
    expected: 48,
  });
});

test('the odds come true', () => {
  const thresholds = [10, 25, 45, 70, 90];
  const counts = new Map<string, number>();
  const missions = 2000;
  for (let seed = 1; seed <= missions; seed++) {
    const { entities } = game.view(game.begin({ mission: 'test', thresholds, single: false }, seed * 997), 0);
    for (const { letter } of entities ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  for (const { letter, expected } of odds(thresholds)) {
    if (letter === '-') continue;
    const mean = (counts.get(letter) ?? 0) / missions;
    expect(Math.abs(mean - expected)).toBeLessThan(0.05 * expected);
  }
});

test.each(['destroyed by asteroid', 'imploded by janitaur', 'destroyed by benign', 'devoured by blackhole'])(
  'that one was %s is told as people would',
  (cause) => expect(causeIn(english, cause)).toMatch(/ by (an?|the) /),
);
