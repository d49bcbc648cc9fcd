/** JSON in which everything that is not seen is written as a number, also what JSON may hold as it is: a person may print it. */
import { UNSEEN } from '../check/diff.js';

/** Older readers of YAML, which takes JSON, refuse these as well. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

export const jsonText = (value: unknown, space?: number): string =>
  JSON.stringify(value, null, space).replace(UNSEEN, numbered).replace(NO_CHARACTERS, numbered);

/** Line ends stand between values: those in texts are written out already. */
const numbered = (c: string) => (c === '\n' ? c : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
