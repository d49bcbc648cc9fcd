/** Our own base game in the layouts of strangers: the same states are found in each, and what is changed is seen. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCases } from '../check/cases.js';
import { EVERYTHING, fits } from '../check/traits.js';
import { comparisonOf } from './comparison.js';

const CASES = fileURLToPath(new URL('../../../games/raiinet/cases', import.meta.url));
const base = findCases('raiinet', [CASES], false).cases.filter((each) =>
  fits(each.traits, { ...EVERYTHING, only: ['base'] }),
);

interface State {
  readonly rows: readonly string[]; // 'abcSSfgh'
  readonly totals: readonly (readonly [data: number, viruses: number])[];
  readonly cards: readonly number[];
}
type Layout = (state: State) => readonly string[];

const apart = (row: string, between: string) => [...row].join(between);
const each = (rows: readonly string[], make: (row: string, y: number) => string) => rows.map(make);

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a frame of lines, totals on one line': ({ rows, totals: [a, b] }) => [
    `┌${'───┬'.repeat(7)}───┐`,
    ...rows.flatMap((row) => [`│ ${apart(row, ' │ ')} │`, `├${'───┼'.repeat(7)}───┤`]),
    `P1: ${a[0]} data, ${a[1]} virus | P2: ${b[0]} data, ${b[1]} virus`,
  ],
  colours: ({ rows, totals: [a, b] }) => [
    `\x1b[1mPlayer 1\x1b[0m  D=${a[0]} V=${a[1]}`,
    ...each(rows, (row) => row.replace(/\w/g, (glyph) => `\x1b[31m${glyph}\x1b[0m`)),
    `\x1b[1mPlayer 2\x1b[0m  D=${b[0]} V=${b[1]}`,
  ],
  'letters over the columns, sentences': ({ rows, totals, cards }) => [
    '    A B C D E F G H',
    '   +----------------+',
    ...each(rows, (row, y) => ` ${y + 1} | ${apart(row, ' ')} | ${y + 1}`),
    '    A B C D E F G H',
    ...totals.map(
      ([data, viruses], i) =>
        `Player ${i + 1} has downloaded ${data} data and ${viruses} viruses (${cards[i]} abilities left)`,
    ),
  ],
  'letters before the rows': ({ rows, totals: [a, b] }) => [
    ...each(rows, (row, y) => `${'ABCDEFGH'[y]} ${apart(row, ' ')}`),
    `Player 1: data ${a[0]}, viruses ${a[1]}`,
    `Player 2: data ${b[0]}, viruses ${b[1]}`,
  ],
  'the second player first, counts on lines of their own': ({ rows, totals: [a, b] }) => [
    ...['Player 2', `Viruses downloaded: ${b[1]}`, `Data downloaded: ${b[0]}`],
    ...rows,
    ...['Player 1', `Viruses downloaded: ${a[1]}`, `Data downloaded: ${a[0]}`],
  ],
  'lines for empty squares': ({ rows, totals: [a, b] }) => [
    `Player 1: ${a[0]}D, ${a[1]}V`,
    ...each(rows, (row) => apart(row.replaceAll('.', '_'), ' ')),
    `Player 2: ${b[0]}D, ${b[1]}V`,
  ],
  'blanks for empty squares': ({ rows, totals: [a, b] }) => [
    '+--------+',
    ...each(rows, (row) => `|${row.replaceAll('.', ' ')}|`),
    '+--------+',
    `Player 1: ${a[0]}D ${a[1]}V`,
    `Player 2: ${b[0]}D ${b[1]}V`,
  ],
  'lists as a language prints them': ({ rows, totals }) => [
    ...each(rows, (row) => JSON.stringify([...row])),
    ...totals.map(([data, viruses], i) => `P${i + 1} downloads {'data': ${data}, 'virus': ${viruses}}`),
  ],
  'short totals': ({ rows, totals: [a, b] }) => [
    `P1: D${a[0]} V${a[1]}`,
    ...each(rows, (row, y) => `${y} ${row}`),
    `P2: D${b[0]} V${b[1]}`,
  ],
  'all beside the board': ({ rows, totals, cards }) =>
    each(rows, (row, y) => {
      const seat = y < 4 ? 0 : 1;
      const [data, viruses] = totals[seat];
      if (y % 4 === 0) return `${row}     Player ${seat + 1}: ${data}D, ${viruses}V`;
      return y % 4 === 1 ? `${row}     Abilities: ${cards[seat]}` : row;
    }),
};

const pad = (text: string) => text.padEnd(24);

/** As other strangers do. */
const FURTHER: Readonly<Record<string, Layout>> = {
  'tables of Markdown': ({ rows, totals }) => [
    `|   | ${apart('01234567', ' | ')} |`,
    `|---|${'---|'.repeat(8)}`,
    ...each(rows, (row, y) => `| ${y} | ${apart(row, ' | ')} |`),
    '',
    '| player | data | viruses |',
    '|---|---|---|',
    ...totals.map(([data, viruses], i) => `| Player ${i + 1} | ${data} | ${viruses} |`),
  ],
  'counts against what wins, in a heading': ({ rows, totals }) => [
    `===== ${totals.map(([data, viruses], i) => `Player ${i + 1}: Data ${data}/4 Virus ${viruses}/4`).join(' ===== ')} =====`,
    ...each(rows, (row, y) => `${y}  ${apart(row, '  ')}`),
    `   ${apart('01234567', '  ')}`,
  ],
  'JSON a state': ({ rows, totals }) => [
    JSON.stringify({
      players: totals.map(([data, viruses], i) => ({ player: i + 1, data, viruses })),
      board: rows,
    }),
  ],
  'wide squares in brackets': ({ rows, totals }) => [
    ...totals.map(
      ([data, viruses], i) => `PLAYER ${i + 1}  downloaded data: ${data}  downloaded viruses: ${viruses}`,
    ),
    ...each(
      rows,
      (row, y) => `${8 - y} ${[...row].map((square) => `[${square === '.' ? ' ' : square}]`).join('')}`,
    ),
    `   ${apart('abcdefgh', '  ')}`,
  ],
  'two columns beside each other': ({ rows, totals: [a, b] }) =>
    each(
      rows,
      (row, y) =>
        pad(y === 0 ? 'Player 1' : y === 1 ? `Data: ${a[0]}` : y === 2 ? `Viruses: ${a[1]}` : '') +
        apart(row, ' ') +
        (y === 0
          ? '      Player 2'
          : y === 1
            ? `      Data: ${b[0]}`
            : y === 2
              ? `      Viruses: ${b[1]}`
              : ''),
    ),
  'a prompt before, dots that are middle ones': ({ rows, totals: [a, b] }) => [
    `> P1 (data=${a[0]}, virus=${a[1]})   P2 (data=${b[0]}, virus=${b[1]})`,
    ...each(rows, (row, y) => `  ${y}│${apart(row.replaceAll('.', '·'), ' ')}│`),
    `   └${'─'.repeat(15)}┘`,
  ],
};

