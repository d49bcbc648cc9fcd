/** Everything online, loaded when it is first wanted. */
import { useEffect } from 'preact/hooks';
import { Message } from '../app/Message.js';
import { Nowhere } from '../app/Nowhere.js';
import { PageHead } from '../app/PageHead.js';
import { START } from '../route.js';
import { BoardsPage } from './pages/BoardsPage.js';
import { FindPage } from './pages/FindPage.js';
import { MatchPage } from './pages/MatchPage.js';
import { MinePage } from './pages/MinePage.js';
import { NewPage } from './pages/NewPage.js';
import { PlayerPage } from './pages/PlayerPage.js';
import { useServed } from './probe.js';
import { ONLINE_PLACES, type OnlinePlace } from './routes.js';
import './online.css';

const TITLES: Readonly<Record<OnlinePlace, string>> = {
  new: 'Play a friend',
  find: 'Find an opponent',
  computer: 'Play the computer',
  watch: 'Watch',
  boards: 'Boards',
  mine: 'My games',
  player: 'Player',
  match: 'Match',
};

/** A static host, or a server that does not answer: a match waits for it by itself, everything else is said. */
const NoServer = () => (
  <div class="page online">
    <PageHead />
    <Message
      title="Nobody can play online here"
      words="No match server answers at this address. Everything else works; “npm start” on a machine of yours serves both."
    >
      <button type="button" class="main" onClick={() => location.reload()}>
        Try again
      </button>
      <a class="button" href={START}>
        To the four games
      </a>
    </Message>
  </div>
);

export function OnlinePages({ words: [word, ...rest] }: { words: readonly string[] }) {
  const place = ONLINE_PLACES.find((each) => each === word);
  useEffect(() => {
    if (place) document.title = `${TITLES[place]} · Quadrant`;
  }, [place]);
  if (useServed() === false && place !== 'match') return <NoServer />;
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
