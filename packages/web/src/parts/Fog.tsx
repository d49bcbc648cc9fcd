/**
 * What nobody knows, as clouds: three layers along the border of vision, each starting further in, so that the fog
 * is thin where it begins. It begins at the last seen square and covers no piece.
 */
import type { BoardModel } from '../screens/contract.js';
import { placeOf, scatter } from './board-geometry.js';
import { memo } from './memo.js';

/** How far into the first unknown square a layer begins, and how much that varies, in squares. */
const LAYERS = [
  [-0.16, 0.12],
  [0.16, 0.18],
  [0.5, 0.3],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const PUFFS = [1 / 6, 1 / 2, 5 / 6]; // along a side

function shapes(model: BoardModel, depth: number, spread: number): string {
  const unknown = (row: number, column: number) =>
    row < 0 ||
    column < 0 ||
    row >= model.rows ||
    column >= model.columns ||
    model.cells[row * model.columns + column]?.fog === true;
  let path = '';
  for (const [place, cell] of model.cells.entries()) {
    if (!cell?.fog) continue;
    const { row, column } = placeOf(model, place);
    const box = { top: row, bottom: row + 1, left: column, right: column + 1 };
    for (const [down, right] of SIDES) {
      if (unknown(row + down, column + right)) continue;
      for (const along of PUFFS) {
        const radius = 0.24 + 0.16 * scatter(row, column, down, right, along);
        const inward = 0.5 - depth - radius - spread * scatter(column, row, right, down, along, 7);
        const x = column + (right === 0 ? along : 0.5 + right * inward);
        const y = row + (down === 0 ? along : 0.5 + down * inward);
        path += `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(2 * radius).toFixed(2)} 0a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(-2 * radius).toFixed(2)} 0Z`;
      }
      const inset = Math.min(1, depth + spread / 2 + 0.32);
      if (down < 0) box.top += inset;
      if (down > 0) box.bottom -= inset;
      if (right < 0) box.left += inset;
      if (right > 0) box.right -= inset;
    }
    if (box.right > box.left && box.bottom > box.top)
      path += `M${box.left.toFixed(2)} ${box.top.toFixed(2)}H${box.right.toFixed(2)}V${box.bottom.toFixed(2)}H${box.left.toFixed(2)}Z`;
  }
  return path;
}

const WAVES = 0.3; // of the unknown squares have one

function waves(model: BoardModel): string {
  return model.cells
    .map((cell, place) => {
      const { row, column } = placeOf(model, place);
      if (!cell?.fog || scatter(row, column, 3) > WAVES) return '';
      const [x, y] = [
        column + 0.2 + 0.4 * scatter(row, column, 4),
        row + 0.3 + 0.4 * scatter(row, column, 5),
      ];
      return `M${x.toFixed(2)} ${y.toFixed(2)}q0.1 -0.12 0.22 0t0.22 0`;
    })
    .join('');
}

const Fog = memo(
  function Fog({ model }: { model: BoardModel; seen: string }) {
    return (
      <svg
        class="layer fog-layer"
        viewBox={`0 0 ${model.columns} ${model.rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g class="clouds">
          {LAYERS.map(([depth, spread], i) => (
            <path key={depth} class={`cloud-${i + 1}`} d={shapes(model, depth, spread)} />
          ))}
        </g>
        <path class="waves" d={waves(model)} />
      </svg>
    );
  },
  (a, b) => a.seen === b.seen,
);

/** Which squares are unknown: the fog is drawn anew when this changes. */
const fogOf = (model: BoardModel): string => model.cells.map((cell) => (cell?.fog ? '?' : '.')).join('');

export const cloudsOver = (model: BoardModel) => <Fog model={model} seen={fogOf(model)} />;
