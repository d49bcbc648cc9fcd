/** What a seat may ask for beside its commands: call off, draw, takeback, claim, resign. */

import { shownBeginBy } from '@quadrant/table';
import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { nameOf } from '../words.js';
import { awayOf, isDuel, othersOf } from './away.js';
import { usePassed } from './Clock.js';

interface ActionsProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly ofToday: boolean; // the run of a day, of which there is one
  onRefused(words: string | null): void;
}

export function Actions({ client, state, ofToday, onRefused }: ActionsProps) {
  const { seat, over, players, clock, offers, onMove } = state;
  const away = awayOf(client, state);
  usePassed(away?.left ?? null); // then it is drawn anew
  const beginBy = onMove === seat ? null : shownBeginBy(clock, onMove);
  const neverBegan = usePassed(beginBy === null ? null : beginBy - client.now());
  const { story } = client.machine;
  if (seat === null || over || story.left.has(seat)) return null;
  const ask = async (wish: Parameters<MatchClient['ask']>[0]) => {
    onRefused(null);
    const refusal = await client.ask(wish);
    if (refusal) onRefused(told(refusal));
  };
  const claim = async (name: string) => {
    onRefused(null);
    const refusal = await client.ask({ t: 'act', act: 'claim' });
    if (refusal) onRefused(refusal.code === 'not-now' ? online.act.notAway(name) : told(refusal));
  };
  const moved = story.hasMoved(seat);
  const others = othersOf(state, client);
  const wins = isDuel(state, client);
  const gone = away !== null && away.left <= 0 ? nameOf(players, away.seat) : null;
  const offered = (offer: string) => offers.some((each) => each.offer === offer && each.by === seat);
  return (
    <>
      {!moved && (
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
      {moved && neverBegan && (
        <ConfirmButton
          label={online.act.callOff}
          sure={online.callItOffSure}
          icon="close"
          onConfirm={() => ask({ t: 'act', act: 'claim' })}
        />
      )}
      {gone !== null && (
        <ConfirmButton
          label={wins ? online.act.claim : online.act.putOut(gone)}
          sure={wins ? online.act.claimSure : online.act.putOutSure(gone)}
          icon="star"
          onConfirm={() => claim(gone)}
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
