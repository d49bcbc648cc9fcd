/** A board that does not fit, or is small, as a whole: a map with what is in sight, to pan by, and a way to look closer. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardModel, Cell } from '../screens/contract.js';
import { shell } from '../words/shell.js';
import type { Zoom } from './Board.js';
import { Icon } from './icons.js';

interface MapProps {
  readonly model: BoardModel;
  readonly scroller: HTMLElement;
  readonly pans: boolean;
  readonly zoom: Zoom;
  onZoom(): void;
}

/** Of a wide board the map is a line below it, which stays when all is in sight, so that nothing jumps. */
const isWide = ({ columns, rows }: BoardModel) => columns > 1.5 * rows;

export function BoardMap({ model, scroller, pans, zoom, onZoom }: MapProps) {
  const isClose = zoom === 'close';
  const words = isClose ? shell.frame.whole : shell.frame.closer;
  const hasLine = isWide(model) && (pans || zoom === 'whole');
  const parts = (
    <>
      {(pans || hasLine) && <Whole model={model} scroller={scroller} />}
      <button
        type="button"
        class="icon-only zoom"
        aria-label={words}
        title={`${words} (+)`}
        aria-pressed={isClose}
        onClick={onZoom}
      >
        <Icon name={isClose ? 'out' : 'in'} />
      </button>
    </>
  );
  return hasLine ? <div class="map-line">{parts}</div> : parts;
}

function Whole({ model, scroller }: Pick<MapProps, 'model' | 'scroller'>) {
  const [window, setWindow] = useState(() => inSight(model, scroller));
  useEffect(() => {
    const update = () => setWindow(inSight(model, scroller));
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    observer.observe(scroller.firstElementChild!);
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', update);
    };
  }, [scroller, model.rows, model.columns]);
  const layers = useMemo(() => layersOf(model), [model]);
  /** What is pressed comes to the middle. */
  const pan = (event: PointerEvent & { currentTarget: Element }) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const part = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    scroller.scrollTo(
      part[0] * scroller.scrollWidth - scroller.clientWidth / 2,
      part[1] * scroller.scrollHeight - scroller.clientHeight / 2,
    );
  };
  return (
    <svg
      class={isWide(model) ? 'board-map wide-map' : 'board-map'}
      viewBox={`0 0 ${model.columns} ${model.rows}`}
      preserveAspectRatio={isWide(model) ? 'none' : undefined}
      aria-hidden="true"
      onPointerDown={pan}
      onPointerMove={pan}
    >
      {layers.map(([kind, path]) => (
        <path key={kind} class={`map-${kind}`} d={path} />
      ))}
      <rect class="map-window" {...window} />
    </svg>
  );
}

/** The part of the board that can be seen, in squares. */
function inSight({ rows, columns }: BoardModel, scroller: HTMLElement) {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
  return {
    x: (scrollLeft / scrollWidth) * columns,
    y: (scrollTop / scrollHeight) * rows,
    width: (clientWidth / scrollWidth) * columns,
    height: (clientHeight / scrollHeight) * rows,
  };
}

/** How squares are drawn by what they look like; the first that fits. */
const KINDS = [
  ['me', /\b(ship|own|with-player)\b/],
  ['foe', /\b(foe|with-enemy)\b/],
  ['goal', /\bground-goal\b/],
  ['shut', /\bground-(tree|rock)\b/],
] as const;
const kindOf = ({ look = '', fog }: Cell) =>
  KINDS.find(([, looks]) => looks.test(look))?.[0] ?? (fog ? 'fog' : 'free');

function layersOf({ cells, columns }: BoardModel): [string, string][] {
  const paths = new Map<string, string>();
  for (const [i, cell] of cells.entries()) {
    if (!cell) continue;
    const square = `M${i % columns} ${Math.floor(i / columns)}h1v1h-1z`;
    paths.set(kindOf(cell), (paths.get(kindOf(cell)) ?? '') + square);
  }
  return [...paths].sort(([a], [b]) => Number(b === 'free') - Number(a === 'free'));
}
