/** The four games have one shape: who has read one can find anything in the others. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.js';

const FILES = [
  'commands.ts',
  'digest.ts',
  'facts.ts',
  'game.ts',
  'index.ts',
  'options.ts',
  'position.ts',
  'program.ts',
  'refusals.ts',
  'resample.ts',
  'rules.ts',
  'rules/check.ts',
  'schemas.ts',
  'tables.ts',
  'text.ts',
  'view.ts',
  'words.ts',
  // and their tests
  'conformance.test.ts',
  'digest.test.ts',
  'docs.test.ts',
  'extension.test.ts',
  'properties.test.ts',
  'resample.test.ts',
  'rules.test.ts',
  'transcripts.test.ts',
];
const VALUES = [
  'digest',
  'game',
  'makeNarrator',
  'makeProgram',
  'narrator',
  'preview',
  'program',
  'say',
  'standard',
];
const TYPES = ['Fact', 'Options', 'Position', 'SeenFact', 'Tables', 'View'];
/** Where a type is declared whose file the index hands out whole. */
const HANDED_OUT = ['position.ts', 'tables.ts'];

describe.each(GAMES)('$title', ({ id, load }) => {
  const source = fileURLToPath(new URL(`../../games/${id}/src/`, import.meta.url));
  const read = (file: string) => readFileSync(source + file, 'utf8');

  test('has the files that all have', () => {
    expect(FILES.filter((file) => !existsSync(source + file))).toEqual([]);
  });

  test('offers the values that all offer', async () => {
    const offered = Object.keys(await load());
    expect(VALUES.filter((name) => !offered.includes(name))).toEqual([]);
  });

  test('offers the types that all offer, under the same names', () => {
    const index = read('index.ts');
    const whole = HANDED_OUT.filter((file) =>
      index.includes(`export * from './${file.replace('.ts', '.js')}'`),
    );
    const isOffered = (name: string) =>
      [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].some(([, names]) =>
        new RegExp(`(^|[\\s,])${name}\\s*(,|$)`).test(names),
      ) || whole.some((file) => new RegExp(`export (interface|type) ${name}\\b`).test(read(file)));
    expect(TYPES.filter((name) => !isOffered(name))).toEqual([]);
  });
});