/** And a few that take more liberties. */
const BOLDER: Readonly<Record<string, Layout>> = {
  'tables of commas': ({ rows, totals }) => [
    'row,0,1,2,3,4,5,6,7',
    ...each(rows, (row, y) => `${y},${apart(row, ',')}`),
    'player,data,virus',
    ...totals.map(([data, viruses], i) => `${i + 1},${data},${viruses}`),
  ],
  'tables of semicolons, quoted': ({ rows, totals }) => [
    '"player";"data";"virus"',
    ...totals.map(([data, viruses], i) => `"P${i + 1}";"${data}";"${viruses}"`),
    ...each(rows, (row) => [...row].map((square) => `"${square}"`).join(';')),
  ],
  'a frame of double lines, a screen that is wiped, a prompt': ({ rows, totals: [a, b] }) => [
    '\x1b[2J\x1b[HPlayer 1 > ',
    `╔${'═══╦'.repeat(7)}═══╗`,
    ...rows.flatMap((row, y) => [
      ...(y === 0 ? [] : [`╠${'═══╬'.repeat(7)}═══╣`]),
      `║ ${[...row].map((square) => `\x1b[48;5;236m${square}\x1b[0m`).join(' ║ ')} ║`,
    ]),
    `╚${'═══╩'.repeat(7)}═══╝`,
    `Downloads of player 1: ${a[0]} data, ${a[1]} viruses`,
    `Downloads of player 2: ${b[0]} data, ${b[1]} viruses`,
  ],
  'the board for both who sit face to face': ({ rows, totals: [a, b] }) => [
    `Player 1: ${a[0]}D ${a[1]}V${' '.repeat(12)}Player 2: ${b[0]}D ${b[1]}V`,
    ...each(
      rows,
      (row, y) => `${apart(row, ' ')}    ||    ${apart([...rows[7 - y]].reverse().join(''), ' ')}`,
    ),
  ],
  'headings that are read downwards': ({ rows, totals: [a, b] }) => [
    ...['c c c c c c c c', 'o o o o o o o o', 'l l l l l l l l', '0 1 2 3 4 5 6 7'].map(
      (row) => `        ${row}`,
    ),
    ...each(rows, (row, y) => `row ${y} : ${apart(row, ' ')}`),
    `Score | P1 data ${a[0]} virus ${a[1]} | P2 data ${b[0]} virus ${b[1]}`,
  ],
  'numbers on both sides, totals beneath each other at the right': ({ rows, totals: [a, b] }) =>
    each(rows, (row, y) => {
      const beside: Readonly<Record<number, string>> = {
        2: `P1  Data ${a[0]}  Virus ${a[1]}`,
        5: `P2  Data ${b[0]}  Virus ${b[1]}`,
      };
      return `${y + 1} ${apart(row, ' ')} ${y + 1}   ${beside[y] ?? ''}`;
    }),
};

const WORDS_OF_COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];
const turned = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join('')).reverse();

