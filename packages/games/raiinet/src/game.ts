/** RAIInet as the kernel's contract wants a game. */
import { type Game, NOBODY, type Refusal } from '@quadrant/kernel';
import { makeCommands, type RaiinetCommand } from './commands.js';
import type { Fact, SeenFact } from './facts.js';
import { type Options, readOptions } from './options.js';
import { begin, clone, type Position } from './position.js';
import { resampler } from './resample.js';
import { check } from './rules/check.js';
import { outcome } from './rules/download.js';
import { mayTakeBack } from './rules/knowledge.js';
import { withdraw } from './rules/turn.js';
import { legal, perform } from './rules.js';
import { factSchema, optionsSchema, viewSchema } from './schemas.js';
import { makeSides } from './sides.js';
import { standard, type Tables } from './tables.js';
import { seen, type View, view } from './view.js';

export interface Raiinet extends Game<Position, RaiinetCommand, Fact, View, Options, SeenFact> {
  readonly tables: Tables;
}

const NOT_WHOLE: Refusal = { code: 'bad-seed', words: 'The seed is a whole number.' };

/** The game with these abilities. Nothing in it is random: the seed only names a game. */
export function makeRaiinet(tables: Tables = standard): Raiinet {
  const commands = makeCommands(tables);
  return {
    tables,
    id: 'raiinet',
    title: 'RAIInet',
    version: 1,
    grammar: commands.grammar,
    defaultSeed: 1,
    readOptions: (value) => readOptions(value, tables),
    checkSeed: (seed) => (Number.isSafeInteger(seed) ? null : NOT_WHOLE),
    sides: makeSides(tables),
    seatsOf: (options) => options.players,
    begin,
    seats: (position) => position.players,
    onMove: (position) => (position.end === null ? position.turn : NOBODY),
    check: (position, seat, command) => check(position, seat, commands.kinds, command),
    perform: (position, seat, command, tell) => perform(position, seat, commands.kinds, command, tell),
    legal: (position, seat, out) => legal(position, commands, seat, out),
    open: () => [],
    outcome,
    scores: (position) => position.seats.map((seat) => seat.data),
    secrets: { mayTakeBack },
    lift: null,
    view,
    seen: (fact, _, seat) => seen(fact, seat, tables.abilities),
    resampler: (known) => resampler(known, tables),
    withdraw,
    schemas: { view: viewSchema(tables), fact: factSchema(tables), options: optionsSchema(tables) },
    clone,
    draws: () => 0,
  };
}

export const game = makeRaiinet();
