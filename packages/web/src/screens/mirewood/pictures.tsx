/** Things and people on a square of 60: what a tile holds, who stands on it, the way they face, the lives they have left. */
import type { Brush, Direction, PieceView } from '@quadrant/mirewood';
import type { VNode } from 'preact';
import { scatter } from '../../parts/board-geometry.js';
import { DRAWINGS } from './drawings.js';

/** The drawings a tile may have, one by place; grounds without one are part of the ground. */
const TILES: Readonly<Record<string, readonly string[]>> = {
  tree: ['tree', 'tree2'],
  rock: ['rock', 'rock2'],
  goal: ['gate'],
  healthpack: ['healthpack'],
  treasure: ['treasure'],
  boots: ['boots'],
  vial: ['vial'],
  pouch: ['pouch'],
};
/** How much of the square a drawing takes. */
const SIZES: Readonly<Record<string, number>> = {
  tree: 0.96,
  tree2: 0.96,
  gate: 0.96,
  rock: 0.86,
  rock2: 0.86,
  arrow: 0.72,
};
const THING = 0.66;
const PERSON = 0.8;
const SIDE = 60;
const TURNS: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };
const MOST_PIPS = 6; // of health, before it is a number

/** What a picture shows of a piece. */
type PieceLook = Pick<PieceView, 'kind' | 'role' | 'glyph' | 'facing' | 'health' | 'effects' | 'poisoned'> & {
  readonly seat?: number | null;
};

const pictures = new Map<string, VNode>();

/** What a square shows: what lies there, and the piece on it. One object per look. */
export function picture(tile: string, piece: PieceLook | undefined, x = 0, y = 0): VNode | undefined {
  const things = TILES[tile];
  const thing = things?.[Math.floor(scatter(x, y, 11) * things.length)];
  const pool = POOLS[tile];
  if (!thing && !pool && !piece) return undefined;
  const key = `${tile} ${thing} ${piece ? lookOf(piece) : ''}`;
  let made = pictures.get(key);
  if (!made) {
    made = (
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} class="square-picture" aria-hidden="true">
        {pool && <path class={`pool-mark is-${tile}`} d={pool} />}
        {thing && <Thing name={thing} under={piece !== undefined} />}
        {piece && <PiecePicture piece={piece} />}
      </svg>
    );
    pictures.set(key, made);
  }
  return made;
}

/** What tells one pool from another: spirals and bubbles. */
const POOLS: Readonly<Record<string, string>> = {
  quicksand:
    'M14 32c4-16 30-16 33 0c-2 13-24 13-25 0c2-8 15-8 17 0c-1 4-7 5-8 1M10 10q8-5 16 0M32 53q8-5 16 0',
  poison:
    'M8 46q7-6 14 0t14 0t14 0M14 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0M33 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M36 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0M20 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

/** A thing as it is painted in the editor or listed in the legend, on a tile if need be. */
export function brushPicture(brush: Brush, tile = 'empty'): VNode | undefined {
  const { name, role, glyph, facing } = brush;
  if (role === 'tile') return picture(name, undefined);
  return picture(tile, { kind: name, role, glyph, facing, health: 0, effects: {}, poisoned: false });
}

const lookOf = ({ kind, glyph, facing, health, effects, poisoned, seat }: PieceLook): string =>
  [kind, glyph, facing, health, ...Object.keys(effects), poisoned, seat].join(' ');

function Thing({ name, under }: { name: string; under: boolean }) {
  return (
    <g class={under ? 'drawn under' : 'drawn'} style={`--k: var(--${DRAWINGS[name].hue})`}>
      <Use name={name} size={SIZES[name] ?? THING} />
    </g>
  );
}

function Use({ name, size }: { name: string; size: number }) {
  const start = (SIDE * (1 - size)) / 2;
  return <use href={`#p-${name}`} x={start} y={start} width={SIDE * size} height={SIDE * size} />;
}

/** 'bandit', 'wisp-bandit', 'player': the drawing of a kind. */
export function drawingOf(kind: string, role: PieceView['role']): string {
  if (role === 'player') return 'player';
  const [name, other] = kind.split(' ');
  const drawing = other ? `wisp-${name}` : name;
  return drawing in DRAWINGS ? drawing : 'bandit';
}

/** The colour of a kind; the second player has another than the first. */
export const hueOf = (kind: string, role: PieceView['role'], seat: number | null = 0): string =>
  role === 'player' && seat !== null && seat > 0 ? 'player-2' : DRAWINGS[drawingOf(kind, role)].hue;

function PiecePicture({ piece }: { piece: PieceLook }) {
  const { kind, role, facing, glyph, effects } = piece;
  const name = drawingOf(kind, role);
  const hue = `--k: var(--${hueOf(kind, role, piece.seat ?? (glyph === 'Q' ? 1 : 0))})`;
  if (role === 'projectile')
    return (
      <g
        class="drawn projectile"
        style={piece.poisoned ? '--k: var(--bomber)' : hue}
        transform={name === 'arrow' ? `rotate(${TURNS[facing] + 90} 30 30)` : undefined}
      >
        <Use name={name} size={SIZES[name] ?? 0.62} />
      </g>
    );
  return (
    <g class={`drawn ${role}`} style={hue}>
      <Use name={name} size={PERSON} />
      <path class="notch" d="M30 0 L36 8 H24Z" transform={`rotate(${TURNS[facing]} 30 30)`} />
      {effects.poison !== undefined && <path class="ill" d="M50 4q8 10 0 14-8-4 0-14Z" />}
      {effects.stuck !== undefined && <path class="held" d="M6 54q6-7 12 0t12 0 12 0 12 0" />}
      {piece.health > 1 && <Pips count={piece.health} />}
    </g>
  );
}

/** Lives as marks in a row, or as a number when there are many. */
function Pips({ count }: { count: number }) {
  if (count > MOST_PIPS)
    return (
      <text class="count" x="30" y="58">
        {count}
      </text>
    );
  const left = 30 - (count * 9 - 2) / 2;
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <rect key={i} class="pip" x={left + i * 9} y="54" width="7" height="4" rx="2" />
      ))}
    </>
  );
}
