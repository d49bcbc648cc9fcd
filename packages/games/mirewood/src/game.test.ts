import { describe, expect, test } from 'vitest';
import { game } from './index.js';

describe('a game of Mirewood', () => {
  test('with no options at all is the classic level', () => {
    expect(game.readOptions(undefined)).toEqual({ ok: true, value: { shipped: 'classic', single: false } });
    expect(game.readOptions({})).toEqual({ ok: true, value: { shipped: 'classic', single: false } });
  });

  test.each([
    ['no object', 7],
    ['a list', []],
    ['two ways at once', { level: '', shipped: 'classic' }],
    ['no way', { difficulty: 3 }],
    ['an unknown option', { shipped: 'classic', seed: 3 }],
    ['an unknown level', { shipped: 'nowhere' }],
    ['a level that is no text', { level: 4 }],
    ['a bad size', { generate: '4x3' }],
    ['no size', { generate: 12 }],
    ['a bad difficulty', { generate: '12x6', difficulty: 6 }],
    ['half a player', { generate: '12x6', players: 1.5 }],
  ])('refuses options: %s', (_, options) => {
    expect(game.readOptions(options).ok).toBe(false);
  });

  test('refuses a level file in the words of the level format', () => {
    const read = game.readOptions({ level: 'map:\nXXX\nX.X\nXXX\nend\n' });
    expect(read).toEqual({ ok: false, error: { code: 'bad-level', words: 'line 5: no player P' } });
  });

  test('takes seeds from 0 to 2147483647', () => {
    expect(game.checkSeed(0)).toBeNull();
    expect(game.checkSeed(2147483647)).toBeNull();
    for (const seed of [-1, 0.5, 2147483648, Number.NaN]) expect(game.checkSeed(seed)?.code).toBe('bad-seed');
  });

  test("a level's own seed wins over the game's", () => {
    const level = 'seed: 2024\nmap:\nXXX\nXPX\nXXX\nend\n';
    expect(game.begin({ level }, 5).rng).toBe(1505496972);
    expect(game.begin({ level: level.slice(level.indexOf('\n') + 1) }, 2024).rng).toBe(1505496972);
  });

  test('a game that is over refuses everything and lists nothing', () => {
    const position = game.begin({ level: 'map:\nXXXX\nXPGX\nXXXX\nend\n' }, 1);
    const press = (key: string) => game.perform(position, 0, game.grammar.intern(key), null);
    expect(press('d')).toBeNull();
    expect(game.outcome(position)).toMatchObject({ result: 'won', winner: 0, scores: [0] });
    expect(press('d')?.code).toBe('over');
    expect(press('v')?.code).toBe('over');
  });

  test('throwing without bombs is refused, takes no turn and is not listed', () => {
    const position = game.begin({ shipped: 'classic' }, 1);
    const before = structuredClone(position);
    expect(game.perform(position, game.onMove(position), game.grammar.intern('e'), null)).toEqual({
      code: 'no-bombs',
      words: 'no bombs',
    });
    expect(position).toEqual(before);
  });

  test('a listener may play on with a clone while a command is performed', () => {
    const options = { generate: '20x10', difficulty: 5, players: 1 };
    const [alone, watched] = [game.begin(options, 3), game.begin(options, 3)];
    const wait = game.grammar.intern('.');
    for (let turn = 0; turn < 15; turn++) {
      game.perform(alone, game.onMove(alone), wait, null);
      game.perform(watched, game.onMove(watched), wait, (fact) => {
        if (fact.kind === 'acted') game.perform(game.clone(alone), 0, wait, null);
      });
      expect(watched).toEqual(alone);
    }
  });
});
