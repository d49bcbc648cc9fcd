/** Games that are not ours: what they must say of themselves, and what is taken where they say no more. */
import type { AnyGame, Fact } from '@quadrant/kernel';
import { plainCases } from './cases/plain.js';
import type { GameEntry, GameModule } from './entry.js';
import { USUAL } from './entry.js';
import { plainNarrator, plainProgram } from './plain/program.js';
import { sayPlainly } from './plain/words.js';

/** An entry from outside: the game, and as much of the rest as there is. */
export interface OutsideEntry extends Partial<Omit<GameEntry, 'load'>> {
  readonly id: string; // 'tic-tac-toe'
  readonly title: string; // 'Tic-tac-toe'
  readonly sentence: string; // 'Three in a row win.'
  load(): Promise<{ readonly game: AnyGame } & Partial<GameModule>>;
}

/** A mistake in what somebody entered. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The entry that `named` offers, whole; `taken` are the ids of others. */
export function readOutside(named: string, offered: unknown, taken: readonly string[]): GameEntry {
  const wrong = (words: string) => new OutsideError(`the game "${named}" ${words}`);
  if (typeof offered !== 'object' || offered === null)
    throw wrong('offers no entry: export const entry = { id, title, sentence, load }');
  const entry = offered as OutsideEntry;
  for (const name of ['id', 'title', 'sentence'] as const)
    if (typeof entry[name] !== 'string' || entry[name] === '') throw wrong(`has an entry without ${name}`);
  if (!ID.test(entry.id)) throw wrong(`has the id "${entry.id}"; an id is small letters, digits and hyphens`);
  if (taken.includes(entry.id)) throw wrong(`has the id "${entry.id}", which another game has`);
  if (typeof entry.load !== 'function') throw wrong('has an entry without load');
  return completed(entry);
}

function completed(entry: OutsideEntry): GameEntry {
  return {
    teaser: entry.sentence,
    seeded: false,
    reseeds: false,
    presets: [{ id: USUAL, title: USUAL, words: entry.sentence, options: {} }],
    measured: {},
    inMatches: {},
    ratedSeats: [],
    planned: null,
    rewarded: 'score',
    best: () => null,
    cases: plainCases,
    sound: { options: ['{}', '{"single":true}'], inputs: [], words: ['', '-'] },
    ...entry,
    async load() {
      const module = await entry.load();
      const { game } = module;
      return {
        program: plainProgram(game),
        narrator: () => plainNarrator(game),
        say: (fact: Fact) => sayPlainly(fact),
        ...module,
      };
    },
  };
}
