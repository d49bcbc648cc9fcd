/** A command, and the answer to input: a value, or a refusal that says why. */

/** A command as the rules see it. Closed commands are interned: equal commands are the same object. */
export interface Command {
  readonly name: string; // 'move'
  readonly args: readonly (number | string)[]; // ['A', 3]
}

/** Why a command was not performed. The code is stable; the words are the game's own. */
export interface Refusal {
  readonly code: string; // 'out-of-range'
  readonly words: string; // 'Out of movement range.'
}

/** What every game answers to a seat that is not asked for anything now. */
export const NOT_YOUR_TURN: Refusal = { code: 'not-your-turn', words: 'It is not your turn.' };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: string, words: string): Result<never> => ({ ok: false, error: { code, words } });
