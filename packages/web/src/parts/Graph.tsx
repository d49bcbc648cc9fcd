/** A line of values from turn to turn, with marks; a picture: what it shows is said in words beside it. */
export interface GraphProps {
  readonly values: readonly { readonly turn: number; readonly value: number }[];
  readonly marks: readonly number[]; // turns
  readonly first: number; // the turn that is called 0
  readonly top: number;
  readonly topWords: string;
  readonly bottomWords: string;
}

const WIDE = 300;
const HIGH = 80;

export function Graph({ values, marks, first, top, topWords, bottomWords }: GraphProps) {
  const end = values.at(-1)!.turn;
  const x = (turn: number) => ((turn - first) / Math.max(1, end - first)) * WIDE;
  const y = (value: number) => HIGH - (Math.max(0, Math.min(value, top)) / top) * HIGH;
  const line = values.map(({ turn, value }) => `${x(turn).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <div class="graph" aria-hidden="true">
      <span class="graph-top">{topWords}</span>
      <span class="graph-bottom">{bottomWords}</span>
      <svg aria-hidden="true" viewBox={`0 -6 ${WIDE} ${HIGH + 22}`}>
        <path class="graph-rule" d={`M0 0H${WIDE}M0 ${HIGH / 2}H${WIDE}M0 ${HIGH}H${WIDE}`} />
        <polygon class="graph-area" points={`0,${HIGH} ${line.join(' ')} ${WIDE},${HIGH}`} />
        <polyline class="graph-line" points={line.join(' ')} />
        {marks.map((turn) => {
          const at = values.find((each) => each.turn === turn);
          return (
            <g key={turn} class="graph-mark" transform={`translate(${x(turn)} ${y(at?.value ?? 0)})`}>
              <path class="graph-drop" d={`M0 0V${HIGH - y(at?.value ?? 0)}`} />
              <path d="M-5 -5h10L0 4z" />
              <text y={HIGH - y(at?.value ?? 0) + 12}>{turn - first + 1}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
