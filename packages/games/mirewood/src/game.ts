/** Mirewood as a game of the kernel, made from tables. */
import { type Game, NOBODY, type Refusal } from '@quadrant/kernel';
import { type Book, makeBook } from './book.js';
import { type KeyCommand, keyGrammar } from './commands.js';
import type { Fact } from './facts.js';
import { enterFirstLevel } from './level/enter.js';
import { MAX_SEED } from './level/headers.js';
import { type LevelFile, readLevels } from './level/read.js';
import { levelText, type Options, readOptions } from './options.js';
import { clone, type Position } from './position.js';
import { makeRules, outcome } from './rules.js';
import { standard, type Tables } from './tables.js';
import { seen, type View, viewOf } from './view.js';

export interface Mirewood extends Game<Position, KeyCommand, Fact, View, Options> {
  readonly book: Book;
}

const BAD_SEED: Refusal = { code: 'bad-seed', words: `the seed is a whole number from 0 to ${MAX_SEED}` };

export function makeMirewood(tables: Tables = standard): Mirewood {
  const book = makeBook(tables);
  const grammar = keyGrammar(tables.keys);
  const rules = makeRules(book);
  const commands = grammar.enumerate();
  function sound(options: Options): LevelFile {
    const file = readLevels(book, levelText(options));
    if (!file.ok) throw new Error(`mirewood cannot begin: ${file.error.words}`);
    return file.value;
  }
  return {
    book,
    id: 'mirewood',
    title: 'Mirewood',
    version: 1,
    grammar,
    defaultSeed: 1,
    readOptions: (value) => readOptions(book, value),
    checkSeed: (seed) => (Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED ? null : BAD_SEED),
    sides: null,
    seatsOf(options) {
      return sound(options).players;
    },
    begin(options, seed) {
      return enterFirstLevel(book, sound(options), seed);
    },
    seats: (position) => position.players,
    onMove: (position) => (position.result === null ? position.asked : NOBODY),
    check: rules.check,
    perform: rules.perform,
    legal(position, seat, out) {
      out.length = 0;
      if (position.result !== null || position.asked !== seat) return;
      for (const command of commands) if (rules.check(position, seat, command) === null) out.push(command);
    },
    open: () => [],
    outcome: (position) => outcome(book, position),
    scores: (position) => position.entities.slice(0, position.players).map((player) => player.score),
    secrets: null,
    view: (position) => viewOf(book, position),
    seen,
    clone,
    draws: (position) => position.draws,
  };
}
