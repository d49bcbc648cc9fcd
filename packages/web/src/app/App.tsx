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
  const [{ fragment, isFirst }, setPage] = useState({ fragment: location.hash, isFirst: true });
  useEffect(() => {
    const follow = () =>
      setPage((old) => (old.fragment === location.hash ? old : { fragment: location.hash, isFirst: false }));
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
      <Page fragment={fragment} isFirst={isFirst} />
    </>
  );
}

export interface OnlineProps {
  readonly words: readonly string[];
  readonly isFirst: boolean; // the page that the site began with
}

/** Loaded when it is wanted: who plays alone never needs it. */
function Online(props: OnlineProps) {
  const [Pages, setPages] = useState<ComponentType<OnlineProps> | null>(null);
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
  return Pages && <Pages {...props} />;
}

const loadLabPage = () =>
  Promise.all([import('../lab/LabPage.js'), loadLab(pageLanguage())]).then(([{ LabPage }]) => LabPage);

function Page({ fragment, isFirst }: { fragment: string; isFirst: boolean }) {
  const route = parseRoute(fragment);
  useEffect(() => {
    if (route.page === 'start') document.title = 'Quadrant';
  }, [route.page]);
  if (route.page === 'start') return <StartPage />;
  if (route.page === 'lab') return <Lazy load={loadLabPage} props={{}} />;
  if (route.page === 'online') return <Online words={route.words} isFirst={isFirst} />;
  const entry = findGame(route.game);
  if (route.page === 'nowhere' || !entry) return <Nowhere entry={entry} />;
  return <GamePage key={entry.id} entry={entry} place={route.place} rest={route.rest} />;
}
