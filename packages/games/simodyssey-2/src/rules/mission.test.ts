import { describe, expect, test } from 'vitest';
import { makeGalaxy } from '../galaxy.js';
import { type DrewFor, type Fact, game, standard } from '../index.js';
import { beginRun } from '../position.js';
import { Turn } from './turn.js';

describe('the generator', () => {
  test('hands out the published values, from 900 and without the seed itself', () => {
    const position = beginRun(25, 4, 900);
    const turn = new Turn(makeGalaxy(standard), position, null);
    const states: number[] = [];
    for (let i = 0; i < 1000; i++) {
      states.push(position.random);
      turn.draw(null, 'test', 1, 6);
    }
    expect(states.slice(0, 10)).toEqual([
      15126300, 824653754, 96185740, 1686029636, 1053370087, 135866341, 730476426, 2100765530, 787622383,
      480190973,
    ]);
    expect(states[999]).toBe(1944871954);
    expect(position.draws).toBe(1000);
  });

  test('a draw is the state modulo the size of the range', () => {
    const position = beginRun(25, 4, 900);
    const turn = new Turn(makeGalaxy(standard), position, null);
    expect(turn.draw(null, 'test', 1, 100)).toBe((15126300 % 100) + 1);
    expect(turn.draw(null, 'test', 0, 2)).toBe(824653754 % 3);
  });
});

/** The draws of one command on a position. */
function drawsOf(
  position: ReturnType<typeof game.begin>,
  command: Parameters<typeof game.perform>[2],
): DrewFor[] {
  const draws: DrewFor[] = [];
  game.perform(position, game.onMove(position), command, (fact: Fact) => {
    if (fact.kind === 'drew') draws.push(fact);
  });
  return draws;
}

describe('the beginning of a mission', () => {
  const play = game.grammar.intern('play');

  test('play is test(3,5,7,15,30) in mode play', () => {
    const a = game.begin({ mission: 'play', single: false }, 77);
    const b = game.begin({ mission: 'test', thresholds: [3, 5, 7, 15, 30], single: false }, 77);
    expect({ ...a, mode: 'test' }).toEqual(b);
    const c = game.begin({ mission: null, single: false }, 77);
    game.perform(c, game.onMove(c), play, null);
    expect(c).toEqual(a);
  });

  test('the explorer is in (1,1), the black hole in (3,3), both in quadrant 1, and nothing else is there', () => {
    const view = game.view(game.begin({ mission: 'play', single: false }, 5), 0);
    expect(view.sectors[0][0]).toBe('E');
    expect(view.sectors[12]).toBe('O---');
  });

  test('every sector but the black hole’s draws how many, then the kinds, each with its turns_left', () => {
    const position = game.begin({ mission: null, single: false }, 900);
    const draws = drawsOf(position, game.grammar.intern('test', 10, 20, 30, 40, 101));
    const howMany = draws.filter((d) => d.purpose === 'how many');
    expect(howMany).toHaveLength(24);
    const kinds = draws.filter((d) => d.purpose === 'which kind');
    expect(kinds).toHaveLength(howMany.reduce((sum, d) => sum + d.value, 0));
    for (const [i, draw] of draws.entries())
      if (draw.purpose === 'which kind') {
        const letter = 'AJMBP'[[10, 20, 30, 40, 101].findIndex((t) => draw.value < t)];
        expect(draws[i + 1]).toMatchObject({ purpose: 'turns left', who: letter });
      }
  });

  test('nothing created, no draw for turns_left', () => {
    const position = game.begin({ mission: null, single: false }, 900);
    const draws = drawsOf(position, game.grammar.intern('test', 1, 1, 1, 1, 1));
    expect(draws.some((d) => d.purpose === 'turns left')).toBe(false);
    expect(position.movables).toHaveLength(1);
  });

  test('ten stationaries, one a sector at most; a sector that has one costs two draws', () => {
    const position = game.begin({ mission: null, single: false }, 900);
    const draws = drawsOf(position, play);
    expect(position.stationaries).toHaveLength(11);
    expect(position.fixtures.filter((id) => id !== 0)).toHaveLength(11);
    const rows = draws.filter((d) => d.purpose === 'stationary row').length;
    const columns = draws.filter((d) => d.purpose === 'stationary column').length;
    expect(rows).toBe(columns);
    expect(rows).toBeGreaterThan(10);
    expect(draws.filter((d) => d.purpose === 'stationary kind')).toHaveLength(10);
  });

  test('ids start again in each mission, and the generator does not', () => {
    const position = game.begin({ mission: 'play', single: false }, 900);
    const { random } = position;
    game.perform(position, game.onMove(position), game.grammar.intern('abort'), null);
    expect(position.random).toBe(random);
    game.perform(position, game.onMove(position), play, null);
    expect(position.movables[0].id).toBe(0);
    expect(position.movables[1].id).toBe(1);
    expect(position.random).not.toBe(random);
  });
});
