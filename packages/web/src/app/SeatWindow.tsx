/** A window for one player of a game that another page keeps, found by the key in its address. */
import type { PageGame } from '../games.js';
import { holdWindow, openChannel } from '../play/windows.js';
import type { AnyScreen } from '../screens/contract.js';
import { later } from '../words/later.js';
import { RemoteGame } from './RemoteGame.js';

export function SeatWindow({ entry, screen, id }: { entry: PageGame; screen: AnyScreen; id: string }) {
  const open = () => {
    const channel = openChannel(id);
    const release = holdWindow(id);
    return {
      channel,
      key: id,
      close() {
        release();
        channel.close();
      },
    };
  };
  return <RemoteGame entry={entry} screen={screen} title={later.yourWindow} open={open} />;
}
