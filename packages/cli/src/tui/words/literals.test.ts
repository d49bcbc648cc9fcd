/** The terminal's screens say nothing that does not stand in a table: their sources are searched for sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesIn } from '@quadrant/testing';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Tables themselves, tests and their tools. */
const LEFT_OUT = /^words\/(?:en|de)\/|^testing\/|\.test\.ts$/;
/** Properties that people read. */
const TOLD = /^(?:does|label|text|shown|hint|title|about|help|answer|place)$/;

/** What reads like a sentence and is none, or is English by its nature, with the reason. */
const FORMATS: readonly (readonly [reason: string, file: RegExp, text: RegExp])[] = [
  ['the name of the program', /layers\/flow\.ts$/, /^Quadrant$/],
  ['keys, as they stand on keyboards', /./, /^1-5$/],
  ['no screen yet: words of the command line', /full-screen\.ts$/, /./],
  ['what is wrong with a file, told by `troubleIn`', /layers\/files\.ts$/, /^"§": §$/],
  ['refusals before there is a screen', /bots\/programs\.ts$/, /./],
  ['streams of chance, by what they are for', /layers\/advice\.ts$/, /^advice, turn §$/],
  ['a mistake of ours', /bots\/open-thread\.ts$/, /^the thread ended$/],
  ['a level file', /games\/mirewood\.ts$/, /^(?:generate|seed): §\n/],
  ['letters of the board', /games\/raiinet\/board\.ts$/, /^ S$/],
  ['names of actions and parts in the rules', /space-defender-2/, /^(?:§ setup|in game|not started)$/],
];

const strays = (code: string, file: string) =>
  sentencesIn(parseSync(file, code, { lang: 'ts' }).program.body, TOLD)
    .filter((text) => !FORMATS.some(([, where, what]) => where.test(file) && what.test(text)))
    .map((text) => `${file}: ${text}`);

it('finds sentences where there are some', () => {
  const code = "put(1, 'Look there.'); const key = { key: 'f', does: on ? 'fire' : off };";
  expect(strays(code, 'x.ts')).toEqual(['x.ts: Look there.', 'x.ts: fire']);
});

it('finds none in the terminal', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !LEFT_OUT.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => strays(readFileSync(SOURCE + file, 'utf8'), file))).toEqual([]);
});
