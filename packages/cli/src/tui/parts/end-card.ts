/** How a game ended, over the board until a key is pressed. */
import { BOLD, type Canvas, ink, type Style, wrap } from '../screen/canvas.js';
import { spoken } from '../spoken.js';

export interface EndWords {
  readonly title: string; // 'You lost'
  readonly good: boolean;
  readonly lines: readonly string[];
}

const WIDTH = 56;

export function drawEndCard(canvas: Canvas, { title, good, lines }: EndWords, accent: Style): void {
  const words = lines.flatMap((line) => (line === '' ? [''] : wrap(line, WIDTH - 4)));
  const height = words.length + 4;
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const y = Math.max(1, Math.floor((canvas.height - height) / 2) - 2);
  canvas.fill(x, y, WIDTH, height, ' ');
  canvas.box(x, y, WIDTH, height, spoken.shell.end.title, accent);
  canvas.put(x + 2, y + 1, title, ink(good ? 'bright-green' : 'bright-yellow', BOLD));
  words.forEach((line, i) => void canvas.put(x + 2, y + 3 + i, line));
}
