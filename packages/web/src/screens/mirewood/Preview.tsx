/** The board that would be played, as a picture. */
import { game, type View } from '@quadrant/mirewood';
import type { CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Start } from '../contract.js';
import { groundOf } from './ground.js';
import { picture } from './pictures.js';
import { LATER } from './texts.js';

export function Preview({ start }: { start: Start }) {
  const view = useMemo(() => viewOf(start), [JSON.stringify(start)]);
  if (!view) return null;
  const { width, height, tiles, pieces } = view;
  const standing = new Map(pieces.map((piece) => [`${piece.x},${piece.y}`, piece]));
  return (
    <figure class="preview">
      <figcaption>
        {view.name || LATER.setup.preview}, {width} × {height}
        {view.levels > 1 ? LATER.setup.firstOf(view.levels) : ''}
      </figcaption>
      <div class="preview-board" style={{ '--columns': width } as CSSProperties} aria-hidden="true">
        <svg class="preview-ground" aria-hidden="true" viewBox={`0 0 ${60 * width} ${60 * height}`}>
          {groundOf(width, height, (x, y) => tiles[y + 1][x + 1])}
        </svg>
        {inner(tiles).flatMap((row, y) =>
          inner(row).map((tile, x) => (
            <span key={`${x},${y}`} class="piece">
              {picture(tile, standing.get(`${x + 1},${y + 1}`), x + 1, y + 1)}
            </span>
          )),
        )}
      </div>
    </figure>
  );
}

/** Without the ring. */
const inner = <T,>(list: readonly T[]): readonly T[] => list.slice(1, -1);

function viewOf(start: Start): View | null {
  const options = game.readOptions(start.options);
  return options.ok && !game.checkSeed(start.seed)
    ? game.view(game.begin(options.value, start.seed), 0)
    : null;
}
