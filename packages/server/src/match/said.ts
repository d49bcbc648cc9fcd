/**
 * What a seat said under which id. Most ids are a text and a counter, as the protocol advises: those with the same text
 * are kept as a list by their counter, in which nothing has to be searched and no id has to be kept.
 */

/** A list may leave out so many numbers at a time. */
const MOST_LEFT_OUT = 16;
/** Digits of a counter, at most: past that it is part of the text. */
const MOST_DIGITS = 9;

export class Said {
  private readonly byText = new Map<string, string[]>();
  private readonly others = new Map<string, string>();

  get(id: string): string | undefined {
    const at = counterIn(id);
    const list = at === id.length ? undefined : this.byText.get(id.slice(0, at));
    return list?.[Number(id.slice(at))] ?? (this.others.size === 0 ? undefined : this.others.get(id));
  }

  set(id: string, said: string): void {
    const at = counterIn(id);
    const list = at === id.length ? null : this.listOf(id.slice(0, at));
    const counter = Number(id.slice(at));
    if (list === null || counter > list.length + MOST_LEFT_OUT) this.others.set(id, said);
    else list[counter] = said;
  }

  private listOf(text: string): string[] {
    let list = this.byText.get(text);
    if (list === undefined) {
      list = [];
      this.byText.set(text, list);
    }
    return list;
  }
}

const ZERO = 48;
const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10;

/** Where the counter begins; at the end where there is none. Zeros before a number are no part of it: 007 is not 7. */
function counterIn(id: string): number {
  let at = id.length;
  while (at > 0 && id.length - at < MOST_DIGITS && isDigit(id.charCodeAt(at - 1))) at--;
  while (at < id.length - 1 && id.charCodeAt(at) === ZERO) at++;
  return at;
}
