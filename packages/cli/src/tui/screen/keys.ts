/**
 * What a terminal sends, as keys and clicks. Bytes may arrive cut anywhere; what is not understood is
 * dropped, never taken for typing.
 */
import { eventOf, kittyKey } from './kitty.js';

export type Input =
  | { readonly kind: 'key'; readonly key: string; readonly held?: true } // 'a', 'A', ' ', 'up', 'enter', 'ctrl-c', 'f1'
  | { readonly kind: 'click'; readonly x: number; readonly y: number }
  | { readonly kind: 'wheel'; readonly by: -1 | 1 };

export const isHeld = (input: Input): boolean => input.kind === 'key' && input.held === true;

/** Text that was pasted as a whole: nobody pressed its characters. */
export interface Pasted {
  readonly kind: 'paste';
  readonly text: string;
}

/** The terminal's answer that it can tell held keys from pressed ones. */
export interface TellsKeys {
  readonly kind: 'tells-keys';
}
export type Decoded = Input | Pasted | TellsKeys;

const NAMED: Readonly<Record<string, string>> = {
  A: 'up', B: 'down', C: 'right', D: 'left', H: 'home', F: 'end', Z: 'backtab', P: 'f1', Q: 'f2', R: 'f3', S: 'f4',
}; // biome-ignore format: a table
const NUMBERED: Readonly<Record<string, string>> = {
  1: 'home', 2: 'insert', 3: 'delete', 4: 'end', 5: 'pageup', 6: 'pagedown', 7: 'home', 8: 'end',
  11: 'f1', 12: 'f2', 13: 'f3', 14: 'f4', 15: 'f5', 17: 'f6', 18: 'f7', 19: 'f8', 20: 'f9', 21: 'f10',
}; // biome-ignore format: a table
const CONTROL: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
};

/** What may follow an escape. */
const SEQUENCE = /^(?:\[([<?>=]?)([0-9;:]*)([@-~])|O([@-~])|([^[O]))/;
const UNFINISHED = /^(?:\[[<?>=]?[0-9;:]*|O)?$/;
const UNFINISHED_START = /^(?:\[[<?>=]?[0-9;:]*|O)/;
const LONGEST = 64;
const PASTE = '\x1b[200~';
const PASTED = '\x1b[201~';
const LONGEST_PASTE = 10_000; // what comes after it is dropped

export class KeyDecoder {
  private waiting = '';
  private pasting: string | null = null; // the text of a paste so far

  /** True while an escape is held back that may be the key itself or the start of a sequence. */
  get undecided(): boolean {
    return this.waiting !== '' && this.pasting === null;
  }

  feed(text: string): Decoded[] {
    const inputs: Decoded[] = [];
    let rest = this.waiting + text;
    this.waiting = '';
    while (rest !== '') {
      if (this.pasting !== null || rest.startsWith(PASTE)) {
        rest = this.paste(this.pasting === null ? rest.slice(PASTE.length) : rest, inputs);
        continue;
      }
      if (rest[0] !== '\x1b') {
        const glyph = String.fromCodePoint(rest.codePointAt(0)!);
        inputs.push(key(plainKey(glyph)));
        rest = rest.slice(glyph.length);
        continue;
      }
      const tail = rest.slice(1);
      const sequence = tail[0] === '\x1b' ? null : SEQUENCE.exec(tail);
      if (sequence) {
        const input = escaped(sequence);
        if (input) inputs.push(input);
        rest = tail.slice(sequence[0].length);
      } else if (UNFINISHED.test(tail) && tail.length < LONGEST) {
        this.waiting = rest;
        rest = '';
      } else {
        if (tail[0] === '\x1b') inputs.push(key('escape'));
        rest = tail.replace(UNFINISHED_START, '');
      }
    }
    return inputs;
  }

  /** Takes text up to the end of a paste; gives what comes after it. */
  private paste(rest: string, inputs: Decoded[]): string {
    const end = rest.indexOf(PASTED);
    const interrupt = rest.indexOf('\x03');
    if (interrupt >= 0 && (end < 0 || interrupt < end)) {
      this.pasting = null; // whoever wants to leave can, also in a paste without an end
      return rest.slice(interrupt);
    }
    const cut = end < 0 ? rest.lastIndexOf('\x1b') : end;
    const held = end < 0 && cut >= 0 && PASTED.startsWith(rest.slice(cut)); // the end may have come in part
    const text = (this.pasting ?? '') + rest.slice(0, end >= 0 || held ? cut : rest.length);
    this.pasting = text.slice(0, LONGEST_PASTE);
    this.waiting = held ? rest.slice(cut) : '';
    if (end < 0) return '';
    inputs.push({ kind: 'paste', text: this.pasting });
    this.pasting = null;
    return rest.slice(end + PASTED.length);
  }

  /** Nothing followed: a held back escape was the key. */
  flush(): Input[] {
    const alone = this.waiting === '\x1b';
    this.waiting = '';
    return alone ? [key('escape')] : [];
  }
}

const key = (name: string): Input => ({ kind: 'key', key: name });

function plainKey(glyph: string): string {
  if (CONTROL[glyph]) return CONTROL[glyph];
  return glyph < ' ' ? `ctrl-${String.fromCharCode(glyph.charCodeAt(0) + 96)}` : glyph;
}

function escaped([, mark, numbers, final, ss3, alt]: readonly string[]): Input | TellsKeys | null {
  if (alt !== undefined) return key(`alt-${plainKey(alt)}`);
  if (ss3 !== undefined) return NAMED[ss3] ? key(NAMED[ss3]) : null;
  if (mark === '<') return mouse(numbers.split(';').map(Number), final);
  if (mark === '?' && final === 'u') return { kind: 'tells-keys' };
  if (mark !== '') return null;
  if (final === 'u') return kittyKey(numbers);
  const [first, modifiers] = numbers.split(';');
  const name = final === '~' ? NUMBERED[first] : NAMED[final];
  const { held, released } = eventOf(modifiers);
  return name === undefined || released ? null : { kind: 'key', key: name, ...(held ? { held } : {}) };
}

/** `ESC [ < button ; column ; row M`: pressed; the wheel is buttons 64 and 65. */
function mouse([button, column, row]: readonly number[], final: string): Input | null {
  if (final !== 'M' || !(column >= 1) || !(row >= 1)) return null;
  if (button === 64 || button === 65) return { kind: 'wheel', by: button === 64 ? -1 : 1 };
  return button === 0 ? { kind: 'click', x: column - 1, y: row - 1 } : null;
}
