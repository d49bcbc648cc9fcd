/** How the connection stands, honestly: connecting, live, sending, saved, lost and trying again. */
import type { Phrasebook } from '@quadrant/kernel';
import { useRef } from 'preact/hooks';
import { useListening } from '../../parts/hooks.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import { useEachSecond } from './Clock.js';

export type LinkStateName = 'connecting' | 'live' | 'sending' | 'saved' | 'lost';

export function linkStateOf({ machine }: Pick<MatchClient, 'machine'>): LinkStateName {
  if (machine.phase === 'connecting') return 'connecting';
  if (machine.phase !== 'live') return 'lost';
  if (machine.waiting.length > 0) return 'sending';
  return machine.saved > 0 ? 'saved' : 'live';
}

export function LinkState({ client }: { client: MatchClient }) {
  useListening((listener) => client.subscribe(listener));
  const state = linkStateOf(client);
  const wasLost = useRef(false);
  wasLost.current ||= state === 'lost';
  const isBack = wasLost.current && state !== 'connecting';
  return (
    <>
      {/* What is sent and saved at each move is to be seen; read out it would be in the way of the move. */}
      <span class="unseen" role="status">
        {state === 'lost' ? online.link.isLost : isBack ? online.link.isBack : ''}
      </span>
      <span class={`link-chip ${state}`}>{online.link[state]}</span>
    </>
  );
}

/** While the connection is gone: what becomes of what one does, and when it is tried again. */
export function LostNotice({ client }: { client: MatchClient }) {
  const lost = client.machine.phase === 'lost';
  useEachSecond(lost);
  if (!lost) return null;
  const { retryAt, given } = client.machine;
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
  return (
    <div class="offer-bar lost">
      <p>
        <strong>{online.link.isLost}</strong>{' '}
        {given ? online.link.waits : <span class="roomy">{online.link.goOn}</span>}{' '}
        {seconds > 0 ? online.link.retryIn(seconds) : online.link.retry}
      </p>
      <button type="button" onClick={() => client.nudge()}>
        {online.link.now}
      </button>
    </div>
  );
}

/** What had waited over a reload and could not be done any more. */
export function RefusedNotice({
  client,
  refusals,
}: {
  client: MatchClient;
  refusals: Phrasebook | undefined;
}) {
  if (client.refused === null) return null;
  return (
    <p class="offer-bar refusal" role="alert">
      {online.link.refused(told(client.refused, refusals))}
    </p>
  );
}
