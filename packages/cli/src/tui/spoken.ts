/** What the terminal says, in its language: that of the last `speak`, English until then. */
import { LANGUAGES, type Language, type Phrasebook, phrase, phraseOf, type Refusal } from '@quadrant/kernel';
import { speechIn, type Speech as WoodSpeech } from '@quadrant/mirewood';
import { makeWords, type Speech as OdysseySpeech } from '@quadrant/simodyssey-2';
import { tongue as english } from './words/en.js';
import type { Tongue } from './words/tongue.js';

const TABLES: Readonly<Record<Language, () => Promise<{ readonly tongue: Tongue }>>> = {
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
};

interface Spoken extends Tongue {
  readonly language: Language;
  readonly odysseySpeech: OdysseySpeech;
  readonly woodSpeech: WoodSpeech;
}

const spokenIn = (language: Language, tongue: Tongue): Spoken => ({
  ...tongue,
  language,
  odysseySpeech: makeWords(tongue.words.odyssey),
  woodSpeech: speechIn(tongue.words.wood),
});

export let spoken: Spoken = spokenIn(LANGUAGES[0], english);

export async function speak(language: Language): Promise<void> {
  spoken = spokenIn(language, (await TABLES[language]()).tongue);
}

/** English words from below (the catalogue, the table, a file's troubles) in the language of the terminal. */
export const said = (words: string): string => phrase(spoken.shell.phrases, words) ?? words;

/** A refusal in the language of the terminal: by its code, in the words of its game first. */
export const told = (refusal: Refusal, book: Phrasebook = {}): string =>
  phraseOf(book, refusal) ?? phraseOf(spoken.shell.refusals, refusal) ?? refusal.words;

/** An answer of a form as it is shown. */
export const answerIn = (answer: string): string =>
  (spoken.shell.answers as Readonly<Record<string, string>>)[answer] ?? said(answer);

/** What is wrong with a file: the words of the command line, in which the system's stand. */
export function troubleIn(words: string): string {
  const [, what, why] = /^(cannot read .*?: )(.*)$/s.exec(words) ?? [];
  return why === undefined ? said(words) : said(what + said(why));
}
