/** A match by its id: an invitation, a table that waits, or the game. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { useListening } from '../../parts/hooks.js';
import { START } from '../../route.js';
import { online } from '../../words/online.js';
import { MatchClient } from '../client/socket.js';
import { KeptWaiting, keepSeen, keptSeen } from '../kept.js';
import { forgetMe, me } from '../me.js';
import { apiAddress, hearServer } from '../probe.js';
import { noteUnknown } from '../who.js';
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
  const kept = new KeptWaiting(match);
  return new MatchClient({
    match,
    token: me()?.token ?? null,
    address: address.href,
    waiting: kept.before,
    keep: (waiting) => kept.keep(waiting),
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
  const speaks = machine.phase === 'live' || machine.ending !== null;
  useEffect(() => {
    if (speaks) hearServer();
  }, [speaks]);
  useEffect(() => {
    const who = me();
    if (machine.ending === 'who' && who) noteUnknown(who.token);
  }, [machine.ending]);
  const [joining, setJoining] = useState(false);
  // The match may begin before it is answered that one sits there: then all is shown already.
  const sit = () => (client.machine.story.state?.seat == null ? onJoin() : setJoining(false));
  const cameToSit = useRef(invite !== null);
  cameToSit.current ||= state?.state === 'open';
  if (machine.ending !== null) return <Ended client={client} onForget={onJoin} />;
  if (state === null) return <Connecting lost={machine.phase === 'lost'} />;
  const invitation = (
    <Invitation state={state} invite={invite} joining={joining} onJoining={setJoining} onJoin={sit} />
  );
  if (joining && state.seat === null) return invitation;
  if (state.state !== 'open' && state.view !== null)
    return <MatchGame client={client} state={state} missed={cameToSit.current && state.seat === null} />;
  if (state.over !== null)
    return (
      <Plain title={online.match.calledOff} words={online.match.neverBegan}>
        <a class="button main" href="#/online/new">
          {online.places.new}
        </a>
      </Plain>
    );
  if (state.seat !== null) return <WaitingRoom client={client} state={state} />;
  return invitation;
}

function Plain(props: { title: string; words: string; children?: preact.ComponentChildren }) {
  return (
    <div class="page online">
      <PageHead />
      <Message title={props.title} words={props.words}>
        {props.children}
        <a class="button" href={START}>
          {online.toGames}
        </a>
      </Message>
    </div>
  );
}

const Connecting = ({ lost }: { lost: boolean }) => (
  <div class="page online" aria-busy="true">
    <PageHead />
    <main class={lost ? 'message' : 'message waiting'}>
      <h1>{lost ? online.match.lost : online.match.connecting}</h1>
      <p role="status">{lost ? online.match.noAnswer : ''}</p>
    </main>
  </div>
);

function Ended({ client, onForget }: { client: MatchClient; onForget: () => void }) {
  const { ending } = client.machine;
  if (ending === 'nowhere') return <Plain title={online.match.none} words={online.match.noneWhy} />;
  if (ending === 'sealed') return <Plain title={online.match.sealed} words={online.match.sealedWhy} />;
  if (ending === 'replaced')
    return (
      <Plain title={online.match.elsewhere} words={online.match.elsewhereWhy}>
        <button type="button" class="main" onClick={() => client.resume()}>
          {online.match.goOnHere}
        </button>
      </Plain>
    );
  const forget = () => {
    forgetMe();
    onForget();
  };
  return (
    <Plain title={online.match.unknown} words={online.match.unknownWhy}>
      <button type="button" class="main" onClick={forget}>
        {online.match.goOnNew}
      </button>
      <a class="button" href="#/online/mine">
        {online.places.mine}
      </a>
    </Plain>
  );
}
