/** The menu of a game as a dialog. */
import type { PageGame } from '../games.js';
import { Dialog } from '../parts/Dialog.js';
import type { AnyPlay } from '../play/play.js';
import { shell } from '../words/shell.js';
import { MenuItems } from './MenuItems.js';

export const MenuDialog = (props: { entry: PageGame; play: AnyPlay; onClose: () => void }) => (
  <Dialog title={shell.menu.title} game={props.entry.id} onClose={props.onClose}>
    <MenuItems {...props} />
  </Dialog>
);