/** In other words, forms and directions. */
const OTHERWISE: Readonly<Record<string, Layout>> = {
  'counts so far': ({ rows, totals }) => [
    ...rows,
    ...totals.flatMap(([data, viruses], i) => [
      `Player ${i + 1}`,
      `  data so far: ${data}`,
      `  viruses so far: ${viruses}`,
    ]),
  ],
  'counts so far, in one sentence': ({ rows, totals }) => [
    ...totals.map(
      ([data, viruses], i) => `Player ${i + 1}: data links so far = ${data}, virus links so far = ${viruses}`,
    ),
    ...rows,
  ],
  German: ({ rows, totals }) => [
    ...totals.map(([data, viruses], i) => `Spieler ${i + 1}: ${data} Daten, ${viruses} Viren geladen`),
    ...each(rows, (row, y) => `${y}: ${row}`),
  ],
  'German, counts on lines of their own': ({ rows, totals }) => [
    ...rows,
    ...totals.flatMap(([data, viruses], i) => [`Spieler ${i + 1}`, `Daten: ${data}`, `Viren: ${viruses}`]),
  ],
  French: ({ rows, totals }) => [
    ...rows,
    ...totals.map(([data, viruses], i) => `Joueur ${i + 1} : ${data} données et ${viruses} virus`),
  ],
  Spanish: ({ rows, totals }) => [
    ...rows,
    ...totals.map(([data, viruses], i) => `Jugador ${i + 1}: datos: ${data}, virus: ${viruses}`),
  ],
  'numbers as words': ({ rows, totals }) => [
    ...rows,
    ...totals.map(
      ([data, viruses], i) =>
        `Player ${i + 1} has ${WORDS_OF_COUNTS[data]} data and ${WORDS_OF_COUNTS[viruses]} viruses.`,
    ),
  ],
  'JSON over many lines': ({ rows, totals }) =>
    JSON.stringify(
      { board: rows, players: totals.map(([data, virus], i) => ({ id: i + 1, data, virus })) },
      null,
      2,
    ).split('\n'),
  YAML: ({ rows, totals }) => [
    'players:',
    ...totals.flatMap(([data, viruses], i) => [
      `  - player: ${i + 1}`,
      `    data: ${data}`,
      `    virus: ${viruses}`,
    ]),
    'board:',
    ...each(rows, (row) => `  - ${row}`),
  ],
  'a table of HTML': ({ rows, totals }) => [
    '<table class="board">',
    ...each(rows, (row) => `<tr>${[...row].map((square) => `<td>${square}</td>`).join('')}</tr>`),
    '</table>',
    ...totals.map(
      ([data, viruses], i) => `<p>Player ${i + 1}: <b>${data}</b> data, <b>${viruses}</b> viruses</p>`,
    ),
  ],
  'pairs with a slash': ({ rows, totals }) => [
    ...rows,
    `Downloads (data/virus): ${totals.map(([data, viruses], i) => `P${i + 1} ${data}/${viruses}`).join('  ')}`,
  ],
  'players over columns, counts beside rows': ({ rows, totals: [a, b] }) => [
    ...rows,
    '           Player 1   Player 2',
    `Data       ${a[0]}          ${b[0]}`,
    `Viruses    ${a[1]}          ${b[1]}`,
  ],
  'hollow squares, wide brackets': ({ rows, totals }) => [
    ...each(rows, (row) => [...row].map((square) => `[ ${square === '.' ? '□' : square} ]`).join('')),
    ...totals.map(([data, viruses], i) => `P${i + 1}[D:${data} V:${viruses}]`),
  ],
  'shades for empty squares': ({ rows, totals }) => [
    ...each(rows, (row) => row.replaceAll('.', '░')),
    ...totals.map(([data, viruses], i) => `P${i + 1}: #data=${data}; #virus=${viruses}`),
  ],
  'squares of two columns, full width': ({ rows, totals }) => [
    ...each(rows, (row) => [...row].map((square) => (square === '.' ? '⬜' : `${square} `)).join('')),
    ...totals.map(([data, viruses], i) => `P${i + 1} | Data: ${data} | Virus: ${viruses} |`),
  ],
  'the last row first': ({ rows, totals }) => [
    ...each(rows.toReversed(), (row, y) => `${8 - y} ${row}`),
    ...totals.map(([data, viruses], i) => `Player ${i + 1}: ${data}D, ${viruses}V`),
  ],
  'as the second player sees it': ({ rows, totals }) => [
    ...turned(rows),
    ...totals.map(([data, viruses], i) => `Player ${i + 1}: ${data}D, ${viruses}V`),
  ],
  'a title, a cursor that is set, colours of 24 bits': ({ rows, totals }) => [
    '\x1b]0;RAIInet\x07\x1b[?25l',
    ...each(rows, (row, y) => `\x1b[${y + 3};5H\x1b[38;2;10;20;30m${row}\x1b[0m\x1b[K`),
    ...totals.map(
      ([data, viruses], i) =>
        `\x1b[1mPlayer ${i + 1}\x1b(B\x1b[m: ${data} data downloaded, ${viruses} viruses downloaded`,
    ),
  ],
};

