/** Between two players at one screen: nothing of the game is shown until the next one says so. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import type { AnyPlay } from '../play/play.js';
import { PageHead } from './PageHead.js';

export function Curtain({ entry, play }: { entry: GameEntry; play: AnyPlay }) {
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
          {name} is on move
        </h1>
        {play.awaited === null ? (
          <p>The board stays covered until somebody at this screen is on move.</p>
        ) : (
          <>
            <p>The board is covered. Hand the screen over, then show it.</p>
            <p class="row">
              <button type="button" class="button main" onClick={() => play.hand()}>
                I am {secrets!.seatName(play.awaited)}: show my side
              </button>
            </p>
          </>
        )}
      </main>
    </div>
  );
}
