/** Shows the page that the address names. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../games.js';
import { store, type Trouble } from '../keep/storage.js';
import { useListening } from '../parts/hooks.js';
import { Icon } from '../parts/icons.js';
import { Lazy } from '../parts/Lazy.js';
import { parseRoute } from '../route.js';
import { loadChoosing } from '../words/choosing.js';
import { loadLab } from '../words/lab.js';
import { pageLanguage } from '../words/language.js';
import { withWords } from '../words/later.js';
import { loadOnline } from '../words/online.js';
import { shell } from '../words/shell.js';
import { heedDrops } from './files.js';
import { GamePage } from './GamePage.js';
import { Message } from './Message.js';
import { Nowhere } from './Nowhere.js';
import { StartPage } from './StartPage.js';

export function App() {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    follow(); // it may have changed since it was read
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(heedDrops, []);
  const [heard, setHeard] = useState<Trouble>(null);
  useListening((listener) => store.subscribe(listener));
  return (
    <>
      {store.trouble && store.trouble !== heard && (
        <div class="trouble" role="status">
          <p>{shell.trouble[store.trouble]}</p>
          <button
            type="button"
            class="quiet icon-only"
            aria-label={shell.close}
            onClick={() => setHeard(store.trouble)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <Page fragment={fragment} />
    </>
  );
}

/** Loaded when it is wanted: who plays alone never needs it. */
function Online({ words }: { words: readonly string[] }) {
  const [Pages, setPages] = useState<ComponentType<{ words: readonly string[] }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    withWords(() =>
      Promise.all([import('../online/OnlinePages.js'), loadOnline(pageLanguage()), loadChoosing()]),
    ).then(
      ([{ OnlinePages }]) => setPages(() => OnlinePages),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <Message title={shell.offline.title} words={shell.offline.words} />;
  return Pages && <Pages words={words} />;
}

const loadLabPage = () =>
  Promise.all([import('../lab/LabPage.js'), loadLab(pageLanguage())]).then(([{ LabPage }]) => LabPage);

function Page({ fragment }: { fragment: string }) {
  const route = parseRoute(fragment);
  useEffect(() => {
    if (route.page === 'start') document.title = 'Quadrant';
  }, [route.page]);
  if (route.page === 'start') return <StartPage />;
  if (route.page === 'lab') return <Lazy load={loadLabPage} props={{}} />;
  if (route.page === 'online') return <Online words={route.words} />;
  const entry = findGame(route.game);
  if (route.page === 'nowhere' || !entry) return <Nowhere entry={entry} />;
  return <GamePage key={entry.id} entry={entry} place={route.place} rest={route.rest} />;
}
