import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const session = new CommandSession();
afterAll(() => session.close());
const sprt = (...words: string[]) => session.run('sprt', ...words);
const KNOWN = ['379', '10170', '21828', '10640', '343'];

const DOCS = readFileSync(new URL('../../../../docs/cli.md', import.meta.url), 'utf8');

test('a known match, as the docs show it', async () => {
  const words = [...KNOWN, '--elo0', '0', '--elo1', '2', '--model', 'normalized'];
  const { out, err, status } = await sprt(...words);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toContain('LLR 2.94598 (-2.94444, 2.94444), normalized: elo1 is accepted');
  expect(DOCS).toContain(`$ quadrant sprt ${words.join(' ')}\n${out}`);
});

test('the same as JSON', async () => {
  const { out, status } = await sprt(...KNOWN, '--elo1', '2', '--format', 'json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ pairs: 43360, verdict: 'elo1', sprt: { model: 'normalized' } });
});

test.each([
  [['1', '2'], 'sprt needs 5 counts of pairs, not 2'],
  [['1', '2', '3', '4', 'x'], 'a count of pairs is a whole number, not "x"'],
  [['0', '0', '0', '0', '0'], 'sprt needs at least one pair'],
  [['1', '2', '3', '4', '5', '--elo0', '3', '--elo1', '3'], '--elo0 is below --elo1'],
  [['1', '2', '3', '4', '5', '--elo1', '1e3'], '--elo1 is a number from -2000 to 2000, not "1e3"'],
  [['1', '2', '3', '4', '5', '--model', 'normalised'], 'did you mean normalized?'],
])('%j is refused with what would be right', async (words, message) => {
  const { out, err, status } = await sprt(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});

test('a negative bound is a value, not an option', async () => {
  expect((await sprt('1', '2', '3', '4', '5', '--elo0', '-5', '--elo1', '0')).out).toContain('[-5, 0]');
});
