import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
function simulate(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, 'simulate', ...words], {
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, status };
}

test('a line for each game, the same for the same seed; fewer games are the first of more', () => {
  const words = ['raiinet', '--seed', '4', '--format', 'jsonl', '--games'];
  const { out, status } = simulate(...words, '4');
  expect(status).toBe(0);
  const games = out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(games.map(({ number, termination }) => [number, termination])).toEqual(
    [0, 1, 2, 3].map((n) => [n, 'normal']),
  );
  const few = simulate(...words, '2').out;
  expect(out.startsWith(few)).toBe(true);
  expect(few.split('\n')).toHaveLength(3);
}, 60_000);

test('an option takes each value in turn', () => {
  const words = ['space-defender-2', '--vary', 'weapon=1..2', '--games', '2'];
  const { out, status } = simulate(...words);
  expect(status).toBe(0);
  expect(out.match(/^2 games, weapon [12]$/gm)).toHaveLength(2);
  expect(out.match(/mean score: -?\d+\.\d\d; mean length: \d+\.\d commands/g)).toHaveLength(2);
  const csv = simulate(...words, '--format', 'csv').out.split('\n');
  expect(csv[0]).toBe('option,value,game,result,winner,scores,plies,termination');
  expect(csv.slice(1, -1).map((row) => row.split(',').slice(0, 3).join())).toEqual([
    'weapon,1,0',
    'weapon,1,1',
    'weapon,2,0',
    'weapon,2,1',
  ]);
}, 60_000);

test.each([
  [['raiinet', '--bots', 'random'], 'RAIInet needs 2 of --bots'],
  [['raiinet', '--vary', 'weapon=1..5'], '--vary weapon=1..5: '],
  [['space-defender-2', '--vary', 'weapon=1..99'], '--vary weapon=1..99: '],
  [['raiinet', '--vary', 'draw=5..1'], '--vary is of the form weapon=1..5'],
  [['raiinet', '--format', 'cvs'], 'did you mean csv?'],
  [['raiinet', '--bots', 'random,gredy'], 'has no bot "gredy"'],
])('%j is refused with what would be right', (words, message) => {
  const { out, err, status } = simulate(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});
