/** Lines of other layouts as the readers of boards and totals know them: without colours and tags, in English, in digits. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is meant for a terminal begins with one
const FOR_TERMINALS = /\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][0-9A-Z])/g;
const TAG = /<\/?[a-z][^<>]*>/gi;

const ENGLISH: Readonly<Record<string, string>> = {
  player: 'spieler|joueur|jugador|giocatore|jogador',
  data: 'daten|donn[ée]es?|datos?|dati|dados',
  virus: 'viren|virii?|v[íi]rus',
};
/** Short words are letters of links as well, unless they stand between a word and a number. */
const AND = /(?<=\p{L}{3}\s)(?:und|et|y|e)(?=\s+\d)/giu;
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(ENGLISH).map(
    ([word, others]) => [new RegExp(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'giu'), word] as const,
  ),
  [AND, 'and'],
];

const NUMBERS = ['no|none|zero|nil|keine?|null', 'one|an?|eine?', 'two|zwei', 'three|drei', 'four|vier'];
/** Right before what they count: elsewhere most of them mean something else. */
const COUNTED = NUMBERS.map(
  (words, number) => [new RegExp(`\\b(?:${words})(?=\\s+(?:data|virus))`, 'gi'), String(number)] as const,
);

export function spoken(line: string): string {
  const bare = line.replace(FOR_TERMINALS, '');
  const text = bare.includes('</') ? bare.replace(TAG, ' ') : bare;
  return /[a-z]{3}/i.test(text) ? [...WORDS, ...COUNTED].reduce(replaced, text) : text;
}

const replaced = (text: string, [pattern, word]: readonly [RegExp, string]) => text.replace(pattern, word);
