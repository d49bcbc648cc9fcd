/** The menu of a game: as a panel on a phone, as a dialog behind one button elsewhere. */
import { useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { Lazy } from '../parts/Lazy.js';
import type { AnyPlay } from '../play/play.js';
import { withWords } from '../words/later.js';
import { shell } from '../words/shell.js';

interface MenuProps {
  readonly entry: PageGame;
  readonly play: AnyPlay;
}

const loadItems = () => withWords(() => import('./MenuItems.js').then(({ MenuItems }) => MenuItems));
const loadDialog = () => withWords(() => import('./MenuDialog.js').then(({ MenuDialog }) => MenuDialog));

export const GameMenu = ({ entry, play }: MenuProps) => (
  <Lazy load={loadItems} props={{ entry, play, onClose: () => {} }} />
);

export function MenuButton({ entry, play }: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet wide-only" onClick={() => setOpen(true)}>
        {shell.menu.title}
      </button>
      {open && <Lazy load={loadDialog} props={{ entry, play, onClose: () => setOpen(false) }} />}
    </>
  );
}
