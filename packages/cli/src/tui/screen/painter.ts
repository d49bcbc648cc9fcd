/** Turns the picture on the terminal into the next one, sending only the cells that changed. */
import { BOLD, type Canvas, COLOUR_BITS, ink, PLAIN, REVERSE, type Style, UNDERLINE } from './canvas.js';

const FAINT = ink('faint');
const CLEAR = '\x1b[0m\x1b[2J';
const ASCII: Readonly<Record<string, string>> = {
  '─': '-', '│': '|', '┌': '+', '┐': '+', '└': '+', '┘': '+', '├': '+', '┤': '+', '┬': '+', '┴': '+', '┼': '+',
  '·': '.', '•': '*', '▮': '#', '▯': '-', '●': 'o', '…': '.', '×': 'x', '▸': '>', '◂': '<', '↑': '^', '↓': 'v',
  '←': '<', '→': '>', '–': '-', '−': '-', '—': '-', '’': "'", '“': '"', '”': '"', '◆': '*', '↵': 'J',
  '▁': '_', '▂': '_', '▃': '.', '▄': '.', '▅': ':', '▆': ':', '▇': '#', '█': '#',
}; // biome-ignore format: a table

export interface PaintOptions {
  readonly colour: boolean; // false: bold, underline and reverse only
  readonly ascii: boolean; // true: only the characters every terminal has
}

export class Painter {
  private readonly ways: PaintOptions;
  private shown: Canvas | null = null;

  constructor(ways: PaintOptions) {
    this.ways = ways;
  }

  /** What was painted is no longer there (another program wrote, the window changed). */
  forget(): void {
    this.shown = null;
  }

  /** The control text that turns what is shown into `next`; empty when nothing changed. */
  paint(next: Canvas): string {
    const before = this.shown;
    const afresh = !before || before.width !== next.width || before.height !== next.height;
    let out = afresh ? CLEAR : '';
    let style: Style = PLAIN;
    let at = -1; // the cell before which the terminal's cursor stands, if known
    for (let i = 0; i < next.glyphs.length; i++) {
      const same = afresh
        ? next.glyphs[i] === ' ' && next.styles[i] === PLAIN
        : before.glyphs[i] === next.glyphs[i] && before.styles[i] === next.styles[i];
      if (same) continue;
      const column = i % next.width;
      if (at !== i || column === 0) out += `\x1b[${Math.floor(i / next.width) + 1};${column + 1}H`;
      if (next.styles[i] !== style) {
        style = next.styles[i];
        out += this.attributes(style);
      }
      out += this.ways.ascii ? ascii(next.glyphs[i]) : next.glyphs[i];
      at = i + 1;
    }
    this.shown = next;
    return style === PLAIN ? out : `${out}\x1b[0m`;
  }

  private attributes(style: Style): string {
    const codes = ['0'];
    if (style & BOLD) codes.push('1');
    if (style & UNDERLINE) codes.push('4');
    if (style & REVERSE) codes.push('7');
    const colour = style & COLOUR_BITS;
    if (colour === FAINT) codes.push('2');
    else if (this.ways.colour && colour > 0) codes.push(String(colour <= 8 ? 29 + colour : 81 + colour));
    return `\x1b[${codes.join(';')}m`;
  }
}

function ascii(glyph: string): string {
  return glyph <= '~' ? glyph : (ASCII[glyph] ?? '?');
}
