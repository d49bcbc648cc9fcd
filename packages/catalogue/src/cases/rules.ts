/** How the cases of a game lie on a disk, and how its transcripts read. */
import type { Program } from '@quadrant/kernel';
import type { GameModule } from '../entry.js';

/** To which command of the input, and to which turn of the game, a line of a transcript belongs. */
export interface TranscriptPlace {
  readonly number: number; // 14: which command of the input, from 1; 0: before the first
  readonly command: string; // 'move(A,3)'; empty before the first
  readonly turn: string; // 'in game(3.0)', 'turn 7'; empty where there is none
}

/** What it takes to find a place: the right transcript, and the run that printed it. */
export interface TranscriptRun {
  readonly lines: readonly string[];
  readonly program: Program;
  readonly words: readonly string[];
  readonly input: string;
  readText(name: string): string | null;
}

/** A line that is compared, and the line of the output (from 1) that it comes from. */
export interface ShownLine {
  readonly text: string;
  readonly line: number;
}

/** The states that a transcript shows, one after the other. */
export type States = ShownLine[][];

/** What there is to go by: a case, or a script of the fuzzer. */
export interface Tagged {
  readonly args: readonly string[];
  readonly input: string;
}

/** What a case has of how a game begins. */
export interface Beginning {
  readonly args: readonly string[]; // ['--seed', '7']
  readonly level: string | null;
  readonly commands: readonly string[]; // that lead into the game: ['play(5,10,1,1,1,1,1)', …]
}

/** What a game begins with. */
export interface Started {
  readonly options: unknown; // for the game to read
  readonly seed: number | null; // null: the usual one
}

export interface CaseRules {
  /** The name of the level file that the program takes as its last word (`NAME.map` of a case); null: it takes none. */
  readonly level: string | null;
  /** Whether its program has options that its inputs are usually tried with (`NAME.args` of a case). */
  readonly takesOptions: boolean;
  /** The files that commands of an input name. */
  filesIn(input: string): readonly string[];
  /** The exit status for an output that begins so, where a case names none; null: the rules say nothing of it. */
  statusOf(beginning: string): number | null;
  /** `line` counts from 1. */
  placeOf(transcript: TranscriptRun, line: number): TranscriptPlace;
  /** What is compared of two outputs when layout plays no part; lines with their line ends. */
  statesOf(expected: readonly string[], actual: readonly string[]): readonly [States, States];
  /** Whether a case keeps to the base game. */
  isBase(args: readonly string[]): boolean;
  /** The letters of the cards in all hands, in order; empty where there are none. */
  cardsOf(args: readonly string[]): string;
  playersOf(args: readonly string[]): number;
  /** The names of the commands, as they come. */
  commandsIn(input: string): readonly string[];
  /** The beginning of a case that plays a game with these options. */
  beginningOf(module: GameModule, options: unknown, seed: number): Beginning;
  /** The other way round; null: more is needed than these words and the level. */
  startedBy(args: readonly string[], level: string | null): Started | null;
  /** Single commands of an input; `lines` are of its right transcript. */
  commandsOf(input: string, lines: readonly string[]): readonly string[];
}
