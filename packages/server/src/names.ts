/** Names that people may have: any alphabet, but no two in a word, so that none looks like another by mixed letters. */
import { ok, type Result, refuse } from '@quadrant/kernel';

const SHORTEST = 2;
const LONGEST = 20;
const ALLOWED = /^[\p{L}\p{M}\p{N} ._-]+$/u;
/** Letters and marks that nobody sees, and more marks over one letter than any alphabet has: over the lines around it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{6}/u;
/** The other alphabets in which people write today, by their names in Unicode; all that nobody writes any more are one. */
const OTHERS = `
Adlam Arabic Armenian Balinese Bamum Batak Bengali Canadian_Aboriginal Chakma Cham Cherokee Coptic Devanagari
Ethiopic Georgian Gujarati Gurmukhi Hanifi_Rohingya Hebrew Javanese Kannada Kayah_Li Khmer Lao Lepcha Limbu Lisu
Malayalam Mandaic Meetei_Mayek Miao Mongolian Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Oriya Osage
Runic Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan
Tifinagh Vai Wancho Yi`.trim();
const LISTED = [
  ['Latin'],
  ['Greek'],
  ['Cyrillic'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Hangul', 'Han'],
  ...OTHERS.split(/\s+/).map((name) => [name]),
].map(lettersOf);
const UNLISTED = `(?!${LISTED.join('|')})\\p{L}`;
/** Some letters are at home in every alphabet: the one before Hawaiian vowels. */
const ALPHABETS = [...LISTED, UNLISTED].map(
  (letters) => new RegExp(`^(?:[^\\p{L}]|\\p{scx=Common}|${letters})*$`, 'u'),
);

function lettersOf(names: readonly string[]): string {
  return names.map((name) => `\\p{scx=${name}}`).join('|');
}

export function readName(given: string): Result<string> {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ');
  const { length } = [...name];
  if (length < SHORTEST || length > LONGEST)
    return refuse('name', `A name has ${SHORTEST} to ${LONGEST} characters.`);
  if (!ALLOWED.test(name) || UNSEEN.test(name) || !/\p{L}|\p{N}/u.test(name))
    return refuse('name', 'A name has letters, digits, blanks, "-", "_" and ".".');
  const mixed = name.split(/[ ._-]/).some((word) => !ALPHABETS.some((alphabet) => alphabet.test(word)));
  return mixed ? refuse('name', 'A word of a name is of one alphabet.') : ok(name);
}
