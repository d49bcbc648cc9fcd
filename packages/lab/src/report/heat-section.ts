/** Heat maps of the board. */
import type { Heat } from './heat/heat.js';
import type { Section } from './section.js';

/** `about` says which games were looked at. */
export function heatSection(heats: readonly Heat[], about: string): Section {
  return {
    id: 'board',
    title: 'On the board',
    words: `How often something happened where (above each map in all, and at most in one place), rows from the top, both counted from 1. ${about}`,
    table: {
      columns: ['map', 'row', 'column', 'times'],
      rows: heats.flatMap(({ name, counts }) =>
        counts.flatMap((line, row) => line.map((n, column) => [name, row + 1, column + 1, n])),
      ),
    },
    charts: heats
      .filter(({ counts }) => counts.some((line) => line.some((n) => n > 0)))
      .map(({ name, counts }) => ({
        title: `${name}: ${amountOf(counts)}`,
        chart: { kind: 'heat', counts },
      })),
  };
}

/** What the strongest colour stands for. */
function amountOf(counts: Heat['counts']): string {
  const all = counts.flat();
  return `${all.reduce((sum, n) => sum + n, 0)}, at most ${Math.max(...all)}`;
}
