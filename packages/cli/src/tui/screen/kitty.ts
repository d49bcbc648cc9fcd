/**
 * Keys as terminals of the kitty keyboard protocol tell them: pressed, repeated while held, released. A terminal that
 * does not answer the question does not speak it, and sends bytes as ever.
 */
import type { Input } from './keys.js';

export const ASK = '\x1b[?u';
const FLAGS = 1 + 2 + 8 + 16; // unambiguous keys, kinds of events, every key, with the text it types
export const TELL = `\x1b[>${FLAGS}u`;
export const UNTELL = '\x1b[<u';

const SHIFT = 1;
const ALT = 2;
const CTRL = 4;
const REPEATED = 2;
const RELEASED = 3;

const NAMED: ReadonlyMap<number, string> = new Map([
  [9, 'tab'], [13, 'enter'], [27, 'escape'], [127, 'backspace'], [57414, 'enter'], [57417, 'left'], [57418, 'right'],
  [57419, 'up'], [57420, 'down'], [57421, 'pageup'], [57422, 'pagedown'], [57423, 'home'], [57424, 'end'],
  [57425, 'insert'], [57426, 'delete'], [57427, '5'],
]); // biome-ignore format: a table
const FIRST_PRIVATE = 57344; // keys that type nothing: modifiers, media, the number pad
const PAD_DIGITS = 57399; // 0 to 9 on the number pad

/** Whether the second parameter of a sequence tells of a key that is held or was let go. */
export function eventOf(modifiers: string | undefined): { readonly held?: true; readonly released?: true } {
  const event = Number(modifiers?.split(':')[1] ?? 1);
  return event === REPEATED ? { held: true } : event === RELEASED ? { released: true } : {};
}

/** The key of `ESC [ code:shifted ; modifiers:event ; text u`. */
export function kittyKey(numbers: string): Input | null {
  const [codes, modifiers = '', text = ''] = numbers.split(';');
  const { held, released } = eventOf(modifiers);
  if (released) return null;
  const pressed = Math.max(0, Number(modifiers.split(':')[0] || 1) - 1);
  const name = nameOf(codes.split(':').map(Number), pressed, text);
  return name === null ? null : { kind: 'key', key: name, ...(held ? { held } : {}) };
}

function nameOf([code, shifted]: readonly number[], pressed: number, text: string): string | null {
  const named = NAMED.get(code);
  if (named === 'tab' && pressed & SHIFT) return 'backtab';
  if (named !== undefined) return named;
  if (code >= PAD_DIGITS && code < PAD_DIGITS + 10) return String(code - PAD_DIGITS);
  if (!(code >= 32 && code < FIRST_PRIVATE)) return null;
  const glyph = String.fromCodePoint(code);
  if (pressed & CTRL) return `ctrl-${glyph}`;
  if (pressed & ALT) return `alt-${glyph}`;
  if (/^[0-9:]+$/.test(text)) return typedBy(text) ?? glyph;
  if (!(pressed & SHIFT)) return glyph;
  return shifted >= 32 && shifted < FIRST_PRIVATE ? String.fromCodePoint(shifted) : glyph.toUpperCase();
}

/** The one character of `97` or `101:769`. */
function typedBy(text: string): string | null {
  const [code] = text.split(':').map(Number);
  return code >= 32 && code < FIRST_PRIVATE ? String.fromCodePoint(code) : null;
}
