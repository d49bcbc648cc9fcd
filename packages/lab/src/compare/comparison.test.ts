/** What is compared, and what is not: our own game in layouts of other people, and programs with one fault each. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Case, findCases } from '../check/cases.js';
import { EVERYTHING, fits } from '../check/traits.js';
import { GAME_IDS, type GameId } from '../games.js';
import { COMPARISONS, comparisonOf, readable } from './comparison.js';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
const casesOf = (game: GameId) => findCases(game, [`${GAMES}${game}/cases`], false).cases;
const base = casesOf('raiinet').filter((each) => fits(each.traits, { ...EVERYTHING, only: ['base'] }));
const text = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

describe('blanks', () => {
  const compare = comparisonOf('blanks', 'simodyssey-2');
  test('count as one, at the ends of lines and as empty lines as none', () => {
    expect(compare(text(['a  b', '', 'c']), text(['\ta b ', 'c', ' ']))).toBeNull();
    expect(compare(text(['a b']), text(['ab']))).not.toBeNull();
  });
  test('a difference is told by the line of the expected output', () => {
    expect(compare(text(['', 'a', 'b']), text(['a', 'c']))).toMatchObject({
      line: 3,
      expected: 'b\n',
      actual: 'c\n',
    });
  });
});

describe('of a flood', () => {
  const [expected] = base.map((each) => each.expected!);
  test.each(COMPARISONS)('only so much is read as can matter to %s', (name) => {
    const flood = Buffer.concat([expected, Buffer.alloc(63 << 20, 'x\n')]);
    const read = readable(expected, flood);
    expect(read.length).toBeLessThan(1 << 20);
    const judged = comparisonOf(name, 'raiinet')(expected, read);
    if (name === 'exact' || name === 'blanks')
      expect(judged).toMatchObject({ expected: null, actual: 'x\n' });
  });
  test('an output of usual size is read whole', () => expect(readable(expected, expected)).toEqual(expected));
});

const isRow = (line: string) => /^[.a-hA-HSmw]{8}$/.test(line);
/** A transcript in another layout. */
const foreignOf = (out: string, layout: (line: string) => readonly string[]) =>
  text(out === '' ? [] : out.trimEnd().split('\n').flatMap(layout));
const spaced = (row: string, between: string) => [...row].join(between);
let row = 0;

/** Each takes a line of our own output and gives lines of another layout. */
const LAYOUTS: Readonly<Record<string, (line: string) => readonly string[]>> = {
  'tabs and banners': (line) => {
    if (isRow(line)) return [spaced(line, '\t')];
    if (/^=+$/.test(line)) return ['*** BOARD ***'];
    return /^(Downloaded|Player)/.test(line) ? [line, ''] : [];
  },
  'coordinates and a frame': (line) => {
    if (isRow(line)) return [`${row++ % 8} | ${spaced(line, ' | ')} |`, '--+---+---+---+'];
    return /^=+$/.test(line) ? ['    0   1   2   3   4   5   6   7'] : [`> ${line}`];
  },
  'other headings, no events': (line) => {
    if (isRow(line)) return [`   ${spaced(line, ' ')}   ${row++ % 8}`];
    const total = /^Downloaded: (\d+)D, (\d+)V$/.exec(line);
    if (total) return [`  data: ${total[1]}   viruses: ${total[2]}`];
    const player = /^Player (\d):$/.exec(line);
    return player ? [`[P${player[1]}]`] : [];
  },
};

