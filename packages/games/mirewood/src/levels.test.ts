import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game, levels } from './index.js';

const FOLDER = new URL('../levels/', import.meta.url);

/** A way to win each level; found by playing. */
const WINS: Readonly<Record<string, string>> = {
  classic: 'wwsddsiffwwddsddss',
  'sunken-path': 'dddssswdfdddddssddddwwd',
  'archers-row': 'ssddddsssdddwddsdfdd',
  'powder-store': 'dddddsffsdfdsddddsd',
  'sour-pools': 'ddsdssddddddsdfddd',
  'wisp-lights': 'ssddssaddfddsdddddwdds',
  'two-lanterns': 'swswdwdddwddddddfddldffffdddfddddddw',
  'through-the-mire':
    'ssdddfdddsddddwsssdwfwddwddsddsddfdddwsdkffdsddssdwfwdfdddwwwdddsdwsssswdwsdfdsddwdwsdsddd',
};

describe('the levels that ship with the game', () => {
  test('lie in levels/ as the same texts', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(levels.map(({ id }) => `${id}.map`).sort());
    for (const { id, text } of levels) expect(readFileSync(new URL(`${id}.map`, FOLDER), 'utf8')).toBe(text);
  });

  test('are a handful, with a campaign of at least three', () => {
    const lengths = levels.map(({ id }) => game.begin({ shipped: id }, 1).levels);
    expect(lengths.filter((length) => length === 1).length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3);
  });

  test.each(levels)('$title can be won', ({ id, text, players }) => {
    expect(game.readOptions({ level: text }).ok).toBe(true);
    const position = game.begin({ shipped: id }, game.defaultSeed);
    expect(position.players).toBe(players);
    for (const key of WINS[id])
      expect(game.perform(position, game.onMove(position), game.grammar.intern(key), null)).toBeNull();
    expect(position.result).toBe('won');
  });

  test.each(levels)('$title is named as in its file', ({ title, text, id }) => {
    if (game.begin({ shipped: id }, 1).levels === 1) expect(text).toContain(`name: ${title}\n`);
  });
});
