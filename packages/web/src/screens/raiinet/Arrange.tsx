/** A player's eight links as tiles: dragged onto each other, or pressed two in a row, they exchange their values. */
import type { Seat } from '@quadrant/kernel';
import { LINKS_EACH, letterOf, makeOrder, parseOrder, sayValue } from '@quadrant/raiinet';
import type { PointerEventHandler } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { pieceOf, spell } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

interface ArrangeProps {
  readonly seat: Seat;
  readonly links: string; // 'V1V2V3V4D1D2D3D4'
  onChange(links: string): void;
  onShuffle(): void;
}

const DRAG_FROM = 6; // px; less is a press
const FRONT = [3, 4]; // these stand one square further in, as on one's own side of the board

interface Drag {
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export function Arrange({ seat, links, onChange, onShuffle }: ArrangeProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const values = parseOrder(links)!;
  const letter = (k: number) => letterOf(seat * LINKS_EACH + k);

  const exchange = (a: number, b: number) => {
    setHeld(null);
    if (a === b) return setWords('');
    onChange(makeOrder(values.with(a, values[b]).with(b, values[a])));
    setWords(TEXTS.exchanged(letter(a), letter(b)));
  };
  const press = (k: number) => {
    if (held !== null) return exchange(held, k);
    setHeld(k);
    setWords(TEXTS.held(letter(k)));
  };
  const move: PointerEventHandler<HTMLElement> = (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.hypot(dx, dy) > DRAG_FROM) dragged.current = true;
    setDrag({ ...drag, dx, dy });
  };
  const drop: PointerEventHandler<HTMLElement> = (event) => {
    const to = drag && dragged.current ? tileAt(event.clientX, event.clientY, drag.from) : null;
    if (drag && to !== null) exchange(drag.from, to);
    setDrag(null);
  };
  return (
    <fieldset class="arrange">
      <legend>{TEXTS.arrange(seat)}</legend>
      <div class="tiles" onPointerMove={move} onPointerUp={drop} onPointerCancel={() => setDrag(null)}>
        {values.map((value, k) => (
          <button
            key={letter(k)}
            type="button"
            class={`tile${FRONT.includes(k) ? ' front' : ''}${drag?.from === k ? ' dragged' : ''}`}
            style={`--column: ${k + 1}${drag?.from === k ? `; translate: ${drag.dx}px ${drag.dy}px` : ''}`}
            data-tile={k}
            aria-pressed={held === k}
            onPointerDown={(event) => {
              dragged.current = false;
              setDrag({ from: k, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
            }}
            // The click that ends a drag is no press; one by a key is.
            onClick={({ detail }) => (detail === 0 || !dragged.current) && press(k)}
          >
            {pieceOf(letter(k), seat, value)}
            <span class="unseen">
              {letter(k)} <b>{spell(value)}</b>, {sayValue(value, WORDS)}
            </span>
          </button>
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            setHeld(null);
            setWords('');
            onShuffle();
          }}
        >
          {TEXTS.shuffle}
        </button>
        <p class="hint" role="status">
          {words || TEXTS.arrangeHint}
        </p>
      </div>
    </fieldset>
  );
}

/** The tile at this point that is not the one being dragged. */
function tileAt(x: number, y: number, from: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const tile = element.closest<HTMLElement>('[data-tile]')?.dataset.tile;
    if (tile !== undefined && Number(tile) !== from) return Number(tile);
  }
  return null;
}
