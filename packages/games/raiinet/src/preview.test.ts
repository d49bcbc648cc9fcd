import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import type { RaiinetCommand } from './commands.js';
import { game } from './game.js';
import { squareAt } from './geometry.js';
import { clone, type Position } from './position.js';
import { preview } from './preview.js';
import { mayTakeBack } from './rules/knowledge.js';

function start(options: object = {}): Position {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, 1);
}

function give(position: Position, line: string): void {
  const parsed = game.grammar.parse(line);
  if (!parsed.ok || game.perform(position, game.onMove(position), parsed.value, null)) throw new Error(line);
}

function choices(position: Position) {
  const out: RaiinetCommand[] = [];
  game.legal(position, position.turn, out);
  return preview(game.view(position, position.turn), out);
}

const named = (position: Position, line: string) =>
  choices(position).find((c) => game.grammar.print(c.command) === line);

describe('choices', () => {
  test('a move points at the square where it ends', () => {
    expect(named(start(), 'move a down')).toMatchObject({
      link: 'a',
      card: null,
      place: [1, 0],
      leaves: false,
    });
  });

  test('a move over the edge points one step beyond the board', () => {
    const p = start({ hands: ['LLFDS', 'LFDSP'] });
    for (const line of ['move h down', 'move A up', 'move h down', 'move A up', 'move h down', 'move A left'])
      if (line !== 'move A left') give(p, line);
    give(p, 'move B up');
    for (const line of ['move h down', 'move C up', 'move h down', 'move B up', 'move h down', 'move C up'])
      give(p, line);
    give(p, 'move h down');
    give(p, 'move D up');
    const over = choices(p).filter((c) => c.leaves);
    expect(over.map((c) => [c.link, c.place])).toEqual([['h', [8, 7]]]);
  });

  test('cards point at links, squares, steps and pairs', () => {
    const p = start({ hands: ['LFHND', 'LFDSP'] });
    expect(named(p, 'ability 1 c')).toMatchObject({ card: 1, ability: 'L', link: 'c', place: [0, 2] });
    expect(named(p, 'ability 2 3 4')).toMatchObject({ card: 2, ability: 'F', link: null, place: [3, 4] });
    expect(named(p, 'ability 3 A up')).toMatchObject({ link: 'A', direction: 'up', place: [6, 0] });
    expect(named(p, 'ability 4 a b swap')).toMatchObject({ link: 'a', other: 'b', option: 'swap' });
  });

  test('every legal command of random games has a place on or beside the board', () => {
    const rng = stream(3, 'choices');
    for (const players of [2, 4] as const) {
      const p = start({ players, hands: Array(players).fill('HNFLJ') });
      for (let i = 0; i < 150 && p.end === null; i++) {
        const all = choices(p);
        for (const c of all) expect(squareAt(players, c.place[0], c.place[1]) >= 0).toBe(!c.leaves);
        game.perform(p, game.onMove(p), all[rng.below(all.length)].command, null);
      }
    }
  });
});

describe('taking back', () => {
  test.each([
    ['ability 1 a', true],
    ['ability 2 3 3', true],
    ['ability 5 A', true],
    ['ability 3 A', false],
    ['ability 4 A', false],
    ['move a down', true],
  ])('%s: %s', (line, allowed) => {
    const before = start();
    const after = clone(before);
    give(after, line);
    expect(mayTakeBack(before, after)).toBe(allowed);
  });
});
