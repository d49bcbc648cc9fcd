/** One square of a board. Drawn anew only when something of it has changed: boards have thousands of squares. */
import type { Cell } from '../screens/contract.js';
import { shell } from '../words/shell.js';
import { memo } from './memo.js';

interface SquareProps {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
  readonly looks: string;
  readonly note: string;
  readonly travel: string; // '--dx: -3; --dy: 0'
  readonly harm: string;
  readonly glyphs: boolean;
  readonly focusable: boolean;
}

export const Square = memo(
  function Square({ cell, row, column, looks, note, travel: way, harm, glyphs, focusable }: SquareProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: part of the grid above
      <div
        class={`cell${(row + column) % 2 ? ' odd' : ''}${cell.fog ? ' fog' : ''}${cell.body === undefined ? ' bare' : ''} ${cell.look ?? ''} ${looks}`}
        role="gridcell"
        aria-label={cell.name}
        aria-description={harm ? `${cell.about ? `${cell.about}, ` : ''}${shell.threat(harm)}` : cell.about}
        aria-selected={cell.chosen}
        aria-colindex={column + 1}
        data-key={cell.key}
        data-note={note || undefined}
        tabIndex={focusable ? 0 : -1}
      >
        <span
          class={way ? 'piece travels' : 'piece'}
          style={way}
          data-letter={glyphs ? undefined : cell.letter}
          data-harm={harm || undefined}
          aria-hidden="true"
        >
          {glyphs || (cell.body === undefined && !cell.fog) ? cell.glyph : cell.body}
        </span>
      </div>
    );
  },
  (a, b) =>
    a.looks === b.looks &&
    a.note === b.note &&
    a.harm === b.harm &&
    a.travel === b.travel &&
    a.glyphs === b.glyphs &&
    a.focusable === b.focusable &&
    a.cell.name === b.cell.name &&
    a.cell.glyph === b.cell.glyph &&
    a.cell.look === b.cell.look &&
    a.cell.letter === b.cell.letter &&
    a.cell.fog === b.cell.fog &&
    a.cell.about === b.cell.about &&
    a.cell.chosen === b.cell.chosen &&
    a.cell.key === b.cell.key &&
    a.cell.body === b.cell.body,
);
