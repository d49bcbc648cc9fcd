/** Text from outside, made safe to print: what would move a cursor, hide or turn words is shown as its code. */

// Controls, formats (zero-width and direction characters among them), line and paragraph separators, private use.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Surrogate}]/gu;
const LONGEST = 200;

/** The text in one safe line, cut where it is too long. */
export function visible(text: string, longest: number = LONGEST): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return cut.replace(UNSAFE, (c) => `\\u{${(c.codePointAt(0) as number).toString(16)}}`);
}

/** Any value as a safe piece of text; never calls anything of the value's own. */
export function visibleValue(value: unknown, longest: number = LONGEST): string {
  if (typeof value === 'string') return visible(JSON.stringify(value.slice(0, longest)), longest + 2);
  if (typeof value === 'number' || typeof value === 'boolean' || value == null) return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
