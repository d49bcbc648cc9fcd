/**
 * One tab at a time writes a game. Web Locks say who, where there are any; on plain http a mark in storage does, which
 * its tab renews. Whoever comes later may take it over, and the earlier one is told.
 */
import { store } from './storage.js';

const WAIT_MS = 1500; // a tab that is being reloaded lets go a moment after its successor asks
const BEAT_MS = 1000;
const STALE_MS = 90_000; // tabs in the background may renew their mark only once a minute

/** Lets the game go. */
export type Release = () => void;

/** Becomes the tab that writes this game: null when another one is, unless it is taken from it. */
export function hold(id: string, lost: () => void, take = false): Promise<Release | null> {
  return navigator.locks ? holdByLock(`quadrant:${id}`, lost, take) : holdByBeat(`holder:${id}`, lost, take);
}

function holdByLock(name: string, lost: () => void, take: boolean): Promise<Release | null> {
  return new Promise((done) => {
    let mine = false;
    const kept = () =>
      new Promise<void>((release) => {
        mine = true;
        done(release);
      });
    const request = take
      ? navigator.locks.request(name, { steal: true }, kept)
      : navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT_MS) }, kept);
    request.catch(() => (mine ? lost() : done(null)));
  });
}

interface Mark {
  readonly tab: string;
  readonly at: number;
}

async function holdByBeat(key: string, lost: () => void, take: boolean): Promise<Release | null> {
  const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const isOthers = () => {
    const mark = store.read(key) as Partial<Mark> | null;
    return typeof mark?.at === 'number' && mark.tab !== tab && Date.now() - mark.at < STALE_MS;
  };
  if (!take && isOthers()) return null;
  const renew = () => store.write(key, { tab, at: Date.now() } satisfies Mark);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('storage', look);
    removeEventListener('pagehide', release);
  };
  const look = () => {
    if (!isOthers()) return;
    stop();
    lost();
  };
  const release = () => {
    stop();
    if (!isOthers()) store.remove(key);
  };
  renew();
  const timer = setInterval(() => (isOthers() ? look() : renew()), BEAT_MS);
  addEventListener('storage', look);
  addEventListener('pagehide', release);
  return release;
}
