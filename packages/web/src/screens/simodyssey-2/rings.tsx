/** How far the fuel reaches: lines around the sectors of one flight, and of all that the tank holds. */
import type { View } from '@quadrant/simodyssey-2';
import type { VNode } from 'preact';
import { contour, placeOf } from '../../parts/board-geometry.js';
import type { BoardModel } from '../contract.js';
import { flightsTo } from './goal.js';
import { TEXTS } from './texts.js';

const LABEL = { left: 0.3, apart: 0.5, wide: 0.38, high: 0.14 }; // squares, from the left edge of the first one inside

export function fuelRings(view: View, model: BoardModel): VNode | null {
  const { explorer, rows, columns, inMission } = view;
  if (!inMission || !explorer?.at || explorer.landed || explorer.fuel === 0) return null;
  const farthest = Math.min(explorer.fuel, Math.floor(Math.max(rows, columns) / 2)); // the edges meet
  const keys = model.cells.map((cell) => cell!.key);
  const places = new Map(keys.map((key, i) => [key, i]));
  return (
    <>
      {(farthest > 1 ? [1, farthest] : [1]).map((flights) => {
        const inside = keys.filter((_, i) => {
          const { row, column } = placeOf(model, i);
          return flightsTo(view, [row + 1, column + 1]) <= flights;
        });
        const first = placeOf(model, places.get(inside[0])!);
        const column = first.column + (flights > 1 ? LABEL.apart : 0);
        // On the line, between letters; where the board begins above it, beside the number of the column.
        const place =
          first.row > 0 ? [column + LABEL.left, first.row] : [column + LABEL.apart / 2, -LABEL.high / 2];
        return (
          <g key={flights} class={flights === 1 ? 'ring firm' : 'ring'}>
            <path d={contour(model, places, inside)} />
            <g transform={`translate(${place.join(' ')})`}>
              <rect
                x={-LABEL.wide / 2}
                y={-LABEL.high / 2}
                width={LABEL.wide}
                height={LABEL.high}
                rx={LABEL.high / 2}
              />
              <text>{TEXTS.ring(flights)}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}
