/** Heat maps of the board. */
import type { Heat } from './heat/heat.js';
import type { Section } from './section.js';

/** `about` says which games were looked at. */
export function heatSection(heats: readonly Heat[], about: string): Section {
  return {
    id: 'board',
    title: 'On the board',
    words: `How often something happened where, rows from the top, both counted from 1. ${about}`,
    table: {
      columns: ['map', 'row', 'column', 'times'],
      rows: heats.flatMap(({ name, counts }) =>
        counts.flatMap((line, row) => line.map((n, column) => [name, row + 1, column + 1, n])),
      ),
    },
    charts: heats
      .filter(({ counts }) => counts.some((line) => line.some((n) => n > 0)))
      .map(({ name, counts }) => ({ title: name, chart: { kind: 'heat', counts } })),
  };
}
