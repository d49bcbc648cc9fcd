/** Follows a game that `quadrant run … -graphics` plays: the program pushes what the player on move may see. */
import type { Channel } from '@quadrant/table';
import type { PageGame } from '../games.js';
import type { AnyScreen } from '../screens/contract.js';
import { later } from '../words/later.js';
import { RemoteGame } from './RemoteGame.js';

export function DisplayPage({ entry, screen }: { entry: PageGame; screen: AnyScreen }) {
  return <RemoteGame entry={entry} screen={screen} title={later.watching} open={follow} watching />;
}

/** The events of the program as a channel; nothing can be sent back. */
function follow() {
  const key = 'display'; // the address it is served at is the secret
  const events = new EventSource('events');
  const gone = JSON.stringify({ t: 'gone', key });
  const channel: Channel = {
    post: () => {},
    listen(hear) {
      events.onmessage = ({ data }: MessageEvent<string>) => hear(data);
      events.onerror = () => hear(gone);
      events.addEventListener('over', () => {
        events.close();
        hear(gone);
      });
      return () => events.close();
    },
  };
  return { channel, key, close: () => events.close() };
}
