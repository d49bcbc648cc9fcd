/** docs/match-protocol.md as tests read it: its examples, and its tables by their first line. */
import { docsBlocks, docsPage } from '@quadrant/testing';

const PAGE = docsPage('match-protocol.md');
const LINES = PAGE.split('\n');

/** What stands in code in a cell. */
export const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The cells of the table whose first line begins so. */
export function tableOf(head: string): string[][] {
  const at = LINES.findIndex((line, i) => line.startsWith(head) && LINES[i + 1].startsWith('| ---'));
  if (at < 0) throw new Error(`the page has no table ${head}`);
  const rows = LINES.slice(at + 2, LINES.indexOf('', at));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export const CALLS = tableOf('| call |');
/** The row of a call, by its name without a query: 'GET /api/matches/k3f9'. */
export function callRow(call: string): string[] {
  const row = CALLS.find(([cell]) => {
    const named = quoted(cell)[0].replace(/\b(?:ID|BOARD)\b/g, '[^/]+');
    return new RegExp(`^${named}$`).test(call);
  });
  if (row === undefined) throw new Error(`the page does not name ${call}`);
  return row;
}
/** Statuses that any call may have. */
export const USUAL_REFUSALS = /every call may have \(([^)]+)\)/.exec(PAGE)![1];

export interface TalkLine {
  readonly by: 'client' | 'server';
  readonly text: string; // what is left out is empty
}
const LEFT_OUT = /,?…(?=[\]}])/g;
/** The blocks in which client and server talk. */
export const TALKS: readonly (readonly TalkLine[])[] = docsBlocks(PAGE, '').map((block) =>
  block.split(/\n(?=[<>])/).map((said) => ({
    by: said.startsWith('>') ? 'client' : 'server',
    text: said.slice(2).replace(LEFT_OUT, ''),
  })),
);

/** The proof's worked example. */
export const PROOF = {
  ...(JSON.parse(docsBlocks(PAGE, 'json')[0]) as {
    readonly record: { readonly [field: string]: unknown };
    readonly salt: string;
  }),
  canonical: docsBlocks(PAGE, 'text')[0].trim(),
};
