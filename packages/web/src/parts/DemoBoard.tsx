/** Plays a demo in a loop; shows one picture while it does not play. A picture, so nothing to read out. */
import { useEffect, useState } from 'preact/hooks';
import type { Demo, DemoPiece } from '../screens/demo.js';

const FRAME_MS = 900;
const SIDE = 60;

export function DemoBoard({ demo, plays }: { demo: Demo; plays: boolean }) {
  const [frame, setFrame] = useState(Math.floor(demo.frames.length / 2));
  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(
      () => !document.hidden && setFrame((n) => (n + 1) % demo.frames.length),
      FRAME_MS,
    );
    return () => clearInterval(timer);
  }, [demo, plays]);
  return (
    <svg
      class="demo"
      viewBox={`0 0 ${demo.columns * SIDE} ${demo.rows * SIDE}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {demo.ground && <g dangerouslySetInnerHTML={{ __html: demo.ground }} />}
      {[...demo.frames[frame]].map(
        (letter, i) => letter !== ' ' && <DemoSquare key={i} {...{ demo, letter, i }} />,
      )}
    </svg>
  );
}

function DemoSquare({ demo, letter, i }: { demo: Demo; letter: string; i: number }) {
  const [column, row] = [i % demo.columns, Math.floor(i / demo.columns)];
  const piece = demo.pieces[letter];
  const ground = piece?.ground ? piece.name : demo.grounds[(column + row) % 2];
  return (
    <g transform={`translate(${column * SIDE} ${row * SIDE})`}>
      {!demo.ground && <rect x="1" y="1" width="58" height="58" rx="5" style={`fill: var(--${ground})`} />}
      {piece && <Piece demo={demo} piece={piece} />}
    </g>
  );
}

/** Whom the game is about, as a picture of its own. */
export const DemoPicture = ({ demo }: { demo: Demo }) => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
    <Piece demo={demo} piece={Object.values(demo.pieces)[0]} />
  </svg>
);

function Piece({ demo, piece }: { demo: Demo; piece: DemoPiece }) {
  const drawing = demo.drawings[piece.name];
  const face = piece.face && demo.drawings[piece.face];
  const down = piece.turn ? 4 : 14; // where the plate is widest
  return (
    <>
      {drawing && (
        <g class="drawn" style={`--k: var(--${piece.hue ?? drawing.hue})`}>
          <use
            href={`#p-${piece.name}`}
            x="5"
            y="5"
            width="50"
            height="50"
            transform={piece.turn ? `rotate(${piece.turn} 30 30)` : undefined}
          />
        </g>
      )}
      {face && (
        <g class="drawn" style={`--k: var(--${face.hue})`}>
          <use href={`#p-${piece.face}`} x="9" y={down} width="42" height="42" />
          <text class="numeral" x="30" y={down + 21}>
            {piece.numeral}
          </text>
        </g>
      )}
    </>
  );
}
