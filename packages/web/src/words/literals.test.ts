/** The page says nothing that does not stand in a table: its sources are searched for sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Tables themselves, tests, and what only the build runs. */
const LEFT_OUT = /(^|\/)(words\/(en|de)\/|texts\/|later\/|demo\.ts$)|\.test\.ts$|\.d\.ts$/;

/** What reads like a sentence and is none, or is English by its nature, with the reason. */
const FORMATS: readonly (readonly [reason: string, file: RegExp, text: RegExp])[] = [
  ['names', /./, /^(?:JSX )?(?:Quadrant|English|Deutsch)$/],
  ['keys, as the browser names them', /./, /^(?:Escape|Enter|Arrow\w+|Shift|Ctrl\+.*|Esc)$/],
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
  ['notes in records, which are a format', /app\/(?:current|files)\.ts$/, /secrets of all players/],
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
  [
    'guided games: commands as they are typed, and a level',
    /screens\/(?:raiinet\/texts|mirewood\/guide)\.ts$/,
    /^move |^name: /,
  ],
  ['games from outside have one language, their own: so has their screen', /screens\/plain\//, /./],
];

type Node = { readonly type: string; readonly [key: string]: unknown };
const SPOKEN = /^(?:aria-label|title|label|words|hint|legend|placeholder|about|alt|lead|empty|sure|action)$/;
const DRAWN = /^(?:class|style|d|transform|points|viewBox|preserveAspectRatio|fill|stroke)$/;
/** A sentence: two words, or one that begins like one. */
const READS = /[A-Za-z]{2,}[,.;:!?…]* +[A-Za-z§]|^[A-Z][a-z]+[.…!]?$/;

/** Texts that somebody might read, in order; values are §. */
function textsIn(code: string, file: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, spoken);
    if (typeof node !== 'object' || node === null || typeof (node as Node).type !== 'string') return;
    const { type, ...rest } = node as Node;
    if (/^(?:Import|ExportAll)/.test(type) || (type.startsWith('TS') && !/Expression$/.test(type))) return;
    if (type === 'NewExpression' && /Error$/.test(String((rest.callee as Node).name))) return; // bugs
    if (type === 'SwitchCase') {
      walk(rest.consequent, false); // codes, as those that are compared
      return;
    }
    if (type === 'BinaryExpression' && /^[!=]==$/.test(String(rest.operator))) return;
    if (type === 'JSXAttribute') {
      const name = String((rest.name as Node).name);
      if (!DRAWN.test(name)) walk(rest.value, SPOKEN.test(name));
      return;
    }
    if (type === 'JSXText' && /[A-Za-z]/.test(String(rest.value)))
      found.push(`JSX ${String(rest.value).trim()}`);
    if (type === 'Literal' && typeof rest.value === 'string' && (spoken || READS.test(rest.value)))
      if (/[A-Za-z]/.test(rest.value)) found.push(rest.value);
    if (type === 'TemplateLiteral') {
      const text = (rest.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('§');
      if (READS.test(text)) found.push(text);
    }
    for (const part of Object.values(rest)) walk(part, false);
  };
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  walk(program.body, false);
  return found;
}

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
