/** Names, marks and labels of Mirewood's screen, over games that are played. */
import { game, levels } from '@quadrant/mirewood';
import { words } from '@quadrant/mirewood/words/en';
import { describe, expect, test } from 'vitest';
import { loadShell } from '../../words/shell.js';
import { boardOf, marksOf } from './board.js';
import { labelOf, startOf, USUAL } from './start.js';
import { texts } from './texts/en.js';
import { speak } from './texts.js';

await loadShell('en');
speak(texts, words);

const KEYS = 'dsfdwhsdaesdkfdl.sdd';

describe('the board', () => {
  test.each(levels)(
    'of $title marks facts on its squares, and every action but waiting is a picture',
    ({ id }) => {
      const position = game.begin({ shipped: id }, 1);
      for (const key of KEYS.repeat(3)) {
        const { level } = position;
        game.perform(position, game.onMove(position), game.grammar.intern(key), (fact) => {
          const view = game.view(position, 0);
          const keys = new Set(boardOf(view).cells.map((cell) => cell?.key));
          const marks = marksOf(fact, view);
          if (position.level === level)
            for (const { at, from } of marks) {
              expect(keys).toContain(at);
              if (from !== undefined) expect(keys).toContain(from);
            }
          if (fact.kind === 'acted') expect(marks.length > 0).toBe(fact.action !== 'DoNothing');
        });
      }
    },
  );

  test('names every square once, and draws the same look as the same object', () => {
    const position = game.begin({ shipped: 'sour-pools' }, 1);
    const [before, after] = [0, 1].map(() => boardOf(game.view(position, 0)));
    expect(new Set(before.cells.map((cell) => cell!.name)).size).toBe(before.cells.length);
    before.cells.forEach((cell, i) => {
      expect(cell!.body).toBe(after.cells[i]!.body);
    });
  });
});

describe('what is chosen', () => {
  test('is a level that ships with the game, with its own seed', () => {
    expect(startOf(USUAL)).toEqual({ options: { shipped: 'classic' }, seed: 11, commands: [] });
  });

  test('is the level file with another seed when that is changed', () => {
    const { options, seed } = startOf({ ...USUAL, seed: 12 });
    expect(seed).toBe(12);
    expect(options).toEqual({ level: levels[0].text.replace('seed: 11', 'seed: 12') });
  });

  test('has a label', () => {
    expect(labelOf({ shipped: 'classic' })).toBe('The Old Gate');
    expect(labelOf({ generate: '9x5', difficulty: 5, players: 2 })).toBe('nightmare, 9x5, two players');
    expect(labelOf({ level: 'name: Mine\nmap:\nXXX\nXPX\nXXX\nend\n' })).toBe('Mine');
    expect(labelOf({ level: 'map:\nXXX\nXPX\nXXX\nend\n' })).toBe('own level');
  });
});
