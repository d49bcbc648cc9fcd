/**
 * Windows for other seats of a game on this page. Each has an unguessable key, which is its address and the name of
 * its channel; what comes without it gets nothing. A window that is open holds a lock, so that the page notices when
 * it is gone.
 */
import type { Seat } from '@quadrant/kernel';
import { type Channel, type Guest, hostSeat } from '@quadrant/table';
import { makeRoute } from '../route.js';
import type { AnyPlay } from './play.js';

const nameOf = (key: string) => `quadrant window ${key}`;

/** The channel of a window by its key. */
export function openChannel(key: string): Channel & { close(): void } {
  const channel = new BroadcastChannel(nameOf(key));
  return {
    post: (text) => channel.postMessage(text),
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}

/** Holds a window's lock as long as it is open; gives the way to let go. */
export function holdWindow(key: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = done;
  });
  void navigator.locks?.request(nameOf(key), { mode: 'shared' }, () => closed);
  return close;
}

const LOOKS = 100;
const LOOK_EVERY_MS = 50;

/** A window's hello may be here before its lock: who then asked for the lock would take it for gone. */
async function isHeld(name: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if ([...held, ...pending].some((lock) => lock.name === name)) return;
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

/** Lets every seat that a person has be played in a window of its own; gives the way to stop. */
export function attendWindows(play: AnyPlay, keys: readonly string[]): () => void {
  if (play.table.seats < 2 || !('locks' in navigator)) return () => {};
  const guests: { readonly guest: Guest; readonly channel: { close(): void } }[] = [];
  let stopped = false;

  /** Whoever waits for a window's lock learns that it is gone. */
  const returnWhenGone = async (seat: Seat, key: string) => {
    await isHeld(nameOf(key));
    await navigator.locks.request(nameOf(key), () => {
      waited.delete(seat);
      if (!stopped) play.setAway(play.away.filter((each) => each !== seat));
    });
  };
  const waited = new Set<Seat>();
  for (const seat of play.table.people.filter((each) => play.table.seatNames[each]?.bot === undefined)) {
    const key = keys[seat];
    const channel = openChannel(key);
    const guest = hostSeat(play.table, seat, channel, {
      key,
      onHello() {
        if (waited.has(seat)) return;
        waited.add(seat);
        if (play.seatsHere.some((each) => each !== seat)) play.setAway([...new Set([...play.away, seat])]);
        void returnWhenGone(seat, key);
      },
    });
    guests.push({ guest, channel });
  }
  play.windows = keys.map((key, seat) =>
    play.seatsHere.includes(seat) ? makeRoute(play.screen.game.id, 'window', key) : null,
  );
  play.setAway(play.away);
  return () => {
    stopped = true;
    for (const { guest, channel } of guests) {
      guest.close();
      channel.close();
    }
  };
}
