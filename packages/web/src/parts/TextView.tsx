/** The exact text of the game, as `quadrant run` prints it. */
import { useEffect, useRef } from 'preact/hooks';

export function TextView({ text }: { text: string }) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable to be scrolled by keys
    <pre class="text-view" ref={box} tabIndex={0}>
      {text}
    </pre>
  );
}
