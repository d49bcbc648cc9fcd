/**
 * The ground of a level as one picture: an island in deep water, moss in drifts, tufts and stones by place, and
 * pools whose neighbours flow together. Drawn once for a level; what grows where is always the same.
 */
import type { VNode } from 'preact';
import { scatter } from '../../parts/board-geometry.js';

const SIDE = 60;
const SHORE = 14; // of land around the squares
const MOST_DECORATED = 800; // squares: beyond it the board is small print, and decoration only noise

interface Land {
  readonly width: number;
  readonly height: number;
  /** The tile of a square, from 0 0; '' beyond the edge. */
  readonly at: (x: number, y: number) => string;
}

const drawn = new Map<string, VNode>();
const MOST_KEPT = 24;

export function groundOf(width: number, height: number, tileAt: Land['at']): VNode {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const land: Land = { width, height, at: (x, y) => (inside(x, y) ? tileAt(x, y) : '') };
  const pools = ['quicksand', 'poison'].map((tile) => placesOf(land, tile));
  const key = `${width} ${height} ${JSON.stringify(pools)}`;
  let made = drawn.get(key);
  if (!made) {
    made = draw(land);
    if (drawn.size >= MOST_KEPT) drawn.clear();
    drawn.set(key, made);
  }
  return made;
}

function placesOf({ width, height, at }: Land, tile: string): number[] {
  const places: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (at(x, y) === tile) places.push(y * width + x);
  return places;
}

function draw(land: Land): VNode {
  const { width, height } = land;
  const rest = width * height <= MOST_DECORATED;
  return (
    <g class="wood">
      <rect
        class="shore"
        x={-SHORE - 3}
        y={-SHORE - 3}
        width={width * SIDE + 2 * SHORE + 6}
        height={height * SIDE + 2 * SHORE + 6}
        rx="20"
      />
      <rect
        class="earth"
        x={-SHORE}
        y={-SHORE}
        width={width * SIDE + 2 * SHORE}
        height={height * SIDE + 2 * SHORE}
        rx="18"
      />
      <path class="earth-2" d={each(land, (x, y) => ((x + y) % 2 ? box(x, y, 0) : ''))} />
      <path class="moss-1" d={blob(land, isMossy, 4)} />
      {rest && <path class="moss-dots" d={each(land, mossDots)} />}
      {rest && <path class="tufts" d={each(land, tuft)} />}
      {rest && <path class="stones" d={each(land, stones)} />}
      {(['quicksand', 'poison'] as const).map((tile) => {
        const shape = blob(land, (l, x, y) => l.at(x, y) === tile, 3);
        return shape && <path key={tile} class={`pool is-${tile}`} d={shape} />;
      })}
      <path class="lines" d={each(land, (x, y) => box(x, y, 0))} />
    </g>
  );
}

function each({ width, height }: Land, shape: (x: number, y: number) => string): string {
  let path = '';
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) path += shape(x, y);
  return path;
}

const box = (x: number, y: number, inset: number, right = 0, down = 0) =>
  `M${x * SIDE + inset} ${y * SIDE + inset}h${SIDE - 2 * inset + right}v${SIDE - 2 * inset + down}h${-(SIDE - 2 * inset + right)}Z`;

const wave = (x: number, y: number) =>
  Math.sin(x * 0.9 + 1.3) + Math.sin(y * 1.25 - 0.4) + Math.sin((x + y) * 0.62 + 0.5);
const isMossy = ({ at }: Land, x: number, y: number) => at(x, y) !== '' && wave(x, y) > 0.35;

/** Squares that belong together as one shape with round corners. */
function blob(land: Land, has: (land: Land, x: number, y: number) => boolean, inset: number): string {
  const round = 16;
  return each(land, (x, y) => {
    if (!has(land, x, y)) return '';
    const [left, top] = [x * SIDE + inset, y * SIDE + inset];
    const size = SIDE - 2 * inset;
    const line = size - 2 * round;
    let path = `M${left + round} ${top}h${line}q${round} 0 ${round} ${round}v${line}q0 ${round} ${-round} ${round}h${-line}q${-round} 0 ${-round} ${-round}v${-line}q0 ${-round} ${round} ${-round}Z`;
    const right = has(land, x + 1, y);
    const below = has(land, x, y + 1);
    if (right) path += `M${left + size / 2} ${top}h${SIDE}v${size}h${-SIDE}Z`;
    if (below) path += `M${left} ${top + size / 2}h${size}v${SIDE}h${-size}Z`;
    if (right && below && has(land, x + 1, y + 1))
      path += `M${left + size / 2} ${top + size / 2}h${SIDE}v${SIDE}h${-SIDE}Z`;
    return path;
  });
}

const within = (x: number, y: number, n: number) =>
  [x * SIDE + 8 + scatter(x, y, n) * 44, y * SIDE + 8 + scatter(x, y, n + 1) * 44].map(Math.round);

function mossDots(x: number, y: number): string {
  if (wave(x, y) <= 0.35) return '';
  return [20, 22, 24, 26]
    .map((n) => {
      const [left, top] = within(x, y, n);
      const size = 2 + Math.round(scatter(x, y, n, 2) * 3);
      return `M${left - size} ${top}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    })
    .join('');
}

function tuft(x: number, y: number): string {
  if (scatter(x, y, 30) > 0.3) return '';
  const [left, top] = within(x, y, 31);
  return `M${left} ${top}q-1-7-4-10M${left + 3} ${top}v-12M${left + 6} ${top}q1-6 4-9`;
}

function stones(x: number, y: number): string {
  const chance = scatter(x, y, 30);
  if (chance <= 0.3 || chance > 0.48) return '';
  return [40, 42, 44]
    .map((n) => {
      const [left, top] = within(x, y, n);
      return `M${left - 3} ${top}a3 2 0 1 0 6 0a3 2 0 1 0-6 0Z`;
    })
    .join('');
}
