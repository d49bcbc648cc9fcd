/**
 * A board of any size and shape: a real grid of named cells. Arrow keys walk the focus, Enter or a click presses
 * a cell. It is handed cells and marks and knows neither rules nor games.
 */
import type { ComponentChildren, CSSProperties, TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardModel, Cell, Mark, Notice } from '../screens/contract.js';
import { marksByCell, placeOf, pointOf, step, trails, travel } from './board-geometry.js';
import { memo } from './memo.js';

export interface BoardProps {
  readonly model: BoardModel;
  readonly marks: readonly Mark[];
  readonly preview: readonly Mark[];
  readonly travels: boolean; // pieces move from square to square
  readonly glyphs: boolean; // letters instead of pictures
  readonly arrows: 'focus' | 'bindings';
  readonly confirmTouch: boolean; // a tap on another square only points at it
  readonly notice: Notice | null;
  /** The square that is pointed at, else the one that has the focus. */
  onPoint(key: string | null): void;
  onPress(key: string): void;
}

export function Board(props: BoardProps) {
  const { model, arrows, onPoint, onPress } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const tap = useRef<{ touch: boolean; focused: string | null }>({ touch: false, focused: null });
  const at = useRef<{ pointed: string | null; focused: string | null }>({ pointed: null, focused: null });
  const places = useMemo(
    () => new Map(model.cells.flatMap((cell, i) => (cell ? [[cell.key, i]] : []))),
    [model],
  );
  const first = model.cells.find((cell) => cell !== null)?.key ?? null;
  const focus = [chosen, model.home, first].find((key) => key != null && places.has(key)) ?? null;
  const marks = marksByCell([...props.marks, ...props.preview]);

  useEffect(() => {
    if (focus !== null && grid.current && document.activeElement === document.body)
      cellOf(grid.current, focus)?.focus({ preventScroll: true });
  }, []);
  // The focus stays with the piece it was on.
  const lastHome = useRef(model.home);
  useEffect(() => {
    const left = lastHome.current;
    lastHome.current = model.home;
    if (model.home === undefined || left === model.home || chosen !== left || !grid.current) return;
    setChosen(model.home);
    if (keyOf(document.activeElement) === left) cellOf(grid.current, model.home)?.focus();
  }, [model.home]);
  useEffect(() => {
    if (model.home === undefined || !grid.current) return;
    const scroller = grid.current.parentElement!;
    if (scroller.scrollWidth <= scroller.clientWidth && scroller.scrollHeight <= scroller.clientHeight)
      return;
    cellOf(grid.current, model.home)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [model.home]);

  const walk = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !grid.current) return;
    const key = keyOf(event.target);
    if (key === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      onPress(key);
      return;
    }
    if (arrows === 'bindings' && !event.shiftKey) return;
    const to = step(model, places.get(key)!, event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    const next = model.cells[to]!.key;
    setChosen(next);
    cellOf(grid.current, next)?.focus();
  };
  const look = (change: Partial<typeof at.current>) => {
    Object.assign(at.current, change);
    onPoint(at.current.pointed ?? at.current.focused);
  };

  const style = {
    '--rows': model.rows,
    '--columns': model.columns,
    '--cell-min': `${model.minCell ?? 26}px`,
    '--cell-max': `${model.maxCell ?? 64}px`,
    '--labels-left': model.rowLabels ? 1 : 0,
    '--labels-top': model.columnLabels ? 1 : 0,
  };
  return (
    <div class="board-box" style={style as CSSProperties}>
      <div class="board-scroll">
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be a grid of pieces that scales and pans */}
        <div
          ref={grid}
          class="board"
          role="grid"
          aria-label={model.name}
          aria-rowcount={model.rows}
          aria-colcount={model.columns}
          tabIndex={-1}
          onKeyDown={walk}
          onPointerDown={(event) => {
            tap.current = { touch: event.pointerType === 'touch', focused: at.current.focused };
          }}
          onClick={(event) => {
            const key = keyOf(event.target);
            const { touch, focused } = tap.current;
            if (key !== null && !(props.confirmTouch && touch && key !== focused)) onPress(key);
          }}
          onPointerOver={(event) => event.pointerType === 'mouse' && look({ pointed: keyOf(event.target) })}
          onPointerLeave={() => look({ pointed: null })}
          onFocusIn={(event) => {
            const key = keyOf(event.target);
            if (key !== null) setChosen(key);
            look({ focused: key, pointed: null });
          }}
          onFocusOut={() => look({ focused: null })}
        >
          {model.columnLabels && <ColumnLabels model={model} />}
          {Array.from({ length: model.rows }, (_, row) => (
            <Row key={row} label={model.rowLabels?.[row]} row={row}>
              {model.cells.slice(row * model.columns, (row + 1) * model.columns).map((cell, column) => {
                if (!cell) return <span key={`hole ${column + 1}`} class="hole" role="presentation" />;
                const mine = marks.get(cell.key);
                return (
                  <Square
                    key={cell.key}
                    cell={cell}
                    column={column}
                    looks={mine?.looks ?? ''}
                    note={mine?.note ?? ''}
                    travel={
                      props.travels && mine?.from !== undefined
                        ? travel(model, places, mine.from, cell.key)
                        : ''
                    }
                    glyphs={props.glyphs}
                    focusable={cell.key === focus}
                  />
                );
              })}
            </Row>
          ))}
          <Trails model={model} marks={props.marks} places={places} />
          <Bubble notice={props.notice} model={model} places={places} />
        </div>
      </div>
    </div>
  );
}

