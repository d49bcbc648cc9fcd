/** What a screen reader reads out: made from the facts, never seen. The same words twice are read twice. */
import { useRef } from 'preact/hooks';

export function Announcer({ words }: { words: string }) {
  const last = useRef({ words: '', odd: false });
  if (last.current.words !== words) last.current = { words, odd: !last.current.odd };
  return (
    <div class="unseen" role="status" aria-live="polite" data-announcer>
      {words}
    </div>
  );
}
