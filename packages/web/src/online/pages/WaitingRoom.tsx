/** A table that waits for the others: the link to send, and the way to call it off. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { ask, askServer } from '../api.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { me } from '../me.js';
import { InviteLink } from '../parts/InviteLink.js';
import { LinkState } from '../parts/LinkState.js';
import { MatchTerms } from '../parts/MatchTerms.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { gameTitle, seatedName } from '../words.js';

export function WaitingRoom({ client, state }: { client: MatchClient; state: StateMessage }) {
  const [words, setWords] = useState<string | null>(null);
  const { match, game, players, seat } = state;
  const [about, setAbout] = useState<Answers['match'] | null>(null);
  useEffect(() => {
    void ask('match', `matches/${match}`, { token: me()?.token }).then((found) =>
      found.ok ? setAbout(found.value) : setWords(told(found.error)),
    );
  }, []);
  const invite = about?.invite ?? null; // its maker is told, even that there is none
  const friends = invite !== null && about?.visible !== 'public';
  const cancel = async () => {
    const answer = await askServer(`matches/${match}/cancel`, { method: 'POST', token: me()?.token });
    if (!answer.ok) setWords(told(answer.error));
  };
  const free = players.filter((player) => player === null).length;
  const waits = free > 0 ? online.waiting.waitsFor(free) : online.waiting.starting;
  useEffect(() => {
    document.title = `${waits} · ${gameTitle(game)} · Quadrant`;
  }, [waits]);
  return (
    <OnlinePage
      title={friends ? online.waiting.send(players.length - 1) : online.waiting.yourTable(gameTitle(game))}
      lead={friends && players.length === 2 ? online.waiting.friendLead : online.waiting.lead}
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
              {seatedName(players, i)}
              {i === seat && <small> {online.you}</small>}
            </li>
          ))}
        </ul>
        <p role="status">{waits}</p>
        <dl class="facts">
          <MatchTerms about={about} />
        </dl>
        <p class="row">
          {about?.invite !== undefined && (
            <ConfirmButton label={online.callItOff} sure={online.callItOffSure} onConfirm={cancel} />
          )}
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
