/** What the server refuses is told in German: its sources, and the rules of bargaining, are searched for what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phraseOf, type Refusal } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { online } from './de/online.js';
import { shell } from './de/shell.js';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES =
  /^(?:server\/src\/(?:(?:match|routes)\/.*|http|seating|socket|names|new-match|bots\/replay)|table\/src\/offers)\.ts$/;
/** How they are written, and the code that goes with those that do not name the one by which the page hears of them. */
const REFUSALS: readonly (readonly [pattern: RegExp, code?: string])[] = [
  [/(?:refused\(|HttpError\(\d+, |code: )'(?<code>[a-z-]+)',(?: words:)? (['`])(?<words>.+?)\2/g],
  [/NOT_NOW\('(?<words>[^']+)'/g, 'not-now'],
  [/refuse\((?:'[a-z]+', )?(['`])(?<words>.+?)\1\)/g, 'refused'],
  [/parting: '(?<words>[^']+)'/g, 'refused'],
  [/[?:] '(?<words>[A-Z][^']+ running (?:matches|ones) [^']+)'/g, 'too-many'],
];
/** By HTTP the page hears of these by another code. */
const HEARD_AS: Readonly<Record<string, string>> = { 'bad-side': 'refused' };
/** Only a program that is not this page can be told so. */
const OF_PROGRAMS = /^(?:id-reused|malformed)$/;

it('has German for what the server refuses', () => {
  const files = ['server/src/', 'table/src/'].flatMap((folder) =>
    readdirSync(PACKAGES + folder, { recursive: true, encoding: 'utf8' }).map((file) => folder + file),
  );
  const said = files
    .filter((file) => SOURCES.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(PACKAGES + file, 'utf8'))
    .flatMap((source) =>
      REFUSALS.flatMap(([pattern, code]) =>
        [...source.matchAll(pattern)].map(({ groups }) => ({
          code: code ?? HEARD_AS[groups!.code] ?? groups!.code,
          words: groups!.words.replace(/\$\{[^}]+\}/g, '7'),
        })),
      ),
    )
    .filter(({ code }) => !OF_PROGRAMS.test(code));
  expect(said.length).toBeGreaterThan(60);
  const books = [online.refusals, shell.refusals];
  const inGerman = (refusal: Refusal) =>
    books.reduce<string | null>((words, book) => words ?? phraseOf(book, refusal), null);
  const isEnglish = (refusal: Refusal) => (inGerman(refusal) ?? refusal.words).includes(refusal.words);
  expect(said.filter(isEnglish)).toEqual([]);
});
