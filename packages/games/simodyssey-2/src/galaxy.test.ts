import { stream } from '@quadrant/kernel';
import { runProgram } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { type DrewFor, makeProgram, makeSimOdyssey2, standard, type Tables } from './index.js';

const wide: Tables = { ...standard, rows: 7, columns: 9 };
const game = makeSimOdyssey2(wide);

describe('a galaxy of 7 x 9 sectors', () => {
  test('begins with the explorer at (1,1), the black hole at (3,3) and ten stationaries', () => {
    const position = game.begin({ mission: 'play', single: false }, 900);
    const view = game.view(position, 0);
    expect(view.sectors).toHaveLength(63);
    expect(view.sectors[0][0]).toBe('E');
    expect(view.sectors[2 * 9 + 2]).toBe('O---');
    expect(position.stationaries).toHaveLength(11);
  });

  test('rows are drawn from 7 and columns from 9', () => {
    const position = game.begin({ mission: null, single: false }, 900);
    const draws: DrewFor[] = [];
    game.perform(position, game.onMove(position), game.grammar.intern('play'), (fact) => {
      if (fact.kind === 'drew') draws.push(fact);
    });
    expect(draws.filter((d) => d.purpose === 'how many')).toHaveLength(62);
    for (const d of draws) {
      if (d.purpose === 'stationary row') expect([d.low, d.high]).toEqual([1, 7]);
      if (d.purpose === 'stationary column') expect([d.low, d.high]).toEqual([1, 9]);
    }
  });

  test('wraps at its own edges', () => {
    const position = game.begin({ mission: 'test', thresholds: [1, 1, 1, 1, 1], single: false }, 900);
    const places: unknown[] = [];
    const listen = (fact: { kind: string }) => {
      if (fact.kind === 'moved') places.push((fact as unknown as { to: unknown[] }).to.slice(0, 2));
    };
    game.perform(position, game.onMove(position), game.grammar.intern('move', 'NW'), listen);
    game.perform(position, game.onMove(position), game.grammar.intern('move', 'E'), listen);
    expect(places).toEqual([
      [7, 9],
      [7, 1],
    ]);
  });

  test('is played to many ends', () => {
    const rng = stream(7, 'wide');
    const commands: ReturnType<typeof game.grammar.enumerate>[number][] = [];
    const results = new Set<string>();
    for (let seed = 1; seed <= 600; seed++) {
      const position = game.begin({ mission: 'play', single: false }, seed);
      for (let turn = 0; turn < 200 && position.inMission; turn++) {
        game.legal(position, 0, commands);
        game.perform(position, game.onMove(position), commands[rng.below(commands.length)], null);
        expect(position.board).toHaveLength(63 * 4);
      }
      results.add(game.outcome(position)?.result ?? 'flying');
    }
    expect([...results].sort()).toEqual(['aborted', 'lost', 'won']);
  });

  test('prints nine columns and seven pairs of lines', () => {
    const { out } = runProgram(makeProgram(wide), [], 'play\n');
    const lines = out.split('\n').slice(5, -1);
    expect(lines).toHaveLength(14);
    expect(lines[12]).toBe('    (7:1)  (7:2)  (7:3)  (7:4)  (7:5)  (7:6)  (7:7)  (7:8)  (7:9)  ');
    for (const line of lines) expect(line).toHaveLength(4 + 9 * 7);
  });
});

describe('tables that make no galaxy', () => {
  const cases: [string, Partial<Tables>][] = [
    ['the letter "P" is taken twice', { explorer: { ...standard.explorer, letter: 'P' } }],
    ['the letter "-" is taken twice', { blackHole: { ...standard.blackHole, letter: '-' } }],
    ['"WW" is not one letter', { blackHole: { ...standard.blackHole, letter: 'WW' } }],
    ['1 x 5 sectors are too few', { rows: 1 }],
    ['lies outside', { rows: 2 }],
    ['starts in the black hole', { explorerAt: [3, 3] }],
    ['3 quadrants have no room', { quadrants: 3 }],
    ['31 quadrants are too many', { quadrants: 31 }],
    ['no room for 24 stationaries', { scatteredCount: 24 }],
  ];
  test.each(cases)('%s', (words, change) => {
    expect(() => makeSimOdyssey2({ ...standard, ...change })).toThrow(words);
  });
});
