/** Plays a demo in a loop; shows one picture while it does not play. A picture, so nothing to read out. */
import { useEffect, useState } from 'preact/hooks';
import type { Demo } from '../screens/demo.js';

const FRAME_MS = 700;

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
    <svg class="demo" viewBox={`0 0 ${demo.columns * 10} ${demo.rows * 10}`} aria-hidden="true">
      {[...demo.frames[frame]].map((letter, i) => {
        const x = (i % demo.columns) * 10;
        const y = Math.floor(i / demo.columns) * 10;
        if (letter === ' ') return null;
        const look = demo.looks[letter];
        const shape = demo.shapes?.[letter];
        return (
          <g key={i}>
            <rect
              x={x + 0.5}
              y={y + 0.5}
              width="9"
              height="9"
              rx="1"
              class={look === 'wall' && shape === undefined ? 'wall' : 'square'}
            />
            {shape !== undefined ? (
              <path class={look} d={shape} transform={`translate(${x + 0.8} ${y + 0.8}) scale(0.35)`} />
            ) : (
              look !== undefined &&
              look !== 'wall' && (
                <text x={x + 5} y={y + 5} class={look}>
                  {letter}
                </text>
              )
            )}
          </g>
        );
      })}
    </svg>
  );
}
