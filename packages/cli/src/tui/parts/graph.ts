/** A line of values over the turns of a game, as columns of blocks. */
import type { Canvas, Style } from '../screen/canvas.js';
import type { ScreenPlace } from './board.js';

const BLOCKS = ' ▁▂▃▄▅▆▇█';
const EIGHTHS = 8;

interface GraphPoint {
  readonly turn: number;
  readonly value: number;
}

/** The column of a turn, from 0. */
export function columnOf(turn: number, points: readonly GraphPoint[], width: number): number {
  const [first, last] = [points[0].turn, points.at(-1)!.turn];
  return last === first ? 0 : Math.round(((turn - first) / (last - first)) * (width - 1));
}

/** From nothing at the bottom to `top`; between two points the line is straight. */
export function drawGraph(
  canvas: Canvas,
  points: readonly GraphPoint[],
  top: number,
  place: ScreenPlace,
  style: Style,
): void {
  for (let x = 0; x < place.width; x++) {
    const level = Math.round((valueAt(x, points, place.width) / top) * place.height * EIGHTHS);
    for (let row = 0; row < place.height; row++) {
      const filled = Math.max(0, Math.min(EIGHTHS, level - (place.height - 1 - row) * EIGHTHS));
      canvas.put(place.x + x, place.y + row, BLOCKS[filled], style);
    }
  }
}

function valueAt(x: number, points: readonly GraphPoint[], width: number): number {
  const next = points.findIndex(({ turn }) => columnOf(turn, points, width) >= x);
  if (next <= 0) return points[0].value;
  const [a, b] = [points[next - 1], points[next]];
  const [from, to] = [a, b].map(({ turn }) => columnOf(turn, points, width));
  return a.value + ((b.value - a.value) * (x - from)) / (to - from);
}
