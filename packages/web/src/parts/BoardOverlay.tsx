/** What lies over a board and belongs to no one square: trails of the last turn, and a sentence next to a square. */
import type { BoardModel, Mark, Notice } from '../screens/contract.js';
import { placeOf, pointOf, trails } from './board-geometry.js';

/** Lines from where things came, and what happened at spots of squares. */
export function Trails(props: {
  model: BoardModel;
  marks: readonly Mark[];
  places: ReadonlyMap<string, number>;
}) {
  const { model, marks, places } = props;
  const lines = trails(model, places, marks);
  const spots = marks.flatMap(({ at, kind, spot }) => {
    const point = spot && SPOT_SHAPES[kind] ? pointOf(model, places, at, spot) : null;
    return point ? [{ kind, point }] : [];
  });
  if (lines.length + spots.length === 0) return null;
  return (
    <svg
      class="trails"
      viewBox={`0 0 ${model.columns} ${model.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ line: [x1, y1, x2, y2], fine }, i) => (
        <g key={i} class={fine ? 'fine' : ''}>
          <circle cx={x1} cy={y1} r={fine ? 0.04 : 0.07} />
          <line x1={x1} y1={y1} x2={x2} y2={y2} />
        </g>
      ))}
      {spots.map(({ kind, point: [x, y] }, i) => (
        <path
          key={`spot ${i}`}
          class={`spot spot-${kind}`}
          d={SPOT_SHAPES[kind]!}
          transform={`translate(${x} ${y}) scale(0.22)`}
        />
      ))}
    </svg>
  );
}

/** A ring, a cross, four corners, two lines below: around a point, one unit each way. */
const SPOT_SHAPES: Partial<Record<Mark['kind'], string>> = {
  hit: 'M-1 0 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0',
  gone: 'M-0.8 -0.8 L0.8 0.8 M0.8 -0.8 L-0.8 0.8',
  new: 'M-1 -0.5 V-1 H-0.5 M0.5 -1 H1 V-0.5 M1 0.5 V1 H0.5 M-0.5 1 H-1 V0.5',
  gain: 'M-0.9 0.8 H0.9 M-0.9 1.05 H0.9',
};

/** A sentence next to the square it is about; it is read out by the page's live region. */
export function Bubble(props: {
  notice: Notice | null;
  model: BoardModel;
  places: ReadonlyMap<string, number>;
}) {
  const { notice, model, places } = props;
  const place = notice?.at == null ? undefined : places.get(notice.at);
  if (!notice || place === undefined) return null;
  const { row, column } = placeOf(model, place);
  const side = column > model.columns / 2 ? 'left' : 'right';
  const end = row > model.rows / 2 ? 'above' : 'below';
  return (
    <div
      key={notice.id}
      class={`bubble ${side} ${end}`}
      aria-hidden="true"
      style={`--row: ${row}; --column: ${column}`}
    >
      {notice.words}
    </div>
  );
}