/** A transcript in another layout: states as it shows them, after what happened. */
function inLayout(out: string, layout: Layout, change: (state: State) => State): Buffer {
  const told = out.replace(/^Player 1:\n[\s\S]*?\nE: .*\n/gm, (state) => {
    const all = (pattern: RegExp) => [...state.matchAll(pattern)];
    const rows = all(/^[.a-hA-HSmw]{8}$/gm).map(([row]) => row);
    const totals = all(/(\d)D, (\d)V/g).map(([, data, viruses]) => [Number(data), Number(viruses)] as const);
    const cards = all(/^Abilities: (\d)/gm).map(([, count]) => Number(count));
    return `${layout(change({ rows, totals, cards })).join('\n')}\n`;
  });
  return Buffer.from(told.replace(/^(Error|Battle)/gm, '>>> $1'));
}

const CHANGES: Readonly<Record<string, (state: State) => State>> = {
  'a link that is gone': (state) => ({
    ...state,
    rows: state.rows.with(7, state.rows[7].replace(/[A-H]/, '.')),
  }),
  'a download more': ({ totals: [[data, viruses], other], ...state }) => ({
    ...state,
    totals: [[data + 1, viruses], other],
  }),
  'a virus more': ({ totals: [one, [data, viruses]], ...state }) => ({
    ...state,
    totals: [one, [data, viruses + 1]],
  }),
};

describe.each(Object.entries({ ...LAYOUTS, ...FURTHER, ...BOLDER, ...OTHERWISE }))('%s', (_, layout) => {
  const [whole, last] = (['board', 'final'] as const).map((name) => comparisonOf(name, 'raiinet'));

  test('passes all base cases', () => {
    for (const { name, expected } of base) {
      const foreign = inLayout(expected!.toString(), layout, (state) => state);
      expect(whole(expected!, foreign), name).toBeNull();
      expect(last(expected!, foreign), name).toBeNull();
    }
  });

  test.each(Object.entries(CHANGES))('%s is a difference', (_, change) => {
    for (const { name, expected } of base) {
      if (!/^Player 1:/m.test(expected!.toString())) continue;
      expect(whole(expected!, inLayout(expected!.toString(), layout, change)), name).not.toBeNull();
    }
  });
});
