/**
 * What a terminal sends, as keys and clicks. Bytes may arrive cut anywhere; what is not understood is
 * dropped, never taken for typing.
 */

export type Input =
  | { readonly kind: 'key'; readonly key: string } // 'a', 'A', ' ', 'up', 'enter', 'ctrl-c', 'f1'
  | { readonly kind: 'click'; readonly x: number; readonly y: number }
  | { readonly kind: 'wheel'; readonly by: -1 | 1 };

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

export class KeyDecoder {
  private waiting = '';

  /** True while an escape is held back that may be the key itself or the start of a sequence. */
  get undecided(): boolean {
    return this.waiting !== '';
  }

  feed(text: string): Input[] {
    const inputs: Input[] = [];
    let rest = this.waiting + text;
    this.waiting = '';
    while (rest !== '') {
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

function escaped([, mark, numbers, final, ss3, alt]: readonly string[]): Input | null {
  if (alt !== undefined) return key(`alt-${plainKey(alt)}`);
  if (ss3 !== undefined) return NAMED[ss3] ? key(NAMED[ss3]) : null;
  if (mark === '<') return mouse(numbers.split(';').map(Number), final);
  if (mark !== '') return null;
  const name = final === '~' ? NUMBERED[numbers.split(';')[0]] : NAMED[final];
  return name ? key(name) : null;
}

/** `ESC [ < button ; column ; row M`: pressed; the wheel is buttons 64 and 65. */
function mouse([button, column, row]: readonly number[], final: string): Input | null {
  if (final !== 'M' || !(column >= 1) || !(row >= 1)) return null;
  if (button === 64 || button === 65) return { kind: 'wheel', by: button === 64 ? -1 : 1 };
  return button === 0 ? { kind: 'click', x: column - 1, y: row - 1 } : null;
}
