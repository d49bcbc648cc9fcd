import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
function match(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, 'match', ...words], {
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, status };
}

test('a short match names who won, and is the same for the same seed', () => {
  const once = match('raiinet', '--bots', 'random,random', '--games', '20', '--seed', '5');
  expect(once).toMatchObject({ err: '', status: 0 });
  expect(once.out).toMatch(/^random against random: \d+ won, \d+ lost, \d+ drawn of 20: 0\.\d{3}\n$/);
  expect(match('raiinet', '--bots', 'random,random', '--games', '20', '--seed', '5')).toEqual(once);
});

test.each([
  [['mirewood'], 'match needs a game with bots: raiinet'],
  [['raiinet', '--bots', 'greedy'], '--bots is two of greedy, random'],
  [['raiinet', '--games', '0'], '--games is a whole number from 1'],
  [['raiinet', '--game', '3'], 'match has no option "--game"; did you mean --games?'],
])('%j is refused with what would be right', (words, message) => {
  const { out, err, status } = match(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});
