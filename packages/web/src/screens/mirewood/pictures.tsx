/** Tiles and pieces as small pictures of our own; pieces carry the letter of the text view, and a notch where they face. */
import type { Brush, Direction, PieceView } from '@quadrant/mirewood';
import type { VNode } from 'preact';
import { BODIES, TILES } from './shapes.js';

const OTHER_BODY = 'M4 4h16v16H4Z';

const NOTCH = 'M12 -1.5L16 3H8Z';
const TURNS: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };
const MOST_PIPS = 6; // of health, before it is a number

/** What a picture shows of a piece. */
type PieceLook = Pick<PieceView, 'kind' | 'role' | 'glyph' | 'facing' | 'health' | 'effects' | 'poisoned'>;

const drawn = new Map<string, VNode>();

/** What a square shows: its tile, and the piece on it. One object per look. */
export function picture(tile: string, piece: PieceLook | undefined): VNode | undefined {
  if (tile === 'empty' && !piece) return undefined;
  const key = piece ? `${tile} ${lookOf(piece)}` : tile;
  let made = drawn.get(key);
  if (!made) {
    made = (
      <svg viewBox="0 0 24 24" class="square-picture" aria-hidden="true">
        {tile !== 'empty' && <TilePicture tile={tile} under={piece !== undefined} />}
        {piece && <PiecePicture piece={piece} />}
      </svg>
    );
    drawn.set(key, made);
  }
  return made;
}

/** A thing as it is painted in the editor or listed in the legend, on a tile if need be. */
export function brushPicture(brush: Brush, tile = 'empty'): VNode | undefined {
  const { name, role, glyph, facing } = brush;
  if (role === 'tile') return picture(name, undefined);
  return picture(tile, { kind: name, role, glyph, facing, health: 0, effects: {}, poisoned: false });
}

const lookOf = ({ kind, glyph, facing, health, effects, poisoned }: PieceLook): string =>
  [kind, glyph, facing, health, ...Object.keys(effects), poisoned].join(' ');

function TilePicture({ tile, under }: { tile: string; under: boolean }) {
  const shape = TILES[tile] ?? OTHER_BODY;
  return <path class={under ? `tile tile-${tile} under` : `tile tile-${tile}`} d={shape} />;
}

function PiecePicture({ piece }: { piece: PieceLook }) {
  const { kind, role, facing, glyph } = piece;
  const name = role === 'player' ? 'player' : kind.split(' ')[0];
  const shape = BODIES[name] ?? OTHER_BODY;
  const turn = `rotate(${TURNS[facing]} 12 12)`;
  if (role === 'projectile')
    return (
      <g class={piece.poisoned ? 'projectile poisoned' : 'projectile'} transform={turn}>
        <path class={`body ${name}`} d={shape} />
      </g>
    );
  const isWisp = kind !== name && role === 'enemy';
  return (
    <g class={isWisp ? `${role} wisp` : role}>
      <path class="notch" d={NOTCH} transform={turn} />
      <path class="body" d={shape} />
      <text x="12" y="12">
        {glyph}
      </text>
      {piece.effects.poison !== undefined && <path class="ill" d="M3 0q4 5 0 7-4-2 0-7Z" />}
      {piece.effects.stuck !== undefined && <path class="held" d="M1 20q2-3 4 0t4 0 4 0 4 0 4 0" />}
      {(piece.health > 1 || role === 'player') && <Pips count={piece.health} />}
    </g>
  );
}

/** Health as dots in a row, or as a number when there are many. */
function Pips({ count }: { count: number }) {
  if (count > MOST_PIPS)
    return (
      <text class="count" x="12" y="24">
        {count}
      </text>
    );
  const left = 12 - (count * 4 - 1) / 2;
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <rect key={i} class="pip" x={left + i * 4} y="22.5" width="3" height="3" />
      ))}
    </>
  );
}
