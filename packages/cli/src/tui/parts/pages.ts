/** A text to read and scroll: the help, the exact transcript. */
import { BOLD, type Canvas, REVERSE } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, Stage } from '../screen/stage.js';

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

export class Pages implements Layer {
  readonly opaque = true;
  private readonly title: string;
  private readonly lines: readonly string[];
  private first: number;
  private height = 20;

  constructor(title: string, text: string, atEnd = false) {
    this.title = title;
    this.lines = text.replace(/\n$/, '').split('\n');
    this.first = atEnd ? this.lines.length : 0;
  }

  draw(canvas: Canvas): void {
    this.height = canvas.height - 3;
    this.first = Math.max(0, Math.min(this.first, this.lines.length - this.height));
    canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
    canvas.put(1, 0, this.title, REVERSE | BOLD);
    this.lines.slice(this.first, this.first + this.height).forEach((line, i) => {
      canvas.put(1, 1 + i, line);
    });
    const last = Math.min(this.lines.length, this.first + this.height);
    const where =
      this.lines.length > this.height ? `   lines ${this.first + 1}-${last} of ${this.lines.length}` : '';
    canvas.put(1, canvas.height - 1, `↑↓ PgUp PgDn scroll   Esc back${where}`, BOLD);
  }

  input(input: Input, stage: Stage): void {
    if (input.kind === 'wheel') this.first += 3 * input.by;
    if (input.kind !== 'key') return;
    const step = STEPS[input.key];
    if (step) this.first = Math.max(0, Math.min(this.lines.length, this.first + step(this.height)));
    else if (['escape', 'q', '?', 't', 'enter'].includes(input.key)) stage.close(this);
  }
}
