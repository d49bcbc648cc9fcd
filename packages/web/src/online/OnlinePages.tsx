/** Everything online, loaded when it is first wanted. */
import { useEffect } from 'preact/hooks';
import type { OnlineProps } from '../app/App.js';
import { Message } from '../app/Message.js';
import { Nowhere } from '../app/Nowhere.js';
import { PageHead } from '../app/PageHead.js';
import { START } from '../route.js';
import { useFocus } from './focus.js';
import { BoardsPage } from './pages/BoardsPage.js';
import { FindPage } from './pages/FindPage.js';
import { MatchPage } from './pages/MatchPage.js';
import { MinePage } from './pages/MinePage.js';
import { NewPage } from './pages/NewPage.js';
import { PlayerPage } from './pages/PlayerPage.js';
import { useServed } from './probe.js';
import { ONLINE_PLACES } from './routes.js';
import './online.css';
import './match.css';
import { online } from '../words/online.js';

/** A static host, or a server that does not answer: a match waits for it by itself, everything else is said. */
const NoServer = () => (
  <div class="page online">
    <PageHead />
    <Message title={online.noServer.title} words={online.noServer.words}>
      <button type="button" class="main" onClick={() => location.reload()}>
        {online.tryAgain}
      </button>
      <a class="button" href={START}>
        {online.toGames}
      </a>
    </Message>
  </div>
);

export function OnlinePages({ words: [word, ...rest], isFirst }: OnlineProps) {
  const page = [word, ...rest].join('/');
  useFocus(page, isFirst);
  const place = ONLINE_PLACES.find((each) => each === word);
  useEffect(() => {
    if (place) document.title = `${online.places[place]} · Quadrant`;
  }, [place]);
  if (useServed(page) === false && place !== 'match') return <NoServer />;
  switch (place) {
    case 'new':
      return <NewPage key={rest[0]} game={rest[0]} against="friend" />;
    case 'computer':
      return <NewPage key={`computer ${rest[0]}`} game={rest[0]} against="computer" />;
    case 'find':
    case 'watch':
      return <FindPage key={place} watching={place === 'watch'} game={rest[0]} />;
    case 'boards':
      return <BoardsPage key={rest[0]} game={rest[0]} />;
    case 'mine':
      return <MinePage />;
    case 'player':
      return <PlayerPage key={rest[0]} player={rest[0] ?? ''} />;
    case 'match':
      return rest[0] ? (
        <MatchPage key={rest[0]} match={rest[0]} invite={rest[1] ?? null} />
      ) : (
        <Nowhere entry={undefined} />
      );
    default:
      return <Nowhere entry={undefined} />;
  }
}
