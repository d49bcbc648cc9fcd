/** Between two players at one screen: nothing of the game is shown until the next one says so. */
import { useEffect, useRef } from 'preact/hooks';
import type { PageGame } from '../games.js';
import type { AnyPlay } from '../play/play.js';
import { shell } from '../words/shell.js';
import { PageHead } from './PageHead.js';

export function Curtain({ entry, play }: { entry: PageGame; play: AnyPlay }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Read out, and one Tab from the button: with the focus there a key held too long would lift the curtain.
  useEffect(() => heading.current?.focus(), []);
  const { secrets } = play.screen;
  const name = secrets!.seatName(play.stage.onMove);
  return (
    <div class="page" data-game={entry.id}>
      <PageHead plain entry={entry} />
      <main class="message curtain">
        <h1 ref={heading} tabIndex={-1}>
          {shell.curtain.onMove(name)}
        </h1>
        {play.awaited === null ? (
          <p>{shell.curtain.waits}</p>
        ) : (
          <>
            <p>{shell.curtain.covered}</p>
            <p class="row">
              <button type="button" class="button main" onClick={() => play.hand()}>
                {shell.curtain.show(secrets!.seatName(play.awaited))}
              </button>
            </p>
          </>
        )}
      </main>
    </div>
  );
}
