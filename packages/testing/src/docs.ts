/** Keeps the pages about a game true: what they quote must stand in the code or come out of the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A page of the docs folder. */
export const docsPage = (path: string): string =>
  readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** The fenced blocks of a page that are marked with this language ('' for none). */
export const docsBlocks = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].filter((m) => m[1] === language).map((m) => m[2]);

/** Every code fragment in the sections about a game of the design document is in its source. */
export function testFragments(title: string, source: URL): void {
  test('every code fragment of the design document is in the source', () => {
    const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, source), 'utf8'))
      .join('\n');
    const sections = docsPage('design.md')
      .split(/^## /m)
      .filter((section) => section.startsWith(`${title}: `));
    const fragments = sections.flatMap((section) => docsBlocks(section, 'ts'));
    expect(fragments.length).toBeGreaterThan(0);
    // Where a fragment leaves something out it says so with "…"; line breaks are the page's own.
    const parts = fragments.flatMap((fragment) => fragment.split('…'));
    expect(parts.filter((part) => !bare(code).includes(bare(part).replace(/,$/, '')))).toEqual([]);
  });
}

const bare = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');
