/** Simpler level files: fewer sections, lines, rows and columns, fewer things on the map. */

const MAP = /^map:\n([\s\S]*?)\nend$/m;
const SEPARATOR = /^---\n/m;

export function* simplerLevels(text: string): Iterable<string> {
  const sections = text.split(SEPARATOR);
  const withSection = (i: number, section: string) => sections.with(i, section).join('---\n');
  if (sections.length > 1) {
    for (let i = 0; i < sections.length; i++) yield sections.toSpliced(i, 1).join('---\n');
  }
  for (let i = 0; i < sections.length; i++) {
    for (const simpler of simplerSections(sections[i])) yield withSection(i, simpler);
  }
}

function* simplerSections(section: string): Iterable<string> {
  const map = MAP.exec(section);
  if (map) {
    const rows = map[1].split('\n');
    const put = (changed: readonly string[]) =>
      section.replace(MAP, () => `map:\n${changed.join('\n')}\nend`);
    yield* withoutDirectives(section);
    yield* quartered(rows, put);
    for (let y = 1; y < rows.length - 1; y++)
      if (isBare(rows[y])) yield shifted(put(rows.toSpliced(y, 1)), 'y', y);
    for (let x = 1; x < rows[0].length - 1; x++) {
      if (!rows.every((row) => isBare(row[x]))) continue;
      yield shifted(put(rows.map((row) => row.slice(0, x) + row.slice(x + 1))), 'x', x);
    }
    for (let y = 1; y < rows.length - 1; y++) {
      for (let x = 1; x < rows[y].length - 1; x++) {
        if ('.PQ'.includes(rows[y][x])) continue;
        yield without(put(rows.with(y, `${rows[y].slice(0, x)}.${rows[y].slice(x + 1)}`)), `${x},${y}`);
      }
    }
  } else yield* withoutDirectives(section);
}

/** With one row, or a quarter of the rows, emptied of all but the players. */
function* quartered(rows: readonly string[], put: (rows: readonly string[]) => string): Iterable<string> {
  for (const share of [Math.ceil(rows.length / 4), 1]) {
    for (let from = 1; from < rows.length - 1; from += share) {
      const to = Math.min(from + share, rows.length - 1);
      const emptied = rows.map((row, y) => (y >= from && y < to ? row.replace(/[^PQX]/g, '.') : row));
      const gone = emptied.flatMap((row, y) =>
        [...row].flatMap((glyph, x) => (glyph === rows[y][x] ? [] : [`${x},${y}`])),
      );
      if (gone.length > 0) yield gone.reduce(without, put(emptied));
    }
  }
}

const isBare = (cells: string) => !/[^.X ]/.test(cells);

/** Each header and directive left out in turn. */
function* withoutDirectives(section: string): Iterable<string> {
  for (const line of section.match(/^(at|tile|dead|\w+:) .*\n/gm) ?? []) {
    if (!/^(generate|players|difficulty):/.test(line)) yield section.replace(line, '');
  }
}

/** Without the directives about a square. */
const without = (section: string, square: string) =>
  section.replace(new RegExp(`^(at|tile) ${square} .*\\n`, 'gm'), '');

/** After a row or column is gone the directives beyond it have to follow. */
function shifted(section: string, axis: 'x' | 'y', gone: number): string {
  const follow = (value: string, own: boolean) => Number(value) - (own && Number(value) > gone ? 1 : 0);
  return section.replace(
    /^(at|tile) (\d+),(\d+)/gm,
    (_, word: string, x: string, y: string) =>
      `${word} ${follow(x, axis === 'x')},${follow(y, axis === 'y')}`,
  );
}
