/** JSON from outside, bounded before anything is built from it. */
import { DEEPEST } from './plain.js';
import { type Read, unread } from './result.js';

/** The longest line of quadrant-bot/1, in bytes. */
export const LONGEST_LINE = 1 << 20;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** How deep the brackets of a text nest, those inside of strings apart; stops counting beyond `enough`. */
function depthOf(text: string, enough: number): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length && deepest <= enough; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) i = endOfString(text, i);
    else if (c === OPEN_LIST || c === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth--;
  }
  return deepest;
}

/** The place of the quote that closes the string opened at `from`. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Any JSON value of at most `longest` bytes and `deepest` levels. */
export function readJson(text: string, { longest = LONGEST_LINE, deepest = DEEPEST } = {}): Read<unknown> {
  if (text.length > longest || (text.length * MOST_BYTES > longest && bytesOf(text) > longest))
    return unread('too-long', `This is longer than ${longest} bytes.`);
  if (depthOf(text, deepest) > deepest)
    return unread('too-deep', `This nests deeper than ${deepest} levels.`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return unread('malformed', 'This is not JSON.');
  }
}

/** Of one character of a string, as UTF-8. */
const MOST_BYTES = 3;

/** How many bytes the text has as UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c > 0x7ff) bytes += c >= 0xd800 && c <= 0xdfff ? 1 : 2;
    else if (c > 0x7f) bytes++;
  }
  return bytes;
}
