/** Who sits at the table, whose move it is, what is left on the clocks, and how the connection stands. */
import type { Seat } from '@quadrant/kernel';
import type { MatchPlayer } from '@quadrant/wire';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icons.js';
import { online } from '../../words/online.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { nameOf } from '../words.js';
import { Clock } from './Clock.js';
import { LinkState } from './LinkState.js';

interface StripProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly children: ComponentChildren; // what is to be answered or known now
}

export function TableStrip({ client, state, children }: StripProps) {
  const { players, seat: mine, onMove } = state;
  // One's own place comes first, the others in the order in which they move after it.
  const seats = players.map((_, i) => (i + (mine ?? 0)) % players.length);
  return (
    <section class={`table-strip of-${players.length}`} aria-label={online.atTable}>
      <div class="plates">
        {seats.map((seat) => (
          <SeatPlate
            key={seat}
            seat={seat}
            player={players[seat]}
            mine={seat === mine}
            onMove={seat === onMove}
            client={client}
            state={state}
          />
        ))}
        <LinkState client={client} />
      </div>
      <div class="notices">{children}</div>
    </section>
  );
}

interface PlateProps {
  readonly seat: Seat;
  readonly player: MatchPlayer | null;
  readonly mine: boolean;
  readonly onMove: boolean;
  readonly client: MatchClient;
  readonly state: StateMessage;
}

function SeatPlate({ seat, player, mine, onMove, client, state }: PlateProps) {
  const name = player ? nameOf(state.players, seat) : online.free;
  const away = player !== null && !player.here && !player.bot && !mine && state.over === null;
  return (
    <div class={`plate seat-${seat}${onMove ? ' on-move' : ''}${away ? ' away' : ''}`}>
      <span class="plate-sign" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span class="plate-name">
        <b>{name}</b>{' '}
        <small>
          {[mine ? online.you : '', player?.bot ? online.bot : ''].filter(Boolean).join(', ')}
          {onMove && <span class="unseen">, {online.onMove}</span>}
        </small>
      </span>
      {away && (
        <span class="plate-away" title={online.away}>
          <Icon name="away" />
          <span class="unseen">{online.away}</span>
        </span>
      )}
      <Clock
        clock={state.clock}
        seat={seat}
        name={name}
        mine={mine}
        over={state.over !== null}
        client={client}
      />
    </div>
  );
}
