import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNet } from '@quadrant/bots/training';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from './train.js';

const files = ['a.json', 'b.json', 'c.ts'].map((name) =>
  join(tmpdir(), `quadrant-train-${process.pid}-${name}`),
);
afterAll(() => {
  for (const file of files) rmSync(file, { force: true });
});

const PATIENCE = 600_000; // other programs may keep the machine busy
const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
function train(...words: string[]): string {
  const { stdout, status } = spawnSync(process.execPath, [BIN, 'train', ...words], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout;
}

describe('quadrant train', () => {
  test(
    'makes the same net again, byte for byte, whoever plays its games, and draws its curve',
    () => {
      const few = ['raiinet', '--steps', '3', '--every', '3', '--pairs', '2', '--measured', '2'];
      const curve = train(...few, '--jobs', '1', '--out', files[0]);
      expect(curve).toMatch(
        /^ {7}3 steps {2}error \d\.\d{3} {2}[# |]{41} \d\.\d{3} of \d+ pairs: (no )?better\nkept: /,
      );
      expect(train(...few, '--jobs', '2', '--out', files[1])).toBe(curve);
      const net = readFileSync(files[0], 'utf8');
      expect(readFileSync(files[1], 'utf8')).toBe(net);
      expect(net.length).toBeLessThanOrEqual(120_000);
      const read = readNet(net);
      if (!read.ok) throw new Error(read.error.words);
      expect(read.value.origin).toMatchObject({
        players: 2,
        seed: 1,
        strength: [{ against: 'greedy', games: 2 }],
        spec: { steps: 3, every: 3, pairs: 2, measured: 2, settings: { players: 2, lambda: 0.9 } },
      });
    },
    PATIENCE,
  );

  test(
    'writes a module when the file is one',
    () => {
      train('raiinet', '--minutes', '0', '--measured', '0', '--jobs', '1', '--out', files[2]);
      expect(readFileSync(files[2], 'utf8')).toMatch(
        /^\/\*\*.*\*\/\nexport const TWO_PLAYERS =\n {2}'\{.*\}';\n$/s,
      );
    },
    PATIENCE,
  );

  test.each([
    [['mirewood'], 'train needs a game that learns: raiinet'],
    [['raiinet', '--steps', '1', '--minutes', '1'], '--minutes and --steps cannot be given together'],
    [['raiinet', '--players', '3'], '--players is one of 2, 4, not "3"'],
    [['raiinet', '--out', '/no/such/folder/net.json'], 'cannot write "/no/such/folder/net.json": '],
    [['raiinet', '--out', tmpdir()], `cannot write "${tmpdir()}": it is not an ordinary file`],
    [['raiinet', '--steps', '0'], '--steps is a whole number from 1 to 10000000, not "0"'],
  ])('refuses %j', async (words, why) => {
    await expect((async () => command.run(words))()).rejects.toThrow(why);
  });
});
