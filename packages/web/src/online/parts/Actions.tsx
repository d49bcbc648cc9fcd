/** What a seat may ask for beside its commands: call off, draw, takeback, resign. */

import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { absenceOf, othersOf } from './away.js';

interface ActionsProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly ofToday: boolean; // the run of a day, of which there is one
  onRefused(words: string | null): void;
}

export function Actions({ client, state, ofToday, onRefused }: ActionsProps) {
  const { seat, over, offers } = state;
  const { story } = client.machine;
  if (seat === null || over || story.left.has(seat)) return null;
  const ask = async (wish: Parameters<MatchClient['ask']>[0]) => {
    onRefused(null);
    const refusal = await client.ask(wish);
    if (refusal) onRefused(told(refusal));
  };
  const moved = story.hasMoved(seat);
  const others = othersOf(state, client);
  const offered = (offer: string) => offers.some((each) => each.offer === offer && each.by === seat);
  return (
    <>
      {!moved && absenceOf(client, state) === null && (
        <ConfirmButton
          label={online.act.callOff}
          sure={ofToday ? online.act.callOffRunSure : online.callItOffSure}
          icon="close"
          onConfirm={() => ask({ t: 'act', act: 'abort' })}
        />
      )}
      {others.length > 0 && moved && !offered('takeback') && (
        <ConfirmButton
          label={online.act.takeBack}
          sure={online.act.takeBackSure}
          icon="undo"
          onConfirm={() => ask({ t: 'act', act: 'offer', offer: 'takeback' })}
        />
      )}
      {others.length > 0 && !offered('draw') && (
        <ConfirmButton
          label={online.act.draw}
          sure={online.act.drawSure}
          icon="heart"
          onConfirm={() => ask({ t: 'act', act: 'offer', offer: 'draw' })}
        />
      )}
      {moved && (
        <ConfirmButton
          label={online.act.resign}
          sure={online.act.resignSure}
          icon="close"
          onConfirm={() => ask({ t: 'act', act: 'resign' })}
        />
      )}
    </>
  );
}
