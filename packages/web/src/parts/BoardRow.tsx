/** A row of a board. Drawn anew only when something of it has changed: most of a large board stays as it is. */
import type { Cell } from '../screens/contract.js';
import { memo } from './memo.js';
import { Square } from './Square.js';

/** What is shown on one square beside the square itself. */
export interface SquareMarks {
  readonly looks: string; // 'mark-hit mark-moved'
  readonly note: string;
  readonly travel: string; // '--dx: -3; --dy: 0'
  readonly harm: string; // what may be lost here: '11'
}
export const UNMARKED: ReadonlyMap<string, SquareMarks> = new Map();
const BARE: SquareMarks = { looks: '', note: '', travel: '', harm: '' };

interface RowProps {
  readonly label: string | undefined;
  readonly row: number;
  readonly thin: boolean; // it only leads out
  readonly cells: readonly (Cell | null)[];
  readonly marks: ReadonlyMap<string, SquareMarks>; // by square; UNMARKED where the row has none
  readonly glyphs: boolean;
  readonly focus: string | null; // the square of this row that can have the focus
}

export const BoardRow = memo(
  function BoardRow({ label, row, thin, cells, marks, glyphs, focus }: RowProps) {
    const empty = cells.every((cell) => !cell); // only holes
    const role = empty
      ? ({ role: 'presentation' } as const)
      : ({ role: 'row', 'aria-rowindex': row + 1 } as const);
    return (
      <div class={thin ? 'board-row thin-row' : 'board-row'} tabIndex={empty ? undefined : -1} {...role}>
        {label !== undefined && (
          <span class="label" aria-hidden="true">
            {label}
          </span>
        )}
        {cells.map((cell, column) => {
          if (!cell) return <span key={`hole ${column + 1}`} class="hole" role="presentation" />;
          return (
            <Square
              key={cell.key}
              cell={cell}
              row={row}
              column={column}
              {...(marks.get(cell.key) ?? BARE)}
              glyphs={glyphs}
              focusable={cell.key === focus}
            />
          );
        })}
      </div>
    );
  },
  (a, b) =>
    a.marks === UNMARKED &&
    b.marks === UNMARKED &&
    a.label === b.label &&
    a.thin === b.thin &&
    a.glyphs === b.glyphs &&
    a.focus === b.focus &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, i) => cell === b.cells[i]),
);
