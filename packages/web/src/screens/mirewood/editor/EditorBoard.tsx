/** The map as a board to paint on: with the mouse, with Enter, or by typing a glyph. */
import { type Brush, brushes, type Draft, nameIn } from '@quadrant/mirewood';
import { directiveAt } from '@quadrant/mirewood/painting';
import type { CSSProperties } from 'preact';
import { Board } from '../../../parts/Board.js';
import { useSettings } from '../../../parts/hooks.js';
import type { BoardModel, Cell } from '../../contract.js';
import { keyOf } from '../board.js';
import { groundOf } from '../ground.js';
import { brushPicture } from '../pictures.js';
import { LATER, WORDS } from '../texts.js';

export const brushOf = (glyph: string | undefined): Brush | undefined =>
  brushes.find((brush) => brush.glyph === (glyph === ' ' ? '.' : glyph));

interface EditorBoardProps {
  readonly draft: Draft;
  readonly brush: string | null; // null: only look
  readonly chosen: string | null; // the square that is looked at
  onPaint(key: string, glyph: string): void;
  onChoose(key: string): void;
}

export function EditorBoard({ draft, brush, chosen, onPaint, onChoose }: EditorBoardProps) {
  const { glyphs } = useSettings();
  const use = (key: string | null) => {
    if (key === null) return;
    onChoose(key);
    if (brush !== null) onPaint(key, brush);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the board inside is the widget; this adds typing and dragging
    <div
      class="editor-board"
      style={{ '--rows': draft.rows!.length } as CSSProperties}
      onPointerDown={(event) =>
        event.pointerType === 'mouse' && event.button === 0 && use(squareAt(event.target))
      }
      onPointerOver={(event) =>
        event.pointerType === 'mouse' && (event.buttons & 1) === 1 && use(squareAt(event.target))
      }
      onKeyDown={(event) => {
        const key = squareAt(event.target);
        if (key === null || event.ctrlKey || event.metaKey || event.altKey || !brushOf(event.key)) return;
        if (event.key === ' ') return; // presses the square
        event.preventDefault();
        onPaint(key, event.key);
      }}
    >
      <Board
        model={modelOf(draft)}
        marks={[]}
        preview={chosen === null ? [] : [{ at: chosen, kind: 'chosen' }]}
        travels={false}
        glyphs={glyphs}
        arrows="focus"
        confirmTouch={false}
        notice={null}
        onPoint={(key) => key !== null && document.activeElement?.closest('.editor-board') && onChoose(key)}
        onPress={use}
      />
    </div>
  );
}

const squareAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : null) ?? null;

/** The squares inside the ring; rows that are too short have holes. */
function modelOf(draft: Draft): BoardModel {
  const rows = (draft.rows ?? []).slice(1, -1);
  const columns = Math.max(0, ...rows.map((row) => row.length - 2));
  const cells = rows.flatMap((row, y) =>
    Array.from({ length: columns }, (_, x) =>
      x + 1 < row.length - 1 ? cellOf(draft, row[x + 1], x + 1, y + 1) : null,
    ),
  );
  return {
    name: LATER.editor.board,
    rows: rows.length,
    columns,
    cells,
    rowLabels: rows.map((_, y) => String(y + 1)),
    columnLabels: Array.from({ length: columns }, (_, x) => String(x + 1)),
    minCell: 24,
    maxCell: 56,
    ground: groundOf(columns, rows.length, (x, y) => brushOf(rows[y][x + 1])?.name ?? ''),
  };
}

function cellOf(draft: Draft, glyph: string, x: number, y: number): Cell {
  const brush = brushOf(glyph);
  const [under, at] = [directiveAt(draft, 'tile', x, y), directiveAt(draft, 'at', x, y)];
  const tile = brushOf(under[0]);
  const body = brush && brushPicture(brush, tile?.name);
  const parts = [
    brush ? nameIn(WORDS, brush.name) : LATER.editor.unknown(glyph),
    at,
    tile && `${LATER.editor.on} ${nameIn(WORDS, tile.name)}`,
  ];
  return {
    key: keyOf(x, y),
    name: `${x},${y}: ${parts.filter(Boolean).join(', ')}`,
    glyph: glyph === '.' ? '' : glyph,
    look: brush ? `ground-${brush.name}` : 'unknown',
    ...(body ? { body } : {}),
  };
}
