/** What tables of words in two languages must have in common beyond their types: the values that a sentence tells. */

type WordTable = { readonly [key: string]: unknown };
type Sentence = (...values: unknown[]) => unknown;

const isTable = (value: unknown): value is WordTable => typeof value === 'object' && value !== null;
const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

/** Sentences that tell another choice of their values than those of the first table, or that are empty. */
export function unlikeSentences(one: WordTable, other: WordTable, path = ''): string[] {
  return Object.keys(one).flatMap((key) => {
    const [a, b] = [one[key], other[key]];
    const name = path + key;
    if (isTable(a) && isTable(b)) return unlikeSentences(a, b, `${name}.`);
    if (isSentence(a) && isSentence(b)) {
      const [first, second] = [toldBy(a), toldBy(b)];
      return first === null || second === null || first === second ? [] : [`${name}: ${first} and ${second}`];
    }
    if (typeof a === 'string' && typeof b === 'string')
      return (a === '') === (b === '') ? [] : [`${name} is empty`];
    return typeof a === typeof b ? [] : [`${name} is of another type`];
  });
}

/** Numbers that nothing else holds, one for each value of a sentence. */
const valuesFor = (sentence: Sentence) => Array.from({ length: sentence.length }, (_, i) => 4001 + 11 * i);

/** The sentence with such numbers as its values; null: it is about more than texts and numbers. */
function tried(sentence: Sentence): string | null {
  try {
    const words = sentence(...valuesFor(sentence));
    return typeof words === 'string' ? words.replace(/(?<=\d)[.,](?=\d)/g, '') : null;
  } catch {
    return null;
  }
}

/** The places of the values that a sentence tells. */
function toldBy(sentence: Sentence): string | null {
  const words = tried(sentence);
  return (
    words &&
    valuesFor(sentence)
      .flatMap((value, i) => (words.includes(String(value)) ? [i] : []))
      .join()
  );
}

/**
 * What the sentences of one table look like, where the other says something else; to find one language in a page of the
 * other. Single short words are left out: some are words of both.
 */
export function patternsOf(table: WordTable, unlike: WordTable): RegExp[] {
  return Object.keys(table).flatMap((key) => {
    const [a, b] = [table[key], unlike[key]];
    if (isTable(a)) return isTable(b) ? patternsOf(a, b) : [];
    const [words, others] = [a, b].map((value) => (isSentence(value) ? tried(value) : value));
    if (typeof words !== 'string' || words === others || words.replace(/\d/g, '').trim().length < 4)
      return [];
    const pattern = words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/40\d\d/g, '.+');
    return /[a-z]/i.test(pattern.replaceAll('.+', '')) ? [new RegExp(`^${pattern}$`)] : [];
  });
}

/** The words of four letters and more that a table, or anything in it, may say. */
export function wordsOf(table: unknown): Set<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    const text = isSentence(value) ? tried(value) : value;
    if (typeof text === 'string')
      for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) words.add(word);
    else if (isTable(value)) Object.values(value).forEach(walk);
  };
  walk(table);
  return words;
}
