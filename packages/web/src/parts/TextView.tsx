/** The exact text of the game, as `quadrant run` prints it; of a long game the end, until all is asked for. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { shell } from '../words/shell.js';

const SHOWN_PIECES = 40;

export function TextView({ pieces, inSight }: { pieces: readonly string[]; inSight: boolean }) {
  const box = useRef<HTMLPreElement>(null);
  const [whole, setWhole] = useState(false);
  const shown = whole ? pieces : pieces.slice(-SHOWN_PIECES);
  const text = shown.join('');
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text, inSight]);
  return (
    <>
      {shown.length < pieces.length && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {shell.wholeText}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable to be scrolled by keys */}
      <pre class="text-view" ref={box} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