function Row({
  label,
  row,
  children,
}: {
  label: string | undefined;
  row: number;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid above
    <div class="board-row" role="row" aria-rowindex={row + 1} tabIndex={-1}>
      {label !== undefined && (
        <span class="label" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}

function ColumnLabels({ model }: { model: BoardModel }) {
  return (
    <div class="board-row labels" aria-hidden="true">
      {model.rowLabels && <span class="label" />}
      {model.columnLabels!.map((label) => (
        <span key={label} class="label">
          {label}
        </span>
      ))}
    </div>
  );
}

interface SquareProps {
  readonly cell: Cell;
  readonly column: number;
  readonly looks: string;
  readonly note: string;
  readonly travel: string; // '--dx: -3; --dy: 0'
  readonly glyphs: boolean;
  readonly focusable: boolean;
}

/** Drawn anew only when something of it has changed: boards have thousands of squares. */
const Square = memo(
  function Square({ cell, column, looks, note, travel: way, glyphs, focusable }: SquareProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: part of the grid above
      <div
        class={`cell ${cell.look ?? ''} ${looks}`}
        role="gridcell"
        aria-label={cell.name}
        aria-colindex={column + 1}
        data-key={cell.key}
        data-note={note || undefined}
        tabIndex={focusable ? 0 : -1}
      >
        <span class={way ? 'piece travels' : 'piece'} style={way} aria-hidden="true">
          {glyphs || cell.body === undefined ? cell.glyph : cell.body}
        </span>
      </div>
    );
  },
  (a, b) =>
    a.looks === b.looks &&
    a.note === b.note &&
    a.travel === b.travel &&
    a.glyphs === b.glyphs &&
    a.focusable === b.focusable &&
    a.cell.name === b.cell.name &&
    a.cell.glyph === b.cell.glyph &&
    a.cell.look === b.cell.look &&
    a.cell.key === b.cell.key &&
    a.cell.body === b.cell.body,
);

/** Lines from where things came, and what happened at spots of squares. */
function Trails(props: { model: BoardModel; marks: readonly Mark[]; places: ReadonlyMap<string, number> }) {
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
function Bubble(props: { notice: Notice | null; model: BoardModel; places: ReadonlyMap<string, number> }) {
  const { notice, model, places } = props;
  const place = notice?.at == null ? undefined : places.get(notice.at);
  if (!notice || place === undefined) return null;
  const { row, column } = placeOf(model, place);
  const side = column > model.columns / 2 ? 'left' : 'right';
  return (
    <div
      key={notice.id}
      class={`bubble ${side}`}
      aria-hidden="true"
      style={`--row: ${row}; --column: ${column}`}
    >
      {notice.words}
    </div>
  );
}

const cellOf = (grid: HTMLElement, key: string) =>
  grid.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
const keyOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : null) ?? null;
