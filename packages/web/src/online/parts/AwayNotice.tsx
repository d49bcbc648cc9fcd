/** Says that somebody left or never began, counts down to what may be done about it, and then has the button for it. */
import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { nameOf } from '../words.js';
import { absenceOf } from './away.js';
import { useEachSecond } from './Clock.js';

interface AwayProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  onRefused(words: string | null): void;
}

export function AwayNotice({ client, state, onRefused }: AwayProps) {
  const { seat, over, players } = state;
  useEachSecond(seat !== null && over === null);
  const absence = absenceOf(client, state);
  if (seat === null || absence === null) return null;
  const { remedy, left } = absence;
  const name = nameOf(players, absence.seat);
  if (remedy === 'wait')
    return (
      <p class="offer-bar" role="status">
        {online.waitsFor(name)}
      </p>
    );
  const words = online.remedies[remedy];
  const act = async () => {
    onRefused(null);
    const began = client.machine.story.hasMoved(seat);
    const refusal = await client.ask({ t: 'act', act: began ? 'claim' : 'abort' });
    const isEarly = remedy !== 'callOff' && refusal?.code === 'not-now';
    if (refusal) onRefused(isEarly ? online.act.notAway(name) : told(refusal));
  };
  const isDue = left <= 0;
  return (
    <div class="offer-bar">
      <p>
        <span role="status">{isDue ? `${words.why(name)} ${words.now(name)}` : words.why(name)}</span>{' '}
        {!isDue && words.soon(name, Math.ceil(left / 1000))}
      </p>
      {isDue && (
        <ConfirmButton
          label={words.label(name)}
          sure={words.sure(name)}
          icon={remedy === 'callOff' ? 'close' : 'star'}
          onConfirm={act}
        />
      )}
    </div>
  );
}
