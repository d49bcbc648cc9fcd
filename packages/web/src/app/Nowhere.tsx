/** Shown where an address names nothing: says which, and offers the way on. */
import type { GameEntry } from '../games.js';
import { makeRoute, START } from '../route.js';
import { Message } from './Message.js';

const SHOWN_CHARACTERS = 60; // of an address, which may be a whole game

export function Nowhere({ entry }: { entry: GameEntry | undefined }) {
  const address = location.hash;
  const shown = address.length > SHOWN_CHARACTERS ? `${address.slice(0, SHOWN_CHARACTERS)}…` : address;
  return (
    <Message
      title="There is nothing at this address"
      words={`${entry ? entry.title : 'Quadrant'} has no page “${shown}”. The link may be cut off or from another version.`}
    >
      {entry && (
        <a class="button" href={makeRoute(entry.id)}>
          To {entry.title}
        </a>
      )}
      <a class="button main" href={START}>
        To the four games
      </a>
    </Message>
  );
}
