import { expect, test } from 'vitest';
import { randomBot, specOf } from '../../testing/spec.js';
import { openLineup, playChunk } from './chunk.js';
import { pgnOf } from './pgn.js';

const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const TAG = /^\[(\w+) "((?:[^"\\\p{Cc}]|\\["\\])*)"\]$/u;

/** As strict as the standard: tags in its order, each on a line, and the result once more as the only move text. */
function readPgn(text: string): { readonly tags: ReadonlyMap<string, string>; readonly moves: string }[] {
  return text.split(/\n\n(?=\[|$)/).flatMap((game) => {
    if (game === '') return [];
    const [head, moves] = game.split('\n\n');
    const tags = head.split('\n').map((line) => {
      const [, name, value] = TAG.exec(line) ?? [];
      if (name === undefined) throw new Error(`no tag: ${line}`);
      return [name, value.replace(/\\(.)/g, '$1')] as const;
    });
    return { tags: new Map(tags), moves };
  });
}

test('a strict reader of PGN takes the games of a tournament, whatever the names of the bots', async () => {
  const names = ['qu"o\\te', 'tab\there'];
  const spec = specOf(
    names.map((name) => randomBot(name)),
    { rounds: 2 },
  );
  const field = await openLineup(spec, '.');
  const texts: string[] = [];
  for await (const { line } of playChunk(spec, 0, 2, field)) texts.push(pgnOf(spec, line));
  await field.close();
  const games = readPgn(texts.join(''));
  expect(games).toHaveLength(4);
  for (const [i, { tags, moves }] of games.entries()) {
    expect([...tags.keys()].slice(0, ROSTER.length)).toEqual(ROSTER);
    expect(moves).toBe(tags.get('Result'));
    expect(moves).toMatch(/^(?:1-0|0-1|1\/2-1\/2)$/);
    expect(tags.get('White')).toBe(i % 2 === 0 ? 'qu"o\\te' : 'tab here');
  }
});
