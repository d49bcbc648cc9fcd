/**
 * A board of any size and shape: a real grid of named cells. Arrow keys walk the focus, Enter or a click presses
 * a cell. It is handed cells and marks and knows neither rules nor games.
 */
import type { CSSProperties, RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardModel, Mark, Notice, ThreatMark, Tip } from '../screens/contract.js';
import { Bubble, Light, layer, Reach, TipBox, Trails } from './BoardOverlay.js';
import { BoardRow, type SquareMarks, UNMARKED } from './BoardRow.js';
import { marksByCell, step, travel } from './board-geometry.js';
import { Lazy } from './Lazy.js';

/** As large as fits, but no smaller than squares may be; easy to touch; all of it, however small. */
export type Zoom = 'usual' | 'close' | 'whole';

export interface BoardProps {
  readonly model: BoardModel;
  readonly marks: readonly Mark[];
  readonly preview: readonly Mark[];
  readonly travels: boolean; // pieces move from square to square
  readonly glyphs: boolean; // letters instead of pictures
  readonly arrows: 'focus' | 'bindings';
  readonly confirmTouch: boolean; // a tap on another square only points at it
  readonly notice: Notice | null;
  readonly threats?: readonly ThreatMark[];
  readonly tip?: Tip | undefined;
  /** How closely it is looked at; without it the board is always as large as fits. */
  readonly zoom?: { readonly level: Zoom; toggle(): void };
  /** The square that is pointed at, else the one that has the focus. */
  onPoint(key: string | null): void;
  onPress(key: string): void;
  onGrab?(key: string): void;
  onDrop?(from: string, to: string): void;
}

export function Board(props: BoardProps) {
  const { model, arrows, onPoint, onPress } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const tap = useRef<{ touch: boolean; focused: string | null }>({ touch: false, focused: null });
  const held = useRef<string | null>(null); // where the pointer went down
  const dragged = useRef<string | null>(null); // the same, once it has left that square
  const at = useRef<{ pointed: string | null; focused: string | null }>({ pointed: null, focused: null });
  const places = useMemo(() => {
    const found = new Map<string, number>();
    for (const [i, cell] of model.cells.entries()) if (cell) found.set(cell.key, i);
    return found;
  }, [model]);
  const first = model.cells.find((cell) => cell !== null)?.key ?? null;
  const focus = [chosen, model.home, first].find((key) => key != null && places.has(key)) ?? null;
  const marks = new Map<string, SquareMarks>();
  for (const [key, { looks, note, from }] of marksByCell([...props.marks, ...props.preview])) {
    const way = props.travels && from !== undefined ? travel(model, places, from, key) : '';
    marks.set(key, { looks, note, travel: way, harm: '' });
  }
  for (const { at, level, note, look = '' } of props.threats ?? []) {
    const old = marks.get(at) ?? { looks: '', note: '', travel: '', harm: '' };
    marks.set(at, { ...old, looks: `${old.looks} threat threat-${level} ${look}`, harm: note });
  }

  const hasFog = !props.glyphs && model.cells.some((cell) => cell?.fog);

  // Before anything can be pointed at: to be given the focus later would take that away.
  useLayoutEffect(() => {
    if (focus !== null && grid.current && document.activeElement === document.body)
      cellOf(grid.current, focus)?.focus({ preventScroll: true });
  }, []);
  // A square that is gone, as the exits are with what could leave by them, leaves the focus to the board.
  useLayoutEffect(() => {
    const { focused } = at.current;
    if (focused === null || focus === null || places.has(focused) || document.activeElement !== document.body)
      return;
    if (grid.current) cellOf(grid.current, focus)?.focus({ preventScroll: true });
  }, [places]);
  // The focus stays with the piece it was on, from the moment it is seen elsewhere.
  const lastHome = useRef(model.home);
  useLayoutEffect(() => {
    const left = lastHome.current;
    lastHome.current = model.home;
    if (model.home === undefined || left === model.home || chosen !== left || !grid.current) return;
    setChosen(model.home);
    if (keyOf(document.activeElement) === left) cellOf(grid.current, model.home)?.focus();
  }, [model.home]);
  useEffect(() => {
    if (model.home === undefined || !grid.current) return;
    const board = grid.current;
    const scroller = board.parentElement!;
    const { home } = model;
    const bring = () => {
      if (scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight)
        bringToMiddle(scroller, cellOf(board, home));
    };
    bring();
    // What comes later takes some of its room: again, until somebody looks elsewhere.
    const observer = new ResizeObserver(bring);
    observer.observe(scroller);
    const leave = () => observer.disconnect();
    for (const moment of ['pointerdown', 'wheel', 'keydown'])
      scroller.addEventListener(moment, leave, { once: true, passive: true });
    return leave;
  }, [model.home, props.zoom?.level]);
  const room = useRoom(grid, model);

  const walk = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !grid.current) return;
    const key = keyOf(event.target);
    if (key === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) onPress(key);
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

  return (
    <div class="board-place" style={sizesOf(model, props.zoom?.level)}>
      <div class="board-box">
        <div class="board-scroll">
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be a grid of pieces that scales and pans */}
          <div
            ref={grid}
            class={model.thin ? `board thin-${model.thin}` : 'board'}
            role="grid"
            aria-label={model.name}
            aria-rowcount={model.rows}
            aria-colcount={model.columns}
            tabIndex={-1}
            onKeyDown={walk}
            onPointerDown={(event) => {
              tap.current = { touch: event.pointerType === 'touch', focused: at.current.focused };
              held.current = event.button === 0 ? keyOf(event.target) : null;
              // Other squares are to hear of the pointer, too.
              if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
                event.target.releasePointerCapture(event.pointerId);
            }}
            onClick={(event) => {
              const key = keyOf(event.target);
              const { touch, focused } = tap.current;
              if (key !== null && !(props.confirmTouch && touch && key !== focused)) onPress(key);
            }}
            onPointerMove={(event) => {
              const from = held.current;
              if (from === null || dragged.current === from || keyUnder(event) === from) return;
              dragged.current = from;
              props.onGrab?.(from);
            }}
            onPointerUp={(event) => {
              const to = keyUnder(event);
              if (dragged.current !== null && to !== null && to !== dragged.current)
                props.onDrop?.(dragged.current, to);
              held.current = null;
              dragged.current = null;
            }}
            onPointerCancel={() => {
              held.current = null;
              dragged.current = null;
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
            {rowsOf(model).map((cells, row) => (
              <BoardRow
                key={row}
                label={model.rowLabels?.[row]}
                row={row}
                thin={model.thin !== undefined && (row === 0 || row === model.rows - 1)}
                cells={cells}
                marks={cells.some((cell) => cell && marks.has(cell.key)) ? marks : UNMARKED}
                glyphs={props.glyphs}
                focus={cells.some((cell) => cell?.key === focus) ? focus : null}
              />
            ))}
            {model.ground && !props.glyphs && (
              <svg
                class="layer ground"
                viewBox={`0 0 ${60 * model.columns} ${60 * model.rows}`}
                aria-hidden="true"
              >
                {model.ground}
              </svg>
            )}
            {model.lights && !props.glyphs && <Light model={model} places={places} />}
            {model.over && layer(model, 'over', model.over)}
            <Trails model={model} marks={props.marks} places={places} />
            <Reach model={model} marks={props.preview} places={places} />
            {hasFog && model.clouds?.(model)}
            {props.tip && <TipBox tip={props.tip} model={model} places={places} />}
            <Bubble notice={props.notice} model={model} places={places} />
          </div>
        </div>
      </div>
      {props.zoom && (room.pans || room.small || props.zoom.level === 'whole') && (
        <Lazy
          load={loadMap}
          props={{
            model,
            scroller: grid.current!.parentElement!,
            pans: room.pans,
            zoom: props.zoom.level,
            onZoom: props.zoom.toggle,
          }}
        />
      )}
    </div>
  );
}

