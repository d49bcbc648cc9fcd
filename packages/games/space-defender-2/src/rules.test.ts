/** States, setup, and the refusals in their priority. */
import { describe, expect, test } from 'vitest';
import { ArrangedGame } from '../testing/scene.js';
import { game, type Position, shipOf } from './index.js';
import { defaultOptions, type Options } from './options.js';

const PLAY = 'play(5,12,2,2,2,2,2)';

class Run {
  readonly position: Position;
  constructor(options: Partial<Options> = {}) {
    this.position = game.begin({ ...defaultOptions, ...options }, game.defaultSeed);
  }
  /** Gives commands; the words of the last refusal, or the state. */
  give(...texts: string[]): string {
    let words = '';
    for (const text of texts) {
      const parsed = game.grammar.parse(text);
      if (!parsed.ok) throw new Error(parsed.error.words);
      words = game.perform(this.position, game.onMove(this.position), parsed.value, null)?.words ?? '';
    }
    return words || this.position.state;
  }
}

describe('setup', () => {
  test('play leads to the weapon screen', () => expect(new Run().give(PLAY)).toBe('weapon setup'));
  test.each([
    [1, 'armour setup'],
    [2, 'engine setup'],
    [3, 'power setup'],
    [4, 'setup summary'],
    [5, 'in game'],
  ])('setup_next(%i) leads to %s', (n, state) =>
    expect(new Run().give(PLAY, `setup_next(${n})`)).toBe(state),
  );
  test('setup_back leads back, before the first screen to the opening', () => {
    expect(new Run().give(PLAY, 'setup_next(4)', 'setup_back(2)')).toBe('engine setup');
    expect(new Run().give(PLAY, 'setup_next(2)', 'setup_back(3)')).toBe('not started');
  });
  test('selections are kept for the whole run', () => {
    const run = new Run();
    run.give(PLAY, 'setup_select(3)', 'setup_next(1)', 'setup_select(4)', 'abort');
    expect(run.position.selections).toEqual({ weapon: 2, armour: 3, engine: 0, power: 0 });
    run.give(PLAY, 'setup_next(5)', 'abort', PLAY);
    expect(run.position.selections).toEqual({ weapon: 2, armour: 3, engine: 0, power: 0 });
  });
  test('the ship is the sum of weapon, armour and engine', () => {
    expect(shipOf({ weapon: 0, armour: 0, engine: 0, power: 0 })).toMatchObject({
      maxHealth: 70,
      maxEnergy: 70,
      healthRegen: 1,
      energyRegen: 3,
      armour: 1,
      vision: 13,
      move: 10,
      moveCost: 3,
    });
    expect(shipOf({ weapon: 3, armour: 3, engine: 2, power: 0 })).toMatchObject({
      maxHealth: 260,
      maxEnergy: 100,
      healthRegen: 14,
      energyRegen: 3,
      armour: 15,
      vision: 8,
      move: 3,
      moveCost: 13,
    });
  });
  test.each([
    [5, 'C'],
    [6, 'C'],
    [7, 'D'],
    [8, 'D'],
    [9, 'E'],
    [10, 'E'],
  ])('on %i rows the ship starts in row %s', (rows, letter) => {
    const { ship } = new Run({ play: [rows, 10, 1, 1, 1, 1, 1] }).position;
    expect(ship.cell).toBe((letter.charCodeAt(0) - 65) * 30);
  });
  test('a second game starts afresh, on the same stream of random numbers', () => {
    const run = new Run();
    run.give(PLAY, 'setup_next(5)', 'pass', 'pass', 'abort', PLAY, 'setup_next(5)');
    expect(run.position).toMatchObject({ turn: 0, draws: 4, enemies: [], enemiesMade: 0, ending: null });
  });
});

