/** Shown where an address names nothing: says which, and offers the way on. */
import type { PageGame } from '../games.js';
import { makeRoute, START } from '../route.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { Message } from './Message.js';

const SHOWN_CHARACTERS = 60; // of an address, which may be a whole game

export function NothingHere({ entry }: { entry: PageGame | undefined }) {
  const address = location.hash;
  const shown = address.length > SHOWN_CHARACTERS ? `${address.slice(0, SHOWN_CHARACTERS)}…` : address;
  return (
    <Message title={later.nowhere.title} words={later.nowhere.words(entry ? entry.title : 'Quadrant', shown)}>
      {entry && (
        <a class="button" href={makeRoute(entry.id)}>
          {later.nowhere.to(entry.title)}
        </a>
      )}
      <a class="button main" href={START}>
        {shell.toGames}
      </a>
    </Message>
  );
}
