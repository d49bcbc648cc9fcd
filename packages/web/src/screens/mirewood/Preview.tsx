/** The board that would be played, as a picture. */
import { game, type View } from '@quadrant/mirewood';
import type { CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Start } from '../contract.js';
import { picture } from './pictures.js';
import { TEXTS } from './texts.js';

export function Preview({ start }: { start: Start }) {
  const view = useMemo(() => viewOf(start), [JSON.stringify(start)]);
  if (!view) return null;
  const { width, height, tiles, pieces } = view;
  const standing = new Map(pieces.map((piece) => [piece.y * (width + 2) + piece.x, piece]));
  const squares: number[] = [];
  for (let y = 1; y <= height; y++) for (let x = 1; x <= width; x++) squares.push(y * (width + 2) + x);
  return (
    <figure class="preview">
      <figcaption>
        {view.name || TEXTS.setup.preview}, {width} × {height}
        {view.levels > 1 ? TEXTS.setup.firstOf(view.levels) : ''}
      </figcaption>
      <div class="preview-board" style={{ '--columns': width } as CSSProperties} aria-hidden="true">
        {squares.map((square) => (
          <span key={square} class="piece">
            {picture(tiles[square], standing.get(square))}
          </span>
        ))}
      </div>
    </figure>
  );
}

function viewOf(start: Start): View | null {
  const options = game.readOptions(start.options);
  return options.ok && !game.checkSeed(start.seed)
    ? game.view(game.begin(options.value, start.seed), 0)
    : null;
}
