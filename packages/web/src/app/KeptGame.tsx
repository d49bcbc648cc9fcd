/** A game that this browser keeps. One tab at a time plays it; another one is told, and may take over or go on with a copy. */
import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { keptGames } from '../keep/games.js';
import { hold, type Release } from '../keep/holder.js';
import { Lazy } from '../parts/Lazy.js';
import type { AnyPlay } from '../play/play.js';
import { replaceRoute } from '../route.js';
import type { AnyScreen } from '../screens/contract.js';
import { withWords } from '../words/later.js';
import { told } from '../words/shell.js';
import { close, copyOf, openCopy, reopen } from './current.js';
import { LocalGame } from './LocalGame.js';
import { loadCannotOpen, Waiting } from './Waiting.js';

type State =
  | { readonly at: 'opening' }
  | { readonly at: 'open'; readonly play: AnyPlay }
  | { readonly at: 'elsewhere' } // another tab was first
  | { readonly at: 'taken'; readonly play: AnyPlay | null } // another tab took it over
  | { readonly at: 'failed'; readonly words: string; readonly holds: AnyPlay | null };

const loadElsewhere = () => withWords(() => import('./Elsewhere.js').then(({ Elsewhere }) => Elsewhere));

export function KeptGame({ entry, screen, id }: { entry: PageGame; screen: AnyScreen; id: string }) {
  const [state, setState] = useState<State>({ at: 'opening' });
  const [tries, setTries] = useState(0); // those after the first one take the game over
  useEffect(() => {
    let gone = false;
    let release: Release | null = null;
    let play: AnyPlay | null = null;
    const lost = () => {
      close(id, false);
      if (!gone) setState({ at: 'taken', play });
    };
    const find = async () => {
      release = await hold(id, lost, tries > 0);
      if (gone) return release?.();
      if (release === null) return setState({ at: 'elsewhere' });
      const found = await reopen(screen, id);
      if (gone) return close(id, false);
      if (!found.ok) return setState({ at: 'failed', words: told(found.error), holds: found.holds });
      play = found.value;
      setState({ at: 'open', play });
    };
    void find();
    return () => {
      gone = true;
      close(id, release !== null);
      release?.();
    };
  }, [screen, id, tries]);

  const copy = async () => {
    if (state.at === 'taken' && state.play) return replaceRoute(openCopy(state.play));
    const copied = await copyOf(screen, id);
    if (copied.ok) replaceRoute(copied.value);
    else setState({ at: 'failed', words: told(copied.error), holds: copied.holds });
  };
  switch (state.at) {
    case 'opening':
      return <Waiting />;
    case 'open':
      return <LocalGame entry={entry} play={state.play} />;
    case 'failed': {
      const kept = keptGames(entry.id).find((each) => each.id === id);
      return (
        <Lazy
          load={loadCannotOpen}
          props={{ entry, words: state.words, holds: state.holds, record: kept?.record }}
        />
      );
    }
    default:
      return (
        <Lazy
          load={loadElsewhere}
          props={{ taken: state.at === 'taken', here: () => setTries(tries + 1), copy }}
        />
      );
  }
}
