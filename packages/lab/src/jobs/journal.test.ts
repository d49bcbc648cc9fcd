/** What is left of a tournament after hands were at its folder. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { randomBot, specOf } from '../../testing/spec.js';
import { openLineup, type PairLine, playChunk } from './chunk.js';
import { TournamentFolder } from './folder.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-journal-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const SPEC = specOf(
  ['a', 'b', 'c'].map((name) => randomBot(name)),
  { rounds: 2, maxMoves: 400 },
);
const played = new TournamentFolder(join(HOME, 'played'));
played.begin(SPEC);
const field = await openLineup(SPEC, HOME);
for await (const line of playChunk(SPEC, 0, 2, field)) played.keep(line);
await field.close();
const [first, second] = readFileSync(played.file('games.jsonl'), 'utf8').split('\n');

describe('a journal that a clumsy hand was at', () => {
  const folder = new TournamentFolder(join(HOME, 'clumsy'));
  folder.begin(SPEC);
  const line = JSON.parse(second) as PairLine;
  const inLine = (part: object) => JSON.stringify({ ...line, ...part });
  const inGame = (part: object) => inLine({ games: line.games.map((game) => ({ ...game, ...part })) });

  test.each([
    ['no line at all', '{}'],
    ['no JSON', 'hello'],
    ['nothing', 'null'],
    ['a pair that there is not', inLine({ pair: 77 })],
    ['a pair before the first', inLine({ pair: -1 })],
    ['the bots of another tournament', inLine({ bots: ['somebody', 'else'] })],
    ['other scores than its games have', inLine({ scores: [7, 7] })],
    ['a game too few', inLine({ games: line.games.slice(1) })],
    ['other seats', inGame({ seats: ['somebody', 'else'] })],
    ['a winner in no seat', inGame({ winner: 5 })],
    ['an end that there is not', inGame({ termination: 'bored' })],
    ['a fault of nobody', inGame({ faults: [{ seat: 9, termination: 'crashed' }] })],
    ['no length', inGame({ plies: null })],
  ])('%s is refused by its number', (_, spoilt) => {
    folder.write('games.jsonl', `${first}\n${spoilt}\n`);
    expect(folder.readJournal(SPEC)).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining('line 2') },
    });
  });

  test('what means the same is taken, and told in the one way', () => {
    const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(second)).reverse()));
    folder.write('games.jsonl', `${first}\n${second}\n`);
    const whole = folder.readJournal(SPEC);
    folder.write('games.jsonl', `\n${turned}\r\n\n${first}\n${first}\n${second.slice(0, 40)}`);
    const read = folder.readJournal(SPEC);
    if (!read.ok || !whole.ok) throw new Error('not read');
    const texts = [whole.value, read.value].map((each) =>
      [...each.values()].map((pair) => JSON.stringify(pair.line)).sort(),
    );
    expect(texts[1]).toEqual(texts[0]);
  });
});
