/** How a game ended and what can be done now, over the board. */
import type { Tally } from '@quadrant/kernel';
import { BOLD, type Canvas, ink, type Style, wrap } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import { type KeyLabel, shownKey } from './frame.js';

export interface EndWords {
  readonly title: string; // 'You lost'
  readonly good: boolean;
  readonly lines: readonly string[];
}

const WIDTH = 60;
const MOST_SOURCES = 6; // a line each

/** `12  Grunt × 6`, the best first; those that find no room in one line. */
export function tallyLines(tally: readonly Tally[]): string[] {
  const rest = tally.length > MOST_SOURCES ? tally.slice(MOST_SOURCES - 1) : [];
  const more = {
    name: spoken.shell.end.more(rest.length),
    count: 1,
    worth: rest.reduce((sum, { worth }) => sum + worth, 0),
  };
  const shown = rest.length > 0 ? [...tally.slice(0, MOST_SOURCES - 1), more] : tally;
  const wide = Math.max(0, ...shown.map(({ worth }) => String(worth).length));
  return shown.map(
    ({ name, count, worth }) => `  ${String(worth).padStart(wide)}  ${name}${count > 1 ? ` × ${count}` : ''}`,
  );
}

/** The keys in lines: words that are read in one go stay together. */
function keyLines(keys: readonly KeyLabel[]): string[] {
  const lines = [''];
  for (const key of keys) {
    const text = `${shownKey(key)} ${key.does}`;
    const longer = lines.at(-1) === '' ? text : `${lines.at(-1)}   ${text}`;
    if (longer.length <= WIDTH - 4) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

export function drawEndCard(
  canvas: Canvas,
  { title, good, lines }: EndWords,
  keys: readonly KeyLabel[],
  accent: Style,
): void {
  const { end, escape: shown } = spoken.shell;
  const words = lines.flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, WIDTH - 4)));
  const ways = keyLines([...keys, { key: 'escape', shown, does: end.keys.board }]);
  const height = words.length + ways.length + 5;
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const y = Math.max(1, Math.floor((canvas.height - height) / 2) - 2);
  canvas.box(x, y, WIDTH, height, end.title, accent);
  canvas.put(x + 2, y + 1, title, ink(good ? 'bright-green' : 'bright-yellow', BOLD));
  words.forEach((line, i) => void canvas.put(x + 2, y + 3 + i, line));
  ways.forEach((line, i) => void canvas.put(x + 2, y + 4 + words.length + i, line, BOLD));
}
