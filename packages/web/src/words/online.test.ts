/** What the server refuses is told in German: its sources, and the rules of bargaining, are searched for what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phraseOf } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { online } from './de/online.js';
import { shell } from './de/shell.js';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = /^(?:server\/src\/(?:(?:match|routes)\/.*|http|seating|socket)|table\/src\/offers)\.ts$/;
const REFUSALS = [
  /(?:refused\(|HttpError\(\d+, |code: )'(?<code>[a-z-]+)',(?: words:)? '(?<words>[^']+)'/g,
  /NOT_NOW\('(?<words>[^']+)'/g,
];
/** Only a program that is not this page can be told so. */
const OF_PROGRAMS = /^id-reused$/;

it('has German for what the server refuses', () => {
  const files = ['server/src/', 'table/src/'].flatMap((folder) =>
    readdirSync(PACKAGES + folder, { recursive: true, encoding: 'utf8' }).map((file) => folder + file),
  );
  const said = files
    .filter((file) => SOURCES.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(PACKAGES + file, 'utf8'))
    .flatMap((source) => REFUSALS.flatMap((refusal) => [...source.matchAll(refusal)]))
    .map(({ groups }) => ({ code: groups!.code ?? 'not-now', words: groups!.words }))
    .filter(({ code }) => !OF_PROGRAMS.test(code));
  expect(said.length).toBeGreaterThan(30);
  const books = [online.refusals, shell.refusals];
  expect(said.filter((refusal) => books.every((book) => phraseOf(book, refusal) === null))).toEqual([]);
});
