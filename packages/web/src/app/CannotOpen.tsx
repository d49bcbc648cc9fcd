/** What is shown while a game is being opened, and when it cannot be. */
import type { GameRecord } from '@quadrant/table';
import type { PageGame } from '../games.js';
import { saveFile } from '../keep/files.js';
import { makeRoute, START } from '../route.js';
import { shell } from '../words/shell.js';
import { Message } from './Message.js';

/** Seen only when opening takes a while: a long game is played again from its first turn. */
export const Waiting = () => (
  <main class="message waiting" aria-busy="true">
    <p>{shell.opening}</p>
  </main>
);

/** What is kept but cannot be played here can still be taken away as a file. */
export function CannotOpen(props: {
  entry: PageGame;
  words: string;
  record?: GameRecord | undefined;
  holds?: string | null; // where the game is open as far as it holds
}) {
  const { entry, words, record, holds } = props;
  return (
    <Message title={shell.cannotOpen.title} words={words}>
      <a class="button main" href={makeRoute(entry.id, 'play')}>
        {shell.cannotOpen.newGame}
      </a>
      {holds && (
        <a class="button" href={holds}>
          {shell.cannotOpen.asFar}
        </a>
      )}
      {record && (
        <button type="button" onClick={() => saveFile(`${entry.id}.quadrant.json`, JSON.stringify(record))}>
          {shell.cannotOpen.save}
        </button>
      )}
      <a class="button" href={START}>
        {shell.toGames}
      </a>
    </Message>
  );
}
