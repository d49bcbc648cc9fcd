/**
 * What the terminal needs of one game: its contract, its words, its screen, and the questions asked before it
 * begins. From the same list of questions come the form on the screen and the options of `quadrant play`.
 */
import type { Expectation } from '@quadrant/bots/analysis';
import type {
  AnyGame,
  Command,
  DigestLine,
  Fact,
  Narrator,
  Outcome,
  Phrasebook,
  Refusal,
  Result,
  Routine,
  Seat,
  Tally,
} from '@quadrant/kernel';
import type { TableStart } from '@quadrant/table';
import type { Needs } from '../options.js';
import type { Square } from './parts/board.js';
import type { GameFrame } from './parts/frame.js';
import type { Style } from './screen/canvas.js';
import type { Layer, LayerStack } from './screen/stage.js';

/** What a screen is shown: a seat's view and its commands, never a position. */
export interface Scene<C extends Command, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly legal: readonly C[];
  readonly outcome: Outcome | null;
  /** False while looking at the past: nothing can be commanded. */
  readonly live: boolean;
  /** Columns of the window; 80 where nothing is said. */
  readonly width?: number;
  /** What may hurt is marked. */
  readonly threats?: boolean;
  /** The board is turned around. */
  readonly flipped?: boolean;
  refusal(command: C): Refusal | null;
  /** What happened since this seat last acted, as it saw it. */
  news(): readonly Fact[];
}

export type Gesture = { readonly key: string } | { readonly square: Square };

/** What a key or a click led to: another state of the screen, a command to give, words in answer. */
export interface Reaction<C extends Command, U> {
  readonly ui?: U;
  readonly command?: C;
  readonly words?: string;
  /** It gives the game up: it is asked first. */
  readonly givesUp?: true;
  /** It goes on while its key is held: a walk with nobody near. Anything else is played once. */
  readonly steady?: true;
  /** What follows by itself from where the command has led; null: nothing more. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of this game
  readonly goOn?: (scene: Scene<C, any>) => Reaction<C, U> | null;
}

/** The screen of one game. `U` is what it remembers between keys (a cursor, a card picked up). */
export interface TerminalScreen<C extends Command, V, U> {
  start(view: V, seat: Seat): U;
  /** What remains of that after a command was performed. */
  after(ui: U, scene: Scene<C, V>): U;
  frame(scene: Scene<C, V>, ui: U): GameFrame;
  /** Null: the key means nothing here. */
  react(gesture: Gesture, scene: Scene<C, V>, ui: U): Reaction<C, U> | null;
  /** Whether the board can be turned around. */
  readonly flips?: true;
  /** Lines of the help: the key, and what it does. */
  help(): readonly (readonly [keys: string, does: string])[];
}

export type SetupValues = Readonly<Record<string, string>>;

/** A question before the game: a row of the form and an option `--name`. */
export interface SetupQuestion {
  readonly name: string; // 'rows'
  readonly label: string; // 'Rows'
  readonly help: string; // 'rows of the board, 5 to 10'
  readonly value: string; // the answer when none is given
  /** The answer that a full screen offers instead, another one each time. */
  readonly fresh?: () => string;
  /** What the form has at first, where that is not the answer when none is given. */
  readonly offered?: string;
  /** The answers to choose from; without them anything can be typed. */
  readonly choices?: readonly string[];
  /** What an answer means, by the answer; shown in place of the help while it is the one chosen. */
  readonly about?: Readonly<Record<string, string>>;
  /** What else than a choice may be given on the command line. */
  readonly free?: (text: string) => boolean;
  /** Line mode has commands of its own for this. */
  readonly screenOnly?: boolean;
  /** The answers to others with which it is asked, and may be given. */
  readonly needs?: Needs; // { enemies: ['own'] }
  /** Never asked: for the command line only. */
  readonly unasked?: true;
  /** Answers that go with one to this, where nothing else is said. */
  readonly implies?: SetupValues;
}

export interface GameKit {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: kits of different games stand in one list
  readonly screen: TerminalScreen<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  narrator(): Narrator<any, any, any>;
  /** One sentence for a fact as it was seen; null: not worth one. */
  say(fact: Fact, reader: Seat): string | null;
  /** One for a fact that only the whole log tells: a step. */
  // biome-ignore lint/suspicious/noExplicitAny: a fact of this game, as a seat sees it
  sayStep?(fact: any): string | null;
  /** Facts in the order in which they are best told; as they came without this. */
  // biome-ignore lint/suspicious/noExplicitAny: facts of this game, as a seat sees them
  order?(facts: any): readonly Fact[];
  /** What others did as always in a turn, to be told in a line each where it is much. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  routine?(facts: any): readonly Routine<Fact>[];
  /** What a turn brought, for a seat, the most important first. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  digest?(facts: any, seat: Seat): readonly DigestLine[];
  /** A seat's score by where it came from, from all facts it saw and its last view; in the words of the terminal. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  tally?(facts: any, view: any, seat: Seat): readonly Tally[];
  /** The turn of the game that a view tells of; where it tells none, or null, every command is one. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  turnIn?(view: any): number | null;
  /** A command that a seat gives as words that follow 'I would', for who has this view. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  deed(command: any, view: any, by: Seat): string;
  /** What an analysis tells: the chance to win, or the score at the end. */
  readonly measure: Expectation;
  readonly accent: Style;
  questions(): readonly SetupQuestion[];
  /** Why a game ended, in the language of the terminal; who reads it may have a part in it. */
  reason(outcome: Outcome, reader: Seat): string;
  /** What the rules refuse, in the language of the terminal. */
  refusals(): Phrasebook;
  /** What is played, as bests are told apart: 'The Old Gate'; without it by the catalogue alone. */
  // biome-ignore lint/suspicious/noExplicitAny: options of this game
  label?(options: any): string;
  /** Answers of today's challenge, beside the seed; without them a game has none. */
  challenge?(seed: number): SetupValues;
  /** Answers that lead to the next level, for who won a game with these options and players; null: it was the last. */
  // biome-ignore lint/suspicious/noExplicitAny: options of this game
  next?(options: any, seats: readonly { readonly bot?: string }[]): SetupValues | null;
  start(values: SetupValues, readFile: (name: string) => string | null): Result<TableStart>;
  /** Further screens before the game; calls `ready` with what came of them. */
  prepare?(
    stage: LayerStack,
    start: TableStart,
    values: SetupValues,
    ready: (start: TableStart) => void,
  ): Layer | null;
  /** The line mode: the words of `quadrant run` for these answers, and the files they name that are on no disk. */
  plain(values: SetupValues): {
    readonly words: readonly string[];
    readonly files?: ReadonlyMap<string, string>;
  };
}

/** A game with the bots of the house that play it. */
export interface Kit extends GameKit {
  readonly bots: readonly string[];
}
