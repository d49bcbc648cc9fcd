/**
 * A picture made of character cells: what a screen draws into and what the painter shows. It knows neither
 * terminals nor games. Every character that gets in is one cell wide and harmless: text from files cannot
 * smuggle in control sequences.
 */

/**
 * The colours of a terminal, 0 being whatever it writes in. Bright black, which some palettes make invisible, is left
 * out: faint is the usual colour, written faintly.
 */
export const COLOURS = [
  'plain', 'black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white',
  'faint', 'bright-red', 'bright-green', 'bright-yellow', 'bright-blue', 'bright-magenta', 'bright-cyan', 'bright-white',
] as const; // biome-ignore format: a table
export type Colour = (typeof COLOURS)[number];

/** A colour and attributes in one number, so that cells compare quickly. */
export type Style = number;
export const BOLD = 32;
export const UNDERLINE = 64;
export const REVERSE = 128;
export const COLOUR_BITS = 31;
export const PLAIN: Style = 0;

export function ink(colour: Colour, attributes = 0): Style {
  return COLOURS.indexOf(colour) | attributes;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly glyphs: string[];
  readonly styles: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.glyphs = Array<string>(width * height).fill(' ');
    this.styles = new Uint8Array(width * height);
  }

  /** Writes text from (x, y) to the right, cut off at the edges; gives the column after it. */
  put(x: number, y: number, text: string, style: Style = PLAIN): number {
    for (const glyph of printable(text)) {
      if (x >= 0 && x < this.width && y >= 0 && y < this.height) {
        this.glyphs[y * this.width + x] = glyph;
        this.styles[y * this.width + x] = style;
      }
      x++;
    }
    return x;
  }

  fill(x: number, y: number, width: number, height: number, glyph = ' ', style: Style = PLAIN): void {
    for (let row = y; row < y + height; row++) this.put(x, row, glyph.repeat(Math.max(0, width)), style);
  }

  /** An empty box with a border and a title in it. */
  box(x: number, y: number, width: number, height: number, title = '', style: Style = PLAIN): void {
    this.fill(x, y, width, height);
    const line = '─'.repeat(Math.max(0, width - 2));
    this.put(x, y, `┌${line}┐`, style);
    for (let row = y + 1; row < y + height - 1; row++) {
      this.put(x, row, '│', style);
      this.put(x + width - 1, row, '│', style);
    }
    this.put(x, y + height - 1, `└${line}┘`, style);
    if (title) this.put(x + 2, y, ` ${title} `, BOLD);
  }

  /** The characters alone, row by row, without the blanks at the ends. */
  text(): string {
    const rows: string[] = [];
    for (let y = 0; y < this.height; y++) {
      rows.push(
        this.glyphs
          .slice(y * this.width, (y + 1) * this.width)
          .join('')
          .trimEnd(),
      );
    }
    return rows.join('\n');
  }
}

const HARMLESS = /[^\x20-\x7e\u00a0-\u02ff\u0370-\u03ff\u2010-\u205e\u2190-\u23ff\u2500-\u25ff]/gu;

/** The text with everything replaced that is not exactly one visible cell. */
export function printable(text: string): string {
  return text.replace(HARMLESS, (odd) => (/\p{M}/u.test(odd) ? '' : '?'));
}

/** Breaks a text into lines of at most `width` characters, at blanks where there are any. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let rest = paragraph;
    while (rest.length > width) {
      const blank = rest.lastIndexOf(' ', width);
      const cut = blank > 0 ? blank : width;
      lines.push(rest.slice(0, cut));
      rest = rest.slice(blank > 0 ? cut + 1 : cut);
    }
    lines.push(rest);
  }
  return lines;
}
