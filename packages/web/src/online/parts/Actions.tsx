/** What a seat may ask for beside its commands: call off, draw, takeback, claim, resign. */

import { shownBeginBy } from '@quadrant/table';
import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { usePassed } from './Clock.js';

interface ActionsProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  onRefused(words: string | null): void;
}

export function Actions({ client, state, onRefused }: ActionsProps) {
  const { seat, over, players, clock, offers, onMove } = state;
  const beginBy = onMove === seat ? null : shownBeginBy(clock, onMove);
  const neverBegan = usePassed(beginBy === null ? null : beginBy - client.now());
  const { story } = client.machine;
  if (seat === null || over || story.left.includes(seat)) return null;
  const ask = async (wish: Parameters<MatchClient['ask']>[0]) => {
    onRefused(null);
    const refusal = await client.ask(wish);
    if (refusal) onRefused(told(refusal));
  };
  const moved = story.hasMoved(seat);
  const playing = [...players.keys()].filter((each) => players[each] && !story.left.includes(each));
  const others = playing.filter((each) => each !== seat);
  const away = others.some((each) => !players[each]!.here && !players[each]!.bot);
  const begun = playing.every((each) => story.hasMoved(each));
  const timed = clock !== null && 'left' in clock;
  const offered = (offer: string) => offers.some((each) => each.offer === offer && each.by === seat);
  return (
    <>
      {!moved && (
        <ConfirmButton
          label={online.act.callOff}
          sure={others.length > 0 ? online.callItOffSure : online.act.callOffRunSure}
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
      {moved && neverBegan && (
        <ConfirmButton
          label={online.act.callOff}
          sure={online.callItOffSure}
          icon="close"
          onConfirm={() => ask({ t: 'act', act: 'claim' })}
        />
      )}
      {timed && away && begun && (
        <ConfirmButton
          label={online.act.claim}
          sure={online.act.claimSure}
          icon="star"
          onConfirm={() => ask({ t: 'act', act: 'claim' })}
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
