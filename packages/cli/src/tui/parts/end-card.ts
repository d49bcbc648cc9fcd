/** How a game ended, over the board until a key is pressed. */
import type { Tally } from '@quadrant/kernel';
import { BOLD, type Canvas, ink, type Style, wrap } from '../screen/canvas.js';
import { spoken } from '../spoken.js';

export interface EndWords {
  readonly title: string; // 'You lost'
  readonly good: boolean;
  readonly lines: readonly string[];
}

const WIDTH = 60;
const MOST_SOURCES = 6;

/** `12  Grunt × 6`, the best first. */
export function tallyLines(tally: readonly Tally[]): string[] {
  const shown = tally.slice(0, MOST_SOURCES);
  const wide = Math.max(0, ...shown.map(({ worth }) => String(worth).length));
  return shown.map(
    ({ name, count, worth }) => `  ${String(worth).padStart(wide)}  ${name}${count > 1 ? ` × ${count}` : ''}`,
  );
}

export function drawEndCard(canvas: Canvas, { title, good, lines }: EndWords, accent: Style): void {
  const words = lines.flatMap((line) =>
    line === '' || line.startsWith(' ') ? [line] : wrap(line, WIDTH - 4),
  );
  const height = words.length + 4;
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const y = Math.max(1, Math.floor((canvas.height - height) / 2) - 2);
  canvas.fill(x, y, WIDTH, height, ' ');
  canvas.box(x, y, WIDTH, height, spoken.shell.end.title, accent);
  canvas.put(x + 2, y + 1, title, ink(good ? 'bright-green' : 'bright-yellow', BOLD));
  words.forEach((line, i) => void canvas.put(x + 2, y + 3 + i, line));
}
