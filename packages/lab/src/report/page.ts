/** The report as one page: no script, nothing from elsewhere, light or dark as the reader's system is. */
import type { Chart, GameLink, Report, Section } from './section.js';
import { STYLE } from './style.js';
import { csvOf, shown } from './table.js';

export async function pageOf({ title, facts, sections }: Report): Promise<string> {
  const { draw, WIDTHS } = await import('./draw.js'); // heavy, and needed only here
  const both: Draw = (chart) =>
    Object.entries(WIDTHS)
      .map(([name, width]) => `<div class="${name}">${draw(chart, width)}</div>`)
      .join('');
  const list = facts.map(([name, value]) => `<dt>${html(name)}</dt><dd>${html(value)}</dd>`).join('');
  const links = sections.map(({ id, title: words }) => `<a href="#${id}">${html(words)}</a>`).join(' ');
  const bodies = sections.map((section) => sectionOf(section, both)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${html(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${html(title)}</h1>
<dl>${list}</dl>
<nav>${links}</nav>
${bodies}
</main>
</html>
`;
}

type Draw = (chart: Chart) => string;

function sectionOf({ id, title, words, table, charts, links = [] }: Section, draw: Draw): string {
  const figures = charts.map(
    (each) =>
      `<div class="chart">${each.title ? `<h3>${html(each.title)}</h3>` : ''}${draw(each.chart)}</div>`,
  );
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(table))}`;
  const head = table.columns.map((name) => `<th scope="col">${html(name)}</th>`).join('');
  const rows = table.rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n');
  const open = charts.length === 0 ? ' open' : '';
  return `<section id="${id}">
<h2>${html(title)}</h2>
<p>${html(words)}</p>
<div class="charts">${figures.join('\n')}</div>
${links.length > 0 ? `<ol>${links.map(linkOf).join('')}</ol>` : ''}
<details${open}><summary>Numbers</summary>
<a download="${id}.csv" href="${csv}">as CSV</a>
<div class="table"><table><thead><tr>${head}</tr></thead><tbody>
${rows}
</tbody></table></div></details>
</section>`;
}

const cellOf = (value: string | number | null): string =>
  `<td${typeof value === 'number' ? ' class="number"' : ''}>${html(shown(value))}</td>`;

const linkOf = ({ words, file, link }: GameLink): string =>
  `<li>${link ? `<a href="${html(link)}">${html(words)}</a>` : `${html(words)} (no link: it is too long, or its record is gone)`} <code>${html(file)}</code></li>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]);
