/**
 * How words are put where people read them, in the language of who reads. Rules know none of this: they tell facts and
 * refuse by codes, and what the programs print is English everywhere.
 */
import type { Refusal } from './command.js';

/** The languages that there are tables of; the first one is spoken where nothing else is asked for. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words, so that whoever cannot read this one finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The first language of a list that there is: `['fr-FR', 'de-AT', 'en']`, `['de_DE.UTF-8']`. */
export function languageOf(wanted: readonly (string | null | undefined)[]): Language {
  for (const name of wanted) {
    const [tongue] = (name ?? '').toLowerCase().split(/[-_.@]/);
    const known = LANGUAGES.find((language) => language === tongue);
    if (known) return known;
  }
  return LANGUAGES[0];
}

/** A sentence begins with a capital letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export interface Counting {
  /** `1,204`, `1.204` */
  number(value: number): string;
  /** The form that goes with a count, of `day|days`: as many as the language has, in the order of CATEGORIES. */
  form(count: number, forms: string): string;
  /** `1 day`, `1,204 days` */
  count(count: number, forms: string): string;
}

export function countingIn(language: Language): Counting {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const { pluralCategories } = rules.resolvedOptions();
  const known = CATEGORIES.filter((category) => pluralCategories.includes(category));
  const form = (count: number, forms: string) => forms.split('|')[known.indexOf(rules.select(count))];
  return {
    number: (value) => numbers.format(value),
    form,
    count: (count, forms) => `${numbers.format(count)} ${form(count, forms)}`,
  };
}

/** English phrases in another language. `{link}` in the English one finds a value, in the other it says where it goes. */
export type Phrases = Readonly<Record<string, string>>;
/** By the code of a refusal what it says in another language; by its English words where a code has several. */
export type Phrasebook = Readonly<Record<string, string | Phrases>>;

/** What English words that came from elsewhere say in another language; null where the phrases do not have them. */
export function phrase(phrases: Phrases, words: string): string | null {
  for (const [english, other] of Object.entries(phrases)) {
    const values = valuesIn(english, words);
    if (values) return other.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }
  return null;
}

/** A refusal travels as a code and English words, in which its values stand; null for what the book does not know. */
export function phraseOf(book: Phrasebook, { code, words }: Refusal): string | null {
  const phrases = Object.hasOwn(book, code) ? book[code] : undefined;
  if (phrases === undefined || typeof phrases === 'string') return phrases ?? null;
  return phrase(phrases, words);
}

function valuesIn(english: string, words: string): Phrases | null {
  if (!english.includes('{')) return english === words ? {} : null;
  const pattern = english
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.*)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${pattern}$`, 's').exec(words)?.groups ?? null;
}
