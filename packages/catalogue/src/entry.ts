/** What an entry of the catalogue says of a game. */
import type { AnyGame, Fact, Narrator, Outcome, Plain, Program } from '@quadrant/kernel';
import type { CaseRules } from './cases/rules.js';

/** What every game's package offers under the same names. */
export interface GameModule {
  readonly game: AnyGame;
  readonly program: Program;
  // biome-ignore lint/suspicious/noExplicitAny: a narrator of any game
  narrator(): Narrator<any, any, any>;
  /** One sentence for a fact as it was seen; null: not worth one. A game of several languages is given the words of one. */
  // biome-ignore lint/suspicious/noExplicitAny: a fact of any game, and its words
  say(fact: any, words?: any): string | null;
  /** A fact of the rules in the words of its schema, with nothing hidden; left out where the rules tell it so. */
  // biome-ignore lint/suspicious/noExplicitAny: a fact of any game
  told?(fact: any): Fact;
  /** Level files that come with it. */
  readonly levels?: readonly { readonly text: string }[];
}

export type GivenOptions = { readonly [key: string]: Plain };

/** A way to play a game that has a name. */
export interface Preset {
  readonly id: string; // 'usual'
  readonly title: string; // 'normal': a word for lists and tables of bests
  readonly words: string; // for who chooses: 'The classic level, alone.'
  readonly options: GivenOptions; // as the game reads them
}

/** A preset of a space game, whose options are thresholds. */
export interface Populated extends Omit<Preset, 'options'> {
  readonly thresholds: readonly number[];
}

/** The one that is played where nothing else is asked for. */
export const USUAL = 'usual';

/** A game that has ended, as whoever keeps a table of bests has it. */
export interface Finished<V> {
  readonly view: V; // of the first seat
  readonly outcome: Outcome;
  readonly label: string; // what was played, in words: 'The Old Gate'
  readonly bots: readonly string[]; // by name, one for each seat that they played
}

/** What a finished game is worth beside others. */
export interface Best {
  readonly difficulty: string; // what it is compared with: 'normal'
  readonly value: number; // more is better
  readonly words: string; // '48 points'
}

/** Texts that a game's readers take, for whoever tries damaged ones. */
export interface SoundTexts {
  readonly options: readonly string[]; // as JSON
  readonly inputs: readonly string[]; // of the text program; none: made from the grammar
  readonly words: readonly string[]; // of its command line
}

/** What is played for, in three sentences. */
export interface Brief {
  readonly aim: string;
  readonly score: string; // how one scores
  readonly end: string; // how it ends
}

export interface GameEntry {
  readonly id: string; // 'raiinet'
  readonly title: string; // 'RAIInet'
  readonly sentence: string; // the aim, in one short sentence
  readonly teaser: string; // two sentences for who does not know it yet
  readonly brief?: Brief; // for the top of help and rules
  readonly seeded: boolean; // whether anything is drawn by chance: else no seed is shown
  readonly reseeds: boolean; // whether another seed alone makes another game: else its level names one
  readonly presets: readonly Preset[]; // one of them is USUAL
  readonly measured: GivenOptions; // what bots are measured with
  readonly inMatches: GivenOptions; // what a match has beside the options that somebody gives
  readonly online?: boolean; // false: servers have no tables for it
  readonly ratedSeats: readonly number[]; // matches of so many seats may count for the rating
  readonly planned: string | null; // the command that may be chosen before it is one's turn
  readonly rewarded: 'result' | 'score'; // what a learner is paid for: winning, or what it scores on the way
  /** What a game counts for; null: nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: the view of any game
  best(finished: Finished<any>): Best | null;
  readonly cases: CaseRules;
  readonly sound: SoundTexts;
  /** The game itself, loaded only when it is asked for, so that a program starts quickly. */
  load(): Promise<GameModule>;
}

export const presetOf = ({ presets }: Pick<GameEntry, 'presets'>, id: string): Preset | undefined =>
  presets.find((preset) => preset.id === id);
