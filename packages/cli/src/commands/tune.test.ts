import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const BOT = fileURLToPath(new URL('../../../lab/testing/programs/courage.mjs', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-tune-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));
const at = (name: string) => join(HOME, name);

const session = new CommandSession();
afterAll(() => session.close());
const tune = (...words: string[]) => session.run('tune', ...words);
const BOTS = ['--bot', `name=p,cmd='"${process.execPath}" "${BOT}"'`, '--against', 'random'];
const SHORT = ['raiinet', ...BOTS, '--param', 'courage=0..100@20', '--iterations', '2', '--pairs', '1'];

test('steps are the same on any number of threads, and goes on after a stop', async () => {
  const { out, status } = await tune(...SHORT, '--jobs', '1', '--out', at('one'));
  expect(status).toBe(0);
  expect(out).toMatch(/^1: \d\.\d{3} against \d\.\d{3}, courage \d+\n2: .*\noption\.courage=\d+\n$/);
  const steps = readFileSync(at('one/steps.jsonl'), 'utf8');
  expect((await tune(...SHORT, '--jobs', '2', '--out', at('two'))).out).toBe(out);
  writeFileSync(at('two/steps.jsonl'), `${steps.split('\n')[0]}\n{"iteration":1,"pl`); // as if it was killed
  expect((await tune(...SHORT, '--out', at('two'))).err).toContain('--resume goes on with it');
  expect((await tune(...SHORT, '--out', at('two'), '--resume')).out).toBe(out.slice(out.indexOf('2: ')));
  expect(readFileSync(at('two/steps.jsonl'), 'utf8')).toBe(steps);

  writeFileSync(at('two/steps.jsonl'), steps.replace('{', '('));
  expect(await tune(...SHORT, '--out', at('two'), '--resume')).toMatchObject({
    status: 2,
    err: expect.stringContaining('steps.jsonl is not that of a step'),
  });
  for (const spoilt of [
    `${steps}${steps}`,
    steps.replace('"iteration":0', '"iteration":7'),
    '{}\n',
    'null\n',
  ]) {
    writeFileSync(at('two/steps.jsonl'), spoilt);
    expect(await tune(...SHORT, '--out', at('two'), '--resume')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/step \d is not the one that follows from those before it/),
    });
  }
  const within = at('one/tuning.json/new');
  expect((await tune(...SHORT, '--out', within)).err).toContain('part of its path is a file, not a folder');
});

test.each([
  [['raiinet', '--bot', 'random'], 'tune needs --bot WHO'],
  [['raiinet', ...BOTS, '--param', 'x=1', '--out', 'x'], 'is not of the form'],
  [[...SHORT, '--param', 'courage=0..50', '--out', 'x'], 'gives courage a range twice'],
  [['raiinet', ...BOTS, '--param', 'fear=0..1', '--out', 'x'], 'has no option "fear"'],
  [['raiinet', ...BOTS, '--param', 'courage=0..101', '--out', 'x'], 'is above 100'],
])('%j is refused with what would be right', async (words, message) => {
  const { err, status } = await tune(...words);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
