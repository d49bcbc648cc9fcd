/** A value against its maximum as a short bar: `70/70 ▮▮▮▮▮`. */
import { ink, PLAIN, type Style } from '../screen/canvas.js';

const LENGTH = 5;

export function gauge(value: number, max: number): string {
  const full =
    max <= 0 ? 0 : Math.max(value > 0 ? 1 : 0, Math.min(LENGTH, Math.floor((value * LENGTH) / max)));
  return `${value}/${max} ${'▮'.repeat(full)}${'▯'.repeat(LENGTH - full)}`;
}

/** Low values stand out; the number says the same. */
export function gaugeStyle(value: number, max: number): Style {
  if (value * 4 <= max) return ink('bright-red');
  return value * 2 <= max ? ink('yellow') : PLAIN;
}
