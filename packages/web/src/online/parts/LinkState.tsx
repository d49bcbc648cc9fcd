/** How the connection stands, honestly: connecting, live, sending, saved, lost and trying again. */
import { useEffect, useState } from 'preact/hooks';
import { useListening } from '../../parts/hooks.js';
import type { MatchClient } from '../client/socket.js';

export type LinkStateName = 'connecting' | 'live' | 'sending' | 'saved' | 'lost';

export function linkStateOf({ machine }: Pick<MatchClient, 'machine'>): LinkStateName {
  if (machine.phase === 'connecting') return 'connecting';
  if (machine.phase !== 'live') return 'lost';
  if (machine.waiting.length > 0) return 'sending';
  return machine.saved > 0 ? 'saved' : 'live';
}

const WORDS: Readonly<Record<LinkStateName, string>> = {
  connecting: 'Connecting…',
  live: 'Live',
  sending: 'Sending…',
  saved: 'Saved',
  lost: 'Lost, trying again',
};

export function LinkState({ client }: { client: MatchClient }) {
  useListening((listener) => client.subscribe(listener));
  const state = linkStateOf(client);
  return (
    <span class={`link-chip ${state}`} role="status">
      {WORDS[state]}
    </span>
  );
}

/** While the connection is gone: what becomes of what one does, and when it is tried again. */
export function LostNotice({ client }: { client: MatchClient }) {
  const [, again] = useState(0);
  const lost = client.machine.phase === 'lost';
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [lost]);
  if (!lost) return null;
  const { retryAt, given } = client.machine;
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
  return (
    <div class="offer-bar lost">
      <p>
        <strong>The connection is lost.</strong>{' '}
        {given ? 'Your command waits here and is sent once.' : 'You can go on; your command will wait here.'}{' '}
        {seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again…'}
      </p>
      <button type="button" onClick={() => client.nudge()}>
        Try now
      </button>
    </div>
  );
}
