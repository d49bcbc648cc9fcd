/** Why commands are refused, in the words of the rules. `"X"` stands for the word as it was typed. */
import type { Refusal } from '@quadrant/kernel';

const because = (code: string, words: string): Refusal => Object.freeze({ code, words });

export const OVER = because('over', 'the game is over.');
export const NOT_CONTROLLED = because('not-controlled', 'you do not control link "X".');
export const NO_LONGER_THERE = because('gone', 'link "X" is no longer on the board.');
export const UNKNOWN_DIRECTION = because('unknown-direction', 'unknown direction "X".');
export const JAMMED = because('jammed', 'link "X" is jammed.');
export const CANNOT_LEAVE = because('cannot-leave', 'illegal move: you cannot leave the board there.');
export const OWN_PORT = because('own-port', 'illegal move: that is your own server port.');
export const OWN_LINK_THERE = because('own-link-there', 'illegal move: your own link is there.');
export const CANNOT_GO_THERE = because('cannot-go-there', 'illegal move: link "X" cannot go there.');
export const NO_CARD = because('no-card', 'no ability card "X".');
export const ABILITY_USED = because('ability-used', 'you have already used an ability this turn.');
export const NO_SUCH_LINK = because('no-such-link', 'there is no link "X" on the board.');
export const NOT_YOURS = because('not-yours', 'link "X" is not yours.');
export const YOUR_OWN = because('your-own', 'link "X" is your own.');
export const ALREADY_KNOWN = because('already-known', 'link "X" is already known to you.');
export const SAME_LINK = because('same-link', 'choose two different links.');

export const cardUsed = (card: number): Refusal =>
  because('card-used', `ability card ${card} has already been used.`);
export const wrongCount = (usage: string): Refusal => because('usage', `usage: ${usage}`);
export const needsNumbers = (thing: string): Refusal =>
  because('needs-numbers', `a ${thing} needs a row and a column.`);
export const needsEmpty = (thing: string): Refusal =>
  because('needs-empty', `a ${thing} needs an empty square.`);
export const notASquare = (row: number, column: number): Refusal =>
  because('not-a-square', `(${row},${column}) is not a square of the board.`);
export const sayOneOf = (words: readonly string[]): Refusal =>
  because('say-one-of', `say ${words.map((w) => `"${w}"`).join(' or ')}.`);

/** The refusal with the typed word in its place. */
export const about = (refusal: Refusal, word: string): Refusal => ({
  code: refusal.code,
  words: refusal.words.replace('"X"', () => `"${word}"`),
});
