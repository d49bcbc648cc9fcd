/** The words around the games, in the language of the page. They are loaded before anything is drawn. */
import {
  type Language,
  type Phrasebook,
  type Phrases,
  phrase,
  phraseOf,
  type Refusal,
} from '@quadrant/kernel';
import type { PageGame } from '../games.js';

export type Shell = typeof import('./en/shell.js').shell;

const TABLES: Readonly<Record<Language, () => Promise<{ readonly shell: Shell }>>> = {
  en: () => import('./en/shell.js'),
  de: () => import('./de/shell.js'),
};

export let shell: Shell;

export async function loadShell(language: Language): Promise<void> {
  shell = (await TABLES[language]()).shell;
}

/** English words from below (the catalogue, a kept game, the table) in the language of the page. */
export const said = (words: string): string => phrase(shell.phrases, words) ?? phrase(learnt, words) ?? words;

let learnt: Phrases = {};
/** More phrases, once they are needed. */
export function learn(phrases: Phrases): void {
  learnt = phrases;
}

/** A refusal in the language of the page: by its code, in the words of its game first. */
export const told = (refusal: Refusal, book: Phrasebook = {}): string =>
  [book, ...books, shell.refusals].reduce<string | null>(
    (words, each) => words ?? phraseOf(each, refusal),
    null,
  ) ?? refusal.words;

let books: readonly Phrasebook[] = [];
/** Refusals of a game or of the server, once it is there; the latest are asked first. */
export function learnRefusals(book: Phrasebook): void {
  books = [book, ...books.filter((each) => each !== book)];
}

/** What the catalogue says of a game. */
export const gameWords = ({ sentence, teaser }: Pick<PageGame, 'sentence' | 'teaser'>) => ({
  sentence: said(sentence),
  teaser: said(teaser),
});
