/** A window over the page: the browser's own dialog, which keeps the focus and closes with Escape. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { shell } from '../words/shell.js';
import { Icon } from './icons.js';

export function Dialog(props: {
  title: string;
  game?: string; // whose colour it has
  onClose: () => void;
  children: ComponentChildren;
}) {
  const { title, game, onClose, children } = props;
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before effects of what is inside, which may give the focus to a part of it.
  useLayoutEffect(() => {
    const dialog = box.current!;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={box}
      class="dialog"
      data-game={game}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="quiet icon-only" aria-label={shell.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
