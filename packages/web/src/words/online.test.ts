/** What the server refuses is told in German: its sources are searched for what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phraseOf } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { online } from './de/online.js';
import { shell } from './de/shell.js';

const SERVER = fileURLToPath(new URL('../../../server/src/', import.meta.url));
/** Only a program that is not this page can be told so. */
const OF_PROGRAMS = /^id-reused$/;

it('has German for what the server refuses', () => {
  const said = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:match|routes)\/.*\.ts$|^http\.ts$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(SERVER + file, 'utf8').matchAll(
        /(?:refused\(|HttpError\(\d+, )'([a-z-]+)', '([^']+)'/g,
      ),
    ])
    .map(([, code, words]) => ({ code, words }))
    .filter(({ code }) => !OF_PROGRAMS.test(code));
  expect(said.length).toBeGreaterThan(30);
  const books = [online.refusals, shell.refusals];
  expect(said.filter((refusal) => books.every((book) => phraseOf(book, refusal) === null))).toEqual([]);
});
