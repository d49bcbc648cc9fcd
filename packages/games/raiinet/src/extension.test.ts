/** A ninth ability, added from outside the package: one entry, no other file. */

import { makeLink, makeProgram, makeRaiinet, standard, type Tables } from '@quadrant/raiinet';
import { runProgram, testConformance } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { rests } from '../testing/rests.js';

type NewAbility = Tables['abilities'][number];

/** Two own links exchange their squares, in the open. */
const exchange: NewAbility = {
  letter: 'X',
  name: 'Exchange',
  help: 'Two of your links change places; a feint changes nothing.',
  target: 'two-links-choice',
  choices: ['go', 'feint'],
  refuses: null,
  apply(position, _, link, other, choice) {
    if (choice === 1) return;
    const [a, b] = [position.links[link], position.links[other]];
    position.links[link] = makeLink(a.value, b.at, a.boost, a.jam, a.known, a.by);
    position.links[other] = makeLink(b.value, a.at, b.boost, b.jam, b.known, b.by);
    position.board[a.at] = other;
    position.board[b.at] = link;
  },
  detail: null,
  toOthers: null,
  line: ({ target }) => `Exchange: ${target[0]} and ${target[1]}.`,
};

const tables: Tables = { abilities: [...standard.abilities, exchange] };
const raiinet = makeRaiinet(tables);

describe('a ninth ability', () => {
  const words = ['-ability1', 'xxLFD'];

  test('is dealt, listed, refused, performed and told', () => {
    const { out } = runProgram(
      makeProgram(raiinet),
      words,
      'abilities\nability 1 a\nability 1 a A go\nability 1 a d go\nmove a down\nquit\n',
    );
    expect(out).toContain('1: Exchange (unused)');
    expect(out).toContain('Error: usage: ability 1 <link> <link> <go|feint>');
    expect(out).toContain('Error: link "A" is not yours.');
    expect(out).toContain('Exchange: a and d.\n');
    expect(out).toContain('dbcSSfgh\n...ae...\n');
  });

  test('is in the list of legal commands', () => {
    const read = raiinet.readOptions({ hands: ['XLFDS', 'LFDSP'] });
    if (!read.ok) throw new Error(read.error.words);
    const out: Parameters<typeof raiinet.legal>[2] = [];
    raiinet.legal(raiinet.begin(read.value, 1), 0, out);
    const listed = out.map((c) => raiinet.grammar.print(c));
    expect(listed).toContain('ability 1 a d go');
    expect(listed).toContain('ability 1 a d feint');
  });

  test('is unknown to the standard game', () => {
    expect(runProgram(makeProgram(), words, '').err).toContain('needs five letters out of LFDSPHJN.');
  });

  test('cannot take the letter of another', () => {
    expect(() => makeRaiinet({ abilities: [...standard.abilities, { ...exchange, letter: 'S' }] })).toThrow(
      /Scan and Exchange have the same letter S/,
    );
    expect(() => makeRaiinet({ abilities: [{ ...exchange, letter: 'x' }] })).toThrow(/not one of A-Z/);
  });

  testConformance(raiinet, {
    options: [{ hands: ['XXNSP', 'XNSPH'] }],
    games: 1,
    turns: 20,
    rests,
  });
});