describe('refused in this priority', () => {
  test.each([
    ['play in setup', [PLAY, 'play(5,12,3,2,2,2,2)'], 'Already in setup mode.'],
    [
      'play in game',
      [PLAY, 'setup_next(5)', 'play(5,12,3,2,2,2,2)'],
      'Already in a game. Please abort to start a new one.',
    ],
    ['decreasing thresholds', ['play(5,12,3,2,2,2,2)'], 'Threshold values are not non-decreasing.'],
    ['setup_next outside the setup', ['setup_next(1)'], 'Command can only be used in setup mode.'],
    [
      'setup_back in game',
      [PLAY, 'setup_next(5)', 'setup_back(1)'],
      'Command can only be used in setup mode.',
    ],
    [
      'setup_select outside the setup',
      ['setup_select(5)'],
      'Command can only be used in setup mode (excluding summary in setup).',
    ],
    [
      'setup_select in the summary',
      [PLAY, 'setup_next(4)', 'setup_select(1)'],
      'Command can only be used in setup mode (excluding summary in setup).',
    ],
    ['a fifth armour', [PLAY, 'setup_next(1)', 'setup_select(5)'], 'Menu option selected out of range.'],
    ['a fourth engine', [PLAY, 'setup_next(2)', 'setup_select(4)'], 'Menu option selected out of range.'],
    ['abort at the opening', ['abort'], 'Command can only be used in setup mode or in game.'],
    ['move in setup', [PLAY, 'move(J,30)'], 'Command can only be used in game.'],
    ['pass at the opening', ['pass'], 'Command can only be used in game.'],
    ['fire at the opening', ['fire'], 'Command can only be used in game.'],
    ['special at the opening', ['special'], 'Command can only be used in game.'],
    ['a move outside the board', [PLAY, 'setup_next(5)', 'move(F,1)'], 'Cannot move outside of board.'],
    [
      'a move to the right of the board',
      [PLAY, 'setup_next(5)', 'move(A,13)'],
      'Cannot move outside of board.',
    ],
    ['a move to the own cell', [PLAY, 'setup_next(5)', 'move(C,1)'], 'Already there.'],
    ['a move too far', [PLAY, 'setup_next(5)', 'move(A,10)'], 'Out of movement range.'],
  ])('%s', (_, commands, words) => expect(new Run().give(...commands)).toBe(words));

  const row = (text: string) => ['____________', '____________', text, '____________', '____________'];
  test('a move that costs more energy than there is after regenerating', () => {
    const scene = new ArrangedGame(row('S___________'));
    scene.position.ship.energy = 2;
    expect(scene.give('move(C,3)')?.words).toBe('Not enough resources to move.');
    scene.position.ship.energy = 3;
    expect(scene.give('move(C,3)')).toBeNull(); // exactly enough
    expect(scene.position.ship.energy).toBe(0);
  });
  test('fire without the cost', () => {
    const scene = new ArrangedGame(row('S___________'));
    scene.position.ship.energy = 1;
    expect(scene.give('fire')?.words).toBe('Not enough resources to fire.');
    scene.position.ship.energy = 2;
    expect(scene.give('fire')).toBeNull();
  });
  test('special without the cost, never for Overcharge', () => {
    const scene = new ArrangedGame(row('S___________'));
    scene.position.ship.energy = 46;
    expect(scene.give('special')?.words).toBe('Not enough resources to use special.');
    scene.position.ship.energy = 47;
    expect(scene.give('special')).toBeNull();
    const overcharge = new ArrangedGame(row('S___________'), { power: 3 });
    overcharge.position.ship.energy = 0;
    expect(overcharge.give('special')).toBeNull();
  });
});

describe('outcome', () => {
  test('none while a game is on; left or lost afterwards, with its score', () => {
    const run = new Run();
    run.give(PLAY, 'setup_next(5)');
    expect(game.outcome(run.position)).toBeNull();
    run.give('abort');
    expect(game.outcome(run.position)).toMatchObject({ result: 'aborted', scores: [0] });
    const scene = new ArrangedGame(['__________', '__________', 'S_G_______', '__________', '__________']);
    scene.play('move(C,3)');
    expect(game.outcome(scene.position)).toMatchObject({ result: 'lost', scores: [2] });
  });
});
