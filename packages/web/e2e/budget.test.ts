/** How much JavaScript stands between a visitor and the first move of a game, in every language. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@quadrant/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT } from '../serve.mjs';
import { GAMES } from '../src/games.js';
import { buildPage } from './built.js';

const MOST_BYTES = 100 * 1024;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

let chunks: Readonly<Record<string, Chunk>>;
beforeAll(async () => {
  await buildPage();
  chunks = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8'));
});

/** The files a chunk needs before it runs, itself among them. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

const zipped = (file: string) => gzipSync(readFileSync(`${BUILT}/${file}`)).length;

describe.each(GAMES.map((game) => game.id))('%s', (id) => {
  it.each(LANGUAGES)('is ready to play after at most 100 KB of JavaScript, in %s', (language) => {
    const entry = Object.keys(chunks).find((name) => chunks[name].isEntry)!;
    const wanted = [
      entry,
      `src/screens/${id}/screen.tsx`,
      `src/words/${language}/shell.ts`,
      `src/screens/${id}/texts/${language}.ts`,
      `../games/${id}/src/words/${language}.ts`,
    ];
    expect(wanted.filter((name) => !chunks[name])).toEqual([]);
    const files = [...new Set(wanted.flatMap((name) => [...filesOf(name)]))].filter((file) =>
      file.endsWith('.js'),
    );
    const bytes = files.reduce((sum, file) => sum + zipped(file), 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
