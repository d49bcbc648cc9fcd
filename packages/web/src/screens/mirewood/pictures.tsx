/** Tiles and pieces as small pictures of our own; pieces carry the letter of the text view, and a notch where they face. */
import type { Brush, Direction, PieceView } from '@quadrant/mirewood';
import type { VNode } from 'preact';

const TILES: Readonly<Record<string, string>> = {
  edge: 'M3 11l3-5 3 5M12 20l3-5 3 5',
  tree: 'M12 1L20 12h-4l5 7H3l5-7H4ZM12 19v4',
  rock: 'M2 21L5 10l7-5 7 4 3 12ZM12 5l-1 7 4 4',
  goal: 'M3 22V11a9 9 0 0 1 18 0v11ZM8 22V9.5M12 22V8M16 22V9.5',
  healthpack: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  treasure: 'M6 4h12l4 6-10 11L2 10ZM2 10h20M9 10l3 11 3-11',
  quicksand: 'M2 8q2.5-4 5 0t5 0 5 0 5 0M2 14q2.5-4 5 0t5 0 5 0 5 0M2 20q2.5-4 5 0t5 0 5 0 5 0',
  poison: 'M2 20q5-3 10 0t10 0M6 13a3 3 0 1 0 .1 0M15 8a3.5 3.5 0 1 0 .1 0M8 3a2 2 0 1 0 .1 0',
  boots: 'M8 3h6v11l6 2.5V21H8ZM8 17h5',
  vial: 'M10 2h4v6l5 10q.5 4-3 4H8q-3.5 0-3-4l5-10ZM7.5 15h9',
  pouch: 'M8.5 3h7l-1.5 4.5q6 2 6 8.5 0 6-8 6t-8-6q0-6.5 6-8.5ZM9 7.5h6',
};

const BODIES: Readonly<Record<string, string>> = {
  player: 'M12 3a9 9 0 1 0 .1 0Z',
  bandit: 'M4 4h16v9q0 6-8 8.5Q4 19 4 13Z',
  archer: 'M12 2l9.5 10L12 22 2.5 12Z',
  bomber: 'M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
  arrow: 'M12 21V3M7 8.5L12 3l5 5.5M8.5 21l3.5-4 3.5 4',
  bomb: 'M12 8a7 7 0 1 0 .1 0ZM15.5 8.5L18 4h2.5',
};
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