const loadMap = () => import('./BoardMap.js').then(({ BoardMap }) => BoardMap);

const SMALL = 32; // px: squares below it are worth a closer look

/** Whether the board has to be panned, or its squares are small. */
function useRoom(grid: RefObject<HTMLDivElement | null>, { rows, columns }: BoardModel) {
  const [room, setRoom] = useState({ pans: false, small: false });
  useEffect(() => {
    const board = grid.current!;
    const scroller = board.parentElement!;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
      const pans = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      const small = board.querySelector<HTMLElement>('.cell')!.offsetWidth < SMALL;
      setRoom((old) => (old.pans === pans && old.small === small ? old : { pans, small }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(board);
    return () => observer.disconnect();
  }, [rows, columns]);
  return room;
}

const CLOSE = 44; // px: easy to touch
const leastOf = (model: BoardModel, zoom: Zoom) =>
  ({ usual: model.minCell ?? 26, close: CLOSE, whole: 0 })[zoom];

/** What the styles of a board, and of a frame around it, reckon with. */
export const sizesOf = (model: BoardModel, zoom: Zoom = 'usual') =>
  ({
    '--rows': model.rows,
    '--columns': model.columns,
    '--cell-min': `${leastOf(model, zoom)}px`,
    '--grows': zoom === 'usual' ? 1 : 0,
    '--cell-max': `${model.maxCell ?? 80}px`,
    '--labels-left': model.rowLabels ? 1 : 0,
    '--labels-top': model.columnLabels ? 1 : 0,
    '--thin-rows': model.thin ? 1 : 0,
    '--thin-columns': model.thin === 'all' ? 1 : 0,
  }) as CSSProperties;

const rowsOf = ({ rows, columns, cells }: BoardModel) =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

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

/** Pans to a square; the page around the board stays where it is. */
function bringToMiddle(scroller: HTMLElement, square: HTMLElement | null): void {
  if (!square) return;
  const [box, around] = [square.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollBy(
    box.left + box.width / 2 - around.left - around.width / 2,
    box.top + box.height / 2 - around.top - around.height / 2,
  );
}

const cellOf = (grid: HTMLElement, key: string) =>
  grid.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
const keyOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : null) ?? null;
/** The square under a pointer, wherever it went down. */
const keyUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
  keyOf(document.elementFromPoint(clientX, clientY));
