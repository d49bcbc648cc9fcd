/**
 * Aiming a card word by word: from the legal commands of a card and the words chosen so far come the words that may
 * follow. It reads what the game lists and knows no single ability.
 */
import { DIRECTIONS, type Direction, linkOf, type PlayerCount, type RaiinetCommand } from '@quadrant/raiinet';

export type Next =
  | { readonly kind: 'link'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'square'; readonly words: ReadonlySet<string> } // '3 4'
  | { readonly kind: 'direction'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'choice'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'none' };

export const isDirection = (word: string): word is Direction =>
  (DIRECTIONS as readonly string[]).includes(word);

/** The words of a command's target: a square is one word. */
function targetWords(command: RaiinetCommand): string[] {
  const words = command.args.slice(1).map(String);
  return /^[0-9]/.test(words[0] ?? '') ? [words.join(' ')] : words;
}

/** What is left of a target once these words are chosen; null when they are not of it. Links may come in any order. */
function remaining(target: readonly string[], chosen: readonly string[]): string[] | null {
  return chosen.every((word) => target.includes(word))
    ? target.filter((word) => !chosen.includes(word))
    : null;
}

const ofCard = (legal: readonly RaiinetCommand[], card: number) =>
  legal.filter((c) => c.name === 'ability' && c.args[0] === String(card));

/** The words that may follow. */
export function nextWords(
  legal: readonly RaiinetCommand[],
  players: PlayerCount,
  card: number,
  chosen: readonly string[],
): Next {
  const words = new Set<string>();
  let kind: Exclude<Next['kind'], 'none'> = 'link';
  for (const command of ofCard(legal, card)) {
    const rest = remaining(targetWords(command), chosen);
    if (!rest || rest.length === 0) continue;
    if (linkOf(players, rest[0]) >= 0)
      for (const word of rest) if (linkOf(players, word) >= 0) words.add(word);
    if (linkOf(players, rest[0]) >= 0) continue;
    kind = isDirection(rest[0]) ? 'direction' : /^[0-9]/.test(rest[0]) ? 'square' : 'choice';
    words.add(rest[0]);
  }
  return words.size === 0 ? { kind: 'none' } : { kind, words };
}

/** The command that these words are the whole target of. */
export function commandOf(
  legal: readonly RaiinetCommand[],
  card: number,
  chosen: readonly string[],
): RaiinetCommand | null {
  return ofCard(legal, card).find((command) => remaining(targetWords(command), chosen)?.length === 0) ?? null;
}
