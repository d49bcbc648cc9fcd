/** What is shown while a game is being opened. */
import { withWords } from '../words/later.js';
import { shell } from '../words/shell.js';

/** Seen only when opening takes a while: a long game is played again from its first turn. */
export const Waiting = () => (
  <main class="message waiting" aria-busy="true">
    <p>{shell.opening}</p>
  </main>
);

export const loadCannotOpen = () =>
  withWords(() => import('./CannotOpen.js').then(({ CannotOpen }) => CannotOpen));
