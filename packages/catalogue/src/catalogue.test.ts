import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.js';
import { USUAL } from './entry.js';

test('no game is listed twice', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

describe.each(GAMES)('$title', (entry) => {
  test('is the game that it loads', async () => {
    const { game, program } = await entry.load();
    expect([game.id, game.title, program.game]).toEqual([entry.id, entry.title, entry.id]);
  });

  test('has presets with names of their own, one of them the usual one', () => {
    const ids = entry.presets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(USUAL);
  });

  test('begins with every preset, and with what bots are measured with', async () => {
    const { game } = await entry.load();
    for (const options of [...entry.presets.map((preset) => preset.options), entry.measured]) {
      const given = { ...entry.inMatches, ...options, single: true };
      const read = game.readOptions(game.sides?.join(given, null) ?? given);
      expect(read.ok ? null : read.error.words, JSON.stringify(given)).toBeNull();
      if (read.ok) expect(game.seats(game.begin(read.value, game.defaultSeed))).toBeGreaterThan(0);
    }
  });

  test('has sound texts that its reader takes', async () => {
    const { game } = await entry.load();
    for (const text of entry.sound.options) {
      const read = game.readOptions(JSON.parse(text));
      expect(read.ok ? null : read.error.words, text).toBeNull();
    }
  });

  test('says its aim in one sentence that fits a line', () => {
    expect(entry.sentence).toMatch(/^[A-Z][^.]*\.$/);
    expect(entry.sentence.length).toBeLessThan(60);
  });
});
