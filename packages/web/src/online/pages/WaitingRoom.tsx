/** A table that waits for the others: the link to send, and the way to call it off. */
import { useState } from 'preact/hooks';
import { askServer } from '../api.js';
import type { MatchClient } from '../client/socket.js';
import type { MatchState } from '../client/story.js';
import { inviteOf } from '../kept.js';
import { me } from '../me.js';
import { ConfirmButton } from '../parts/ConfirmButton.js';
import { InviteLink } from '../parts/InviteLink.js';
import { LinkState } from '../parts/LinkState.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { gameTitle } from '../words.js';

export function WaitingRoom({ client, state }: { client: MatchClient; state: MatchState }) {
  const [words, setWords] = useState<string | null>(null);
  const { match, game, players, seat } = state;
  const invite = inviteOf(match);
  const cancel = async () => {
    const answer = await askServer(`matches/${match}/cancel`, { method: 'POST', token: me()?.token });
    if (!answer.ok) setWords(answer.error.words);
  };
  const free = players.filter((player) => player === null).length;
  return (
    <OnlinePage
      title={invite ? 'Send this link to your friend' : `Your table of ${gameTitle(game)}`}
      lead={
        invite
          ? 'The game begins when they sit down. You can close this page and come back by My games.'
          : 'The game begins when all have sat down. You can close this page and come back by My games.'
      }
      game={game}
    >
      {invite && (
        <section class="online-section invite">
          <InviteLink invite={invite} />
        </section>
      )}
      <section class="online-section">
        <h2>{gameTitle(game)}</h2>
        <ul class="table-seats">
          {players.map((player, i) => (
            <li key={i} class={player ? `seat-chip seat-${i}` : 'seat-chip free'}>
              {player ? player.name : 'free'}
              {i === seat && <small> you</small>}
            </li>
          ))}
        </ul>
        <p role="status">
          {free > 0 ? `Waiting for ${free === 1 ? 'one player' : `${free} players`}…` : 'Starting…'}
        </p>
        <p class="row">
          {invite && <ConfirmButton label="Call it off" sure="Really call it off?" onConfirm={cancel} />}
          <LinkState client={client} />
        </p>
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
      </section>
    </OnlinePage>
  );
}
