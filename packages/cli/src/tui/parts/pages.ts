/** A text to read and scroll: the help, the exact transcript. */
import { BOLD, type Canvas, REVERSE } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';

const STEPS: Readonly<Record<string, (height: number) => number>> = {
  up: () => -1,
  down: () => 1,
  k: () => -1,
  j: () => 1,
  pageup: (height) => -height,
  pagedown: (height) => height,
  ' ': (height) => height,
  home: () => Number.NEGATIVE_INFINITY,
  end: () => Number.POSITIVE_INFINITY,
};

const SIDEWAYS = 20; // columns

export class Pages implements Layer {
  readonly opaque = true;
  private readonly title: string;
  private readonly lines: readonly string[];
  private readonly longest: number;
  private first: number;
  private height = 20;
  private left = 0; // columns scrolled away
  private width = 78;

  constructor(title: string, text: string, atEnd = false) {
    this.title = title;
    this.lines = text.replace(/\n$/, '').split('\n');
    this.longest = Math.max(...this.lines.map((line) => line.length));
    this.first = atEnd ? this.lines.length : 0;
  }

  draw(canvas: Canvas): void {
    this.height = canvas.height - 3;
    this.width = canvas.width - 2;
    this.left = Math.max(0, Math.min(this.left, this.longest - this.width));
    this.first = Math.max(0, Math.min(this.first, this.lines.length - this.height));
    canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
    canvas.put(1, 0, this.title, REVERSE | BOLD);
    this.lines.slice(this.first, this.first + this.height).forEach((line, i) => {
      canvas.put(1, 1 + i, line.slice(this.left, this.left + this.width));
    });
    const last = Math.min(this.lines.length, this.first + this.height);
    const words = spoken.shell.pages;
    const keys = [
      words.keys,
      ...(this.longest > this.width ? [words.sideways] : []),
      words.back,
      ...(this.lines.length > this.height ? [words.lines(this.first + 1, last, this.lines.length)] : []),
    ];
    canvas.put(1, canvas.height - 1, keys.join('   '), BOLD);
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind === 'wheel') this.first += 3 * input.by;
    if (input.kind !== 'key') return;
    const step = STEPS[input.key];
    if (input.key === 'left') this.left -= SIDEWAYS;
    if (input.key === 'right') this.left += SIDEWAYS;
    if (step) this.first = Math.max(0, Math.min(this.lines.length, this.first + step(this.height)));
    else if (['escape', 'q', '?', 't', 'm', 'enter'].includes(input.key)) stage.close(this);
  }
}
