/** Tables as text and as CSV. */
import type { Report, ReportTable, TableCell } from './section.js';

/** Quoted where it must be; a text that a spreadsheet would take for a formula is kept from being one. */
export function csvCell(value: TableCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvOf = ({ columns, rows }: ReportTable): string =>
  [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\n`).join('');

const DIGITS = 4;
/** A number as people read it; everything else as it is. */
export function shown(value: TableCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) || !Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(DIGITS)));
}

/** Columns side by side, numbers to the right. */
export function textOf({ columns, rows }: ReportTable): string {
  const cells = [columns, ...rows.map((row) => row.map(shown))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
  const right = columns.map((_, i) => rows.every((row) => typeof row[i] !== 'string'));
  return cells
    .map((row) => {
      const line = row.map((text, i) => (right[i] ? text.padStart(widths[i]) : text.padEnd(widths[i])));
      return `${line.join('  ').trimEnd()}\n`;
    })
    .join('');
}

/** The whole report for a terminal. */
export function textOfReport({ title, facts, sections }: Report): string {
  const head = facts.map(([name, value]) => `${name}: ${value}\n`).join('');
  const texts = sections.map((each) => `${each.title}\n${each.words}\n${textOf(each.table)}`);
  return [`${title}\n${head}`, ...texts].join('\n');
}
