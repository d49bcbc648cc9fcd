/** The pieces by the letter of the text view, with the health they have left; and the stars behind them. */
import type { VNode } from 'preact';
import { scatter } from '../../parts/board-geometry.js';
import { DRAWINGS } from './drawings.js';

/** The drawing that a letter stands for. */
export const PIECES: Readonly<Record<string, keyof typeof DRAWINGS & string>> = {
  S: 'ship',
  X: 'wreck',
  G: 'grunt',
  F: 'fighter',
  C: 'carrier',
  I: 'interceptor',
  P: 'pylon',
  '*': 'shot',
  '<': 'enemy-shot',
};
const FULL = 8;

const drawn = new Map<string, VNode>();

/** A piece, with a bar of the health it has left (of 8 parts) where it is not whole. One object per look. */
export function picture(glyph: string, eighths: number = FULL): VNode | undefined {
  const name = PIECES[glyph];
  if (name === undefined) return undefined;
  const key = `${glyph} ${eighths}`;
  let made = drawn.get(key);
  if (!made) {
    made = (
      <svg
        viewBox="0 0 64 64"
        class={`drawn is-${name}`}
        style={`--k: var(--${DRAWINGS[name].hue})`}
        aria-hidden="true"
      >
        <use href={`#p-${name}`} />
        {eighths < FULL && (
          <>
            <rect class="bar-back" x="10" y="62" width="44" height="5" rx="2.5" />
            <rect class="bar-left" x="10" y="62" width={(44 * eighths) / FULL} height="5" rx="2.5" />
          </>
        )}
      </svg>
    );
    drawn.set(key, made);
  }
  return made;
}

const skies = new Map<string, VNode>();

/** Stars, scattered over the squares the same way every time. */
export function starsOver(rows: number, columns: number): VNode {
  const key = `${rows} ${columns}`;
  let sky = skies.get(key);
  if (!sky) {
    const stars: VNode[] = [];
    for (let n = 0; n < 2 * rows * columns; n++) {
      if (scatter(n, 1) > 0.42) continue;
      const square = n >> 1;
      const x = (square % columns) * 60 + 6 + scatter(n, 2) * 48;
      const y = Math.floor(square / columns) * 60 + 6 + scatter(n, 3) * 48;
      stars.push(<circle key={n} cx={x} cy={y} r={0.6 + 0.7 * scatter(n, 4)} />);
    }
    sky = <g class="stars">{stars}</g>;
    skies.set(key, sky);
  }
  return sky;
}
