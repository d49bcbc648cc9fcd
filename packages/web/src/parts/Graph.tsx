/** A line of values from turn to turn, with marks; a picture: what it shows is said in words beside it. */
export interface GraphProps {
  readonly values: readonly { readonly turn: number; readonly value: number }[];
  readonly marks: readonly { readonly turn: number; readonly up: boolean }[]; // where it rose or fell
  readonly first: number; // the turn that is called 0
  readonly end: number; // the last turn: the line may not have come so far yet
  readonly top: number;
  readonly topWords: string;
  readonly bottomWords: string;
}

const APART = 7; // of 100: numbers closer than this would lie on each other

/** Both ways from 0 to 100: the picture is stretched to the room there is, its marks are not. */
export function Graph({ values, marks, first, end, top, topWords, bottomWords }: GraphProps) {
  const x = (turn: number) => (100 * (turn - first)) / Math.max(1, end - first);
  const y = (value: number) => 100 - (100 * Math.max(0, Math.min(value, top))) / top;
  const line = values.map(({ turn, value }) => `${x(turn).toFixed(1)},${y(value).toFixed(1)}`);
  const from = x(values.at(0)?.turn ?? first).toFixed(1);
  const last = x(values.at(-1)?.turn ?? first).toFixed(1);
  return (
    <div class="graph" aria-hidden="true">
      <span class="graph-top">{topWords}</span>
      <span class="graph-bottom">{bottomWords}</span>
      <div class="graph-field">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="graph-rule" d="M0 0H100M0 50H100M0 100H100" />
          <polygon class="graph-area" points={`${from},100 ${line.join(' ')} ${last},100`} />
          <polyline class="graph-line" points={line.join(' ')} />
        </svg>
        {marks.map(({ turn, up }, i) => {
          const value = values.find((each) => each.turn === turn)?.value ?? 0;
          return (
            <span
              key={turn}
              class={up ? 'graph-mark rise' : 'graph-mark fall'}
              style={`--x: ${x(turn)}%; --y: ${y(value)}%`}
            >
              {marks.slice(0, i).every((mark) => Math.abs(x(mark.turn) - x(turn)) > APART) && (
                <b>{turn - first + 1}</b>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
