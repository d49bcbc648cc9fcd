/** Mirewood as a game of the kernel, made from tables. */
import { type Game, NOBODY } from '@quadrant/kernel';
import { type Book, makeBook } from './book.js';
import { keyGrammar, type MirewoodCommand } from './commands.js';
import type { Fact, SeenFact } from './facts.js';
import { enterFirstLevel } from './level/enter.js';
import { type LevelFile, openSoundLevels } from './level/read.js';
import { levelText, type Options, readOptions } from './options.js';
import { clone, type Position } from './position.js';
import { BAD_SEED, MAX_SEED } from './refusals.js';
import { resampler } from './resample.js';
import { makeRules, outcome } from './rules.js';
import { schemas } from './schemas.js';
import { standard, type Tables } from './tables.js';
import { seen, type View, view } from './view.js';

export interface Mirewood extends Game<Position, MirewoodCommand, Fact, View, Options, SeenFact> {
  readonly book: Book;
}

export function makeMirewood(tables: Tables = standard): Mirewood {
  const book = makeBook(tables);
  const grammar = keyGrammar(tables.keys);
  const rules = makeRules(book);
  const commands = grammar.enumerate();
  const levelsOf = (options: Options): LevelFile => openSoundLevels(book, levelText(options));
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
    seatsOf: (options) => levelsOf(options).players,
    begin: (options, seed) => enterFirstLevel(book, levelsOf(options), seed, options.single ?? false),
    seats: (position) => position.players,
    onMove: (position) => (position.result === null ? position.asked : NOBODY),
    check: rules.check,
    perform: rules.perform,
    withdraw: rules.withdraw,
    legal(position, seat, out) {
      out.length = 0;
      if (position.result !== null || position.asked !== seat) return;
      for (const command of commands) if (rules.check(position, seat, command) === null) out.push(command);
    },
    open: () => [],
    outcome: (position) => outcome(book, position),
    scores: (position) => position.entities.slice(0, position.players).map((player) => player.score),
    secrets: null,
    lift: null,
    view: (position) => view(book, position),
    seen,
    resampler: (known) => resampler(book, known),
    schemas,
    clone,
    draws: (position) => position.draws,
  };
}
