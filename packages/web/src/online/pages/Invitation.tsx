/** Says what will be played and by whom, before one sits down. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { replaceRoute } from '../../route.js';
import { online } from '../../words/online.js';
import { said, told } from '../../words/shell.js';
import { ask, gamesHere } from '../api.js';
import type { StateMessage } from '../client/story.js';
import { become, me } from '../me.js';
import { MatchTerms } from '../parts/MatchTerms.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { type ChosenSide, SideField } from '../parts/SideField.js';
import { onlineRoute } from '../routes.js';
import { gameTitle, playerName, playersWords, presetWords, seatedName } from '../words.js';

interface InvitationProps {
  readonly state: StateMessage;
  readonly invite: string | null;
  readonly joining: boolean; // it was asked for, and is not answered yet
  onJoining(joining: boolean): void;
  onJoin(): void;
}

/** In place of a key: the seat is kept for who played before. */
export const REMATCH = 'rematch';

export function Invitation({ state, invite, joining, onJoining, onJoin }: InvitationProps) {
  const { match, game } = state;
  const [about, setAbout] = useState<Answers['match'] | null>(null);
  const [rules, setRules] = useState<string | null>(null);
  const [name, setName] = useState(me()?.name ?? '');
  const [side, setSide] = useState<ChosenSide | null>(null);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    void Promise.all([ask('match', `matches/${match}`, { token: me()?.token }), gamesHere()]).then(
      ([found, here]) => {
        if (!found.ok) return setWords(told(found.error));
        setAbout(found.value);
        const hosted = here.ok ? here.value.games.find((each) => each.game === game) : undefined;
        setRules(presetWords(hosted, found.value.preset));
      },
    );
    if (invite === REMATCH) void join();
  }, []);

  const join = async () => {
    onJoining(true);
    setWords(null);
    const who = await become(name);
    const body = {
      ...(invite && invite !== REMATCH ? { invite } : {}),
      ...(side ? { side: { ...side } } : {}),
    };
    const joined = who.ok
      ? await ask('joined', `matches/${match}/join`, { body, token: who.value.token })
      : who;
    if (!joined.ok) {
      onJoining(false);
      const wrongKey = invite !== null && joined.error.code === 'not-yours';
      return setWords(wrongKey ? online.invitation.wrongKey : told(joined.error));
    }
    replaceRoute(onlineRoute('match', match)); // the key stays out of what is copied from here
    onJoin();
  };
  // Who looks on at a match that is shown some moves later sees nobody sit there yet.
  const players = state.players.some(Boolean) ? state.players : (about?.players ?? state.players);
  const hosts = players.flatMap((player) => (player ? [playerName(player)] : []));
  const host = hosts[0] ?? online.somebody;
  if (about !== null && about.state !== 'open' && !joining)
    return (
      <OnlinePage title={online.invitation.begun} lead={online.invitation.shownLater} game={game}>
        <p role="status">{playersWords(about.players)}</p>
      </OnlinePage>
    );
  if (invite === null && about === null && words === null)
    return (
      <OnlinePage title={gameTitle(game)} game={game}>
        <p aria-busy="true">…</p>
      </OnlinePage>
    );
  if (invite === null && about?.needsKey)
    return (
      <OnlinePage
        title={online.invitation.incomplete}
        lead={online.invitation.incompleteWhy(host)}
        game={game}
      >
        <p role="status">{`${gameTitle(game)}: ${playersWords(players)}`}</p>
      </OnlinePage>
    );
  return (
    <OnlinePage title={online.invitation.title(host, gameTitle(game))} game={game}>
      <form
        class="invitation"
        onSubmit={(event) => {
          event.preventDefault();
          if (!joining) void join();
        }}
      >
        <dl class="facts invitation-facts">
          <div>
            <dt>{online.game}</dt>
            <dd>
              {gameTitle(game)}
              {rules && `. ${said(rules)}`}
            </dd>
          </div>
          <div>
            <dt>{online.players}</dt>
            <dd>
              {players.map((player, seat) => (
                <span key={seat} class={player ? `seat-chip seat-${seat}` : 'seat-chip free'}>
                  {seatedName(players, seat)}
                </span>
              ))}
            </dd>
          </div>
          <MatchTerms about={about} />
        </dl>
        <NameField name={name} onChange={setName} />
        <SideField game={game} onChange={setSide} />
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
        <p class="row">
          <button type="submit" class="main big" aria-disabled={joining}>
            {joining ? online.invitation.sitting : online.invitation.sit}
          </button>
          <a class="button" href={`#/${game}/rules`}>
            {online.rules}
          </a>
        </p>
      </form>
    </OnlinePage>
  );
}
