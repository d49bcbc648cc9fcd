/** A match by its id: an invitation, a table that waits, or the game. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { useListening } from '../../parts/hooks.js';
import { START } from '../../route.js';
import { MatchClient } from '../client/socket.js';
import { keepSeen, keepWaiting, keptSeen, keptWaiting } from '../kept.js';
import { forgetMe, me } from '../me.js';
import { apiAddress } from '../probe.js';
import { Invitation } from './Invitation.js';
import { MatchGame } from './MatchGame.js';
import { WaitingRoom } from './WaitingRoom.js';

interface MatchPageProps {
  readonly match: string;
  readonly invite: string | null; // the key of an invite link
}

export function MatchPage({ match, invite }: MatchPageProps) {
  const [visit, setVisit] = useState(0); // another one when who one is has changed
  const again = () => setVisit(visit + 1);
  return <Visit key={visit} match={match} invite={invite} onJoin={again} />;
}

function connect(match: string): MatchClient {
  const address = apiAddress('socket');
  address.protocol = address.protocol.replace('http', 'ws');
  const seen = keptSeen(match);
  return new MatchClient({
    match,
    token: me()?.token ?? null,
    address: address.href,
    waiting: keptWaiting(match),
    keep: (waiting) => keepWaiting(match, waiting),
    ...(seen ? { seen } : {}),
  });
}

function Visit({ match, invite, onJoin }: MatchPageProps & { onJoin: () => void }) {
  const client = useMemo(() => connect(match), []);
  useListening((listener) => client.subscribe(listener));
  useEffect(() => {
    const leave = () => keepSeen(match, client.machine.story);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      client.close();
    };
  }, []);
  const { machine } = client;
  const { state } = machine.story;
  if (machine.ending !== null) return <Ended client={client} onForget={onJoin} />;
  if (state === null) return <Connecting lost={machine.phase === 'lost'} />;
  if (state.state !== 'open' && state.view !== null) return <MatchGame client={client} state={state} />;
  if (state.over !== null)
    return (
      <Plain title="This match was called off" words="It never began. You can make another one.">
        <a class="button main" href="#/online/new">
          Play a friend
        </a>
      </Plain>
    );
  if (state.seat !== null) return <WaitingRoom client={client} state={state} />;
  return <Invitation state={state} invite={invite} onJoin={onJoin} />;
}

function Plain(props: { title: string; words: string; children?: preact.ComponentChildren }) {
  return (
    <div class="page online">
      <PageHead />
      <Message title={props.title} words={props.words}>
        {props.children}
        <a class="button" href={START}>
          To the four games
        </a>
      </Message>
    </div>
  );
}

const Connecting = ({ lost }: { lost: boolean }) => (
  <div class="page online" aria-busy="true">
    <PageHead />
    <main class={lost ? 'message' : 'message waiting'}>
      <h1>{lost ? 'No connection, trying again…' : 'Connecting…'}</h1>
      <p role="status">
        {lost ? 'The server does not answer. This page goes on by itself when it does.' : ''}
      </p>
    </main>
  </div>
);

function Ended({ client, onForget }: { client: MatchClient; onForget: () => void }) {
  const { ending } = client.machine;
  if (ending === 'nowhere')
    return (
      <Plain title="There is no such match" words="The link may be cut off, or the match was deleted." />
    );
  if (ending === 'replaced')
    return (
      <Plain
        title="This match is open elsewhere"
        words="You have it open in several windows; another one took over."
      >
        <button type="button" class="main" onClick={() => client.resume()}>
          Go on here
        </button>
      </Plain>
    );
  const forget = () => {
    forgetMe();
    onForget();
  };
  return (
    <Plain
      title="The server does not know you any more"
      words="Your name was taken over with its twelve words, or deleted. You can go on as somebody new, or bring it back under My games."
    >
      <button type="button" class="main" onClick={forget}>
        Go on as somebody new
      </button>
      <a class="button" href="#/online/mine">
        My games
      </a>
    </Plain>
  );
}
