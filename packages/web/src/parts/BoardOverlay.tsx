/** What lies over a board and belongs to no one square: trails of the last turn, and a sentence next to a square. */
import type { ComponentChildren } from 'preact';
import type { BoardModel, Mark, Notice, Tip } from '../screens/contract.js';
import { contour, placeOf, pointOf, trails } from './board-geometry.js';

interface LayerProps {
  readonly model: BoardModel;
  readonly marks: readonly Mark[];
  readonly places: ReadonlyMap<string, number>;
}

export const layer = (model: BoardModel, name: string, children: ComponentChildren) => (
  <svg
    class={`layer ${name}`}
    viewBox={`0 0 ${model.columns} ${model.rows}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Wedges from where things came, thin where they started; steps on foot are dots. And what happened at spots of squares. */
export function Trails({ model, marks, places }: LayerProps) {
  const lines = trails(model, places, marks);
  const spots = marks.flatMap(({ at, kind, spot }) => {
    const point = spot && SPOT_SHAPES[kind] ? pointOf(model, places, at, spot) : null;
    return point ? [{ kind, point }] : [];
  });
  if (lines.length + spots.length === 0) return null;
  return layer(
    model,
    'trails',
    <>
      {lines.map(({ line, fine, hue, foot }, i) => {
        const style = hue ? `--k: var(--${hue})` : undefined;
        const [x1, y1, x2, y2] = line;
        return foot || fine ? (
          <line key={i} class={fine ? 'dots fine' : 'dots'} style={style} x1={x1} y1={y1} x2={x2} y2={y2} />
        ) : (
          <path key={i} class="wedge" style={style} d={wedge(line)} />
        );
      })}
      {spots.map(({ kind, point: [x, y] }, i) => (
        <path
          key={`spot ${i}`}
          class={`spot spot-${kind}`}
          d={SPOT_SHAPES[kind]!}
          transform={`translate(${x} ${y}) scale(0.22)`}
        />
      ))}
    </>,
  );
}

const HALF_WEDGE = 0.12;

function wedge([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [aside, down] = [((y1 - y2) / long) * HALF_WEDGE, ((x2 - x1) / long) * HALF_WEDGE];
  return `M${x1} ${y1}L${x2 + aside} ${y2 + down}L${x2 - aside} ${y2 - down}Z`;
}

/** Lamps, and dusk where they do not reach. */
export function Light({ model, places }: Omit<LayerProps, 'marks'>) {
  const lamps = (model.lights ?? []).flatMap((key) => pointOf(model, places, key) ?? []);
  const spots: string[] = [];
  for (let i = 0; i < lamps.length; i += 2)
    spots.push(`calc(${lamps[i]} * var(--cell)) calc(${lamps[i + 1]} * var(--cell))`);
  if (spots.length === 0) return null;
  const glow = spots.map(
    (at) => `radial-gradient(circle at ${at}, var(--lamp), transparent calc(4.2 * var(--cell)))`,
  );
  const dusk = `radial-gradient(circle at ${spots[0]}, transparent calc(1.6 * var(--cell)), var(--dusk-1) calc(6 * var(--cell)), var(--dusk-2) calc(11 * var(--cell)))`;
  return (
    <div
      class="layer light"
      style={{ background: [...glow, ...(spots.length > 1 ? [] : [dusk])].join(', ') }}
    />
  );
}

/** Before a command is given: the border of what can be reached, and the way there. */
export function Reach({ model, marks, places }: LayerProps) {
  const reach = contour(
    model,
    places,
    marks.flatMap(({ at, kind }) => (kind === 'range' ? [at] : [])),
  );
  const points = marks.flatMap(({ at, kind }) => {
    const point = kind === 'way' ? pointOf(model, places, at) : null;
    return point ? [point] : [];
  });
  if (reach === '' && points.length === 0) return null;
  const line = points.map(([x, y]) => `${x},${y}`).join(' ');
  return layer(
    model,
    'reach',
    <>
      {reach && <path class="border" d={reach} />}
      {points.length > 1 && (
        <>
          <polyline class="way-rim" points={line} />
          <polyline class="way" points={line} />
          {points.slice(1, -1).map(([x, y], i) => (
            <circle key={i} class="step" cx={x} cy={y} r={0.075} />
          ))}
        </>
      )}
    </>,
  );
}

/** A ring, a cross, four corners, two lines below: around a point, one unit each way. */
const SPOT_SHAPES: Partial<Record<Mark['kind'], string>> = {
  hit: 'M-1 0 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0',
  gone: 'M-0.8 -0.8 L0.8 0.8 M0.8 -0.8 L-0.8 0.8',
  new: 'M-1 -0.5 V-1 H-0.5 M0.5 -1 H1 V-0.5 M1 0.5 V1 H0.5 M-0.5 1 H-1 V0.5',
  gain: 'M-0.9 0.8 H0.9 M-0.9 1.05 H0.9',
};

/** What a press would cost and bring, beside its square; the line below the board says it to everybody. */
export function TipBox({ tip, model, places }: { tip: Tip } & Omit<LayerProps, 'marks'>) {
  const place = places.get(tip.at);
  if (place === undefined) return null;
  const { row, column, beside } = besideOf(model, place);
  return (
    <>
      {tip.ghost && (
        <div class="ghost" aria-hidden="true" style={`--row: ${row}; --column: ${column}`}>
          {tip.ghost}
        </div>
      )}
      <div class={`bubble tip ${beside}`} aria-hidden="true" style={`--row: ${row}; --column: ${column}`}>
        <p class="tip-head">
          <b>{tip.title}</b> <b class="cost">{tip.cost}</b>
        </p>
        <p class="hint">{tip.after}</p>
        {tip.gain?.map((words, i) => (
          <p key={i} class="gain">
            {words}
          </p>
        ))}
        {tip.harm.map((words, i) => (
          <p key={i} class="harm">
            {words}
          </p>
        ))}
      </div>
    </>
  );
}

/** The same below a board with little room: what it costs and brings, and a button that does it. */
export function TipLine({ tip, onPress }: { tip: Tip; onPress: () => void }) {
  return (
    <div class="tip-line">
      <p aria-hidden="true">
        <b>{tip.title}</b> <b class="cost">{tip.cost}</b>
        <span class="hint"> {tip.after}</span>
        {tip.gain?.map((words, i) => (
          <span key={i} class="gain">
            {' '}
            {words}
          </span>
        ))}
        {tip.harm.map((words, i) => (
          <b key={i} class="harm">
            {' '}
            {words}
          </b>
        ))}
      </p>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()} // the square keeps the focus that this line is about
        onClick={onPress}
      >
        {tip.deed}
      </button>
    </div>
  );
}

/** Where a square is, and on which side of it there is room. */
function besideOf(model: BoardModel, place: number) {
  const { row, column } = placeOf(model, place);
  const side = column > model.columns / 2 ? 'left' : 'right';
  return { row, column, beside: `${side} ${row > model.rows / 2 ? 'above' : 'below'}` };
}

/** A sentence next to the square it is about; it is read out by the page's live region. */
export function Bubble(props: {
  notice: Notice | null;
  model: BoardModel;
  places: ReadonlyMap<string, number>;
}) {
  const { notice, model, places } = props;
  const place = notice?.at == null ? undefined : places.get(notice.at);
  if (!notice || place === undefined) return null;
  const { row, column, beside } = besideOf(model, place);
  return (
    <div
      key={notice.id}
      class={`bubble ${beside}`}
      aria-hidden="true"
      style={`--row: ${row}; --column: ${column}`}
    >
      {notice.words}
    </div>
  );
}