describe('boards of RAIInet', () => {
  const compare = comparisonOf('board', 'raiinet');
  test('there are base cases to look at', () => expect(base.length).toBeGreaterThanOrEqual(12));

  for (const [name, layout] of Object.entries(LAYOUTS)) {
    test(`are found in a foreign layout: ${name}`, () => {
      for (const { name: each, expected } of base) {
        const foreign = foreignOf(expected!.toString(), layout);
        expect(compare(expected!, foreign), each).toBeNull();
        expect(comparisonOf('final', 'raiinet')(expected!, foreign), each).toBeNull();
      }
    });

    test(`show a moved link in it: ${name}`, () => {
      for (const { name: each, expected } of base) {
        const moved = expected!.toString().replace(/^a(.*)\n\.(.*)$/m, '.$1\na$2');
        if (moved === expected!.toString()) continue;
        const foreign = foreignOf(moved, layout);
        expect(compare(expected!, foreign), each).not.toBeNull();
      }
    });
  }

  test('a total that differs is a difference', () => {
    const [{ expected }] = base;
    const other = Buffer.from(expected!.toString().replace('Downloaded: 0D, 0V', 'Downloaded: 1D, 0V'));
    expect(compare(expected!, other)).not.toBeNull();
  });
});

test('every output is the same as itself, however it is compared, and another than nothing', () => {
  for (const game of GAME_IDS) {
    for (const name of COMPARISONS) {
      const compare = comparisonOf(name, game);
      for (const each of casesOf(game)) {
        expect(compare(each.expected!, each.expected!), each.name).toBeNull();
        if (each.expected!.length > 0)
          expect(compare(each.expected!, Buffer.alloc(0)), each.name).not.toBeNull();
      }
    }
  }
});

const FAULTY = fileURLToPath(new URL('../../testing/faulty-cases.mjs', import.meta.url));

type Outputs = Readonly<Record<string, { readonly out: string; readonly status: number }>>;

/** What programs with a fault print for each of the game's own cases. */
function outputsOf(game: GameId, faults: readonly string[]): Readonly<Record<string, Outputs>> {
  const folders = readdirSync(`${GAMES}${game}/cases`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${GAMES}${game}/cases/${name}`);
  const words = [FAULTY, game, faults.join(','), ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, words, { maxBuffer: 1 << 28 });
  if (stdout.length === 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}

const { edits } = await import(new URL('../../testing/faulty/edits.mjs', import.meta.url).href);

for (const game of GAME_IDS) {
  describe(`the faults of ${game}`, async () => {
    const { faults } = await import(`../../testing/faulty/${game}.mjs`);
    const cases = casesOf(game);
    const isWrong = ({ expected, status }: Case, did: { out: string; status: number }) =>
      did.out !== expected!.toString() || (status !== null && status !== did.status);

    // Each third in every run, all of them in long ones.
    const all = Object.keys({ ...faults, ...edits[game] });
    const chosen = all.filter((_, i) => process.env.QUADRANT_LONG || i % 3 === 0);
    let told: Readonly<Record<string, Outputs>> = {};
    // Those in tables share a process; an edit of a built file needs one of its own.
    beforeAll(() => {
      told = outputsOf(
        game,
        chosen.filter((fault) => fault in faults),
      );
    });
    test.each(chosen)('%s fails a case', { timeout: 120_000 }, (fault) => {
      const outputs = told[fault] ?? outputsOf(game, [fault])[fault];
      const failed = cases.filter((each) => isWrong(each, outputs[each.name]));
      expect(failed).not.toEqual([]);
      // What changes a state is found where states are compared.
      const compare = comparisonOf('board', game);
      const lines = game === 'raiinet' ? isRow : () => false;
      const boardsOf = (out: string) => out.split('\n').filter(lines).join('\n');
      for (const each of failed) {
        const { out } = outputs[each.name];
        if (boardsOf(out) !== boardsOf(each.expected!.toString()))
          expect(compare(each.expected!, Buffer.from(out)), each.name).not.toBeNull();
      }
    });
  });
}

test('there are no stray files among the cases', () => {
  for (const game of GAME_IDS) {
    for (const { name, folder } of casesOf(game))
      expect(readFileSync(`${folder}/../README.md`, 'utf8'), `${game}: ${name}`).toContain(name);
  }
});
