/** The page says nothing that does not stand in a table: its sources are searched for sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesIn } from '@quadrant/testing';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Tables themselves, tests, and what only the build runs. */
const LEFT_OUT = /(^|\/)(words\/(en|de)\/|texts\/|later\/|demo\.ts$)|\.test\.ts$|\.d\.ts$/;

/** What reads like a sentence and is none, or is English by its nature, with the reason. */
const FORMATS: readonly (readonly [reason: string, file: RegExp, text: RegExp])[] = [
  ['names', /./, /^(?:JSX )?(?:Quadrant|English|Deutsch)$/],
  ['keys, as the browser names them', /./, /^(?:Escape|Enter|Arrow\w+|Shift|Ctrl\+.*|Esc)$/],
  ['what is dragged, as the browser names it', /app\/files\.ts$/, /^Files$/],
  ['media queries and selectors', /./, /^\(|^[.[:]|^[a-z]*(?:\.|\[)[a-z-]/],
  ['a selector of several', /parts\/keys\.ts$/, /^button, a, summary$/],
  [
    'classes',
    /parts\/|screens\/simodyssey-2\/board\.ts$/,
    /^(?:§ threat threat-§ §|slot slot-§§|near fatal)$/,
  ],
  [
    'keys of what is drawn',
    /parts\/|screens\/|OnlinePages/,
    /^(?:computer|spot|hole|aimed|hand|exit|moved|spawned|orb|free) §$/,
  ],
  ['streams of chance, by what they are for', /play\//, /^(?:judged|advice, turn) §$/],
  ['the name of a window, for the browser', /play\/windows\.ts$/, /^quadrant window §$/],
  ['styles and shapes', /./, /^[a-z-]+: ?[^;]*;|[{}]|var\(|calc\(|^inline-size|^M§|^<|url\(/],
  ['a note in records, which are a format', /app\/current\.ts$/, /secrets of all players/],
  [
    'refusals that travel, told by their code',
    /keep\/link\.ts$|online\/(?:api|push|client\/match-chair)\.ts$/,
    /./,
  ],
  ['names of actions in the rules', /screens\/mirewood\//, /^(?:Move|Face|DoNothing|Throw|Shoot|Hit)$/],
  ['names of pieces in the rules', /screens\//, /^(?:Starfighter|Grunt)$/],
  ['commands as they are typed', /start\.ts$|online\/parts\/LocalOnly\.tsx$/, /./],
  ['headers of requests', /online\//, /^Bearer §$|^Notification$|^api\//],
  ['developers look at data', /app\/Inspector\.tsx$/, /^health$/],
  ['keys and letters of the board', /./, /^JSX [A-Za-z]$/],
  ['games from outside have one language, their own: so has their screen', /screens\/plain\//, /./],
];

const textsIn = (code: string, file: string): string[] =>
  sentencesIn(parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program.body);

const strays = (code: string, file: string) =>
  textsIn(code, file)
    .filter((text) => !FORMATS.some(([, where, what]) => where.test(file) && what.test(text)))
    .map((text) => `${file}: ${text}`);

it('finds sentences where there are some', () => {
  const code = "const a = <p title='Hi'>Look {there} <b aria-label={on ? 'It is on.' : off} /></p>;";
  expect(strays(code, 'x.tsx')).toEqual(['x.tsx: Hi', 'x.tsx: JSX Look', 'x.tsx: It is on.']);
});

it('finds none in the page', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => strays(readFileSync(SOURCE + file, 'utf8'), file))).toEqual([]);
});
