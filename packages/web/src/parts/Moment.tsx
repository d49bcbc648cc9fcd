/** Something worth a moment, over the board for a breath. It takes no press and no key: whatever is done goes on below. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MOMENT_MS } from '../play/frames.js';

/** `id` is another one for each moment; nothing is shown of what was there before the page was. */
export function Moment({ id, body }: { id: number; body: VNode | null }) {
  const [first] = useState(id);
  const [past, setPast] = useState(first);
  useEffect(() => {
    if (past === id) return;
    const end = () => setPast(id);
    const timer = setTimeout(end, MOMENT_MS);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [id, past]);
  if (body === null || past === id) return null;
  return (
    <div key={id} class="moment" aria-hidden="true">
      {body}
    </div>
  );
}
