/** The four games as cards: a board that plays itself, one sentence, and the ways in. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameEntry } from '../games.js';
import { keptBests, keptGames } from '../keep/games.js';
import { reducedMotion } from '../keep/settings.js';
import { DemoBoard } from '../parts/DemoBoard.js';
import { DrawingBook } from '../parts/drawing.js';
import { Icon } from '../parts/icons.js';
import { makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';
import { openFile } from './files.js';
import { PageHead } from './PageHead.js';

export function StartPage() {
  const [demos, setDemos] = useState<Readonly<Record<string, Demo>>>({});
  const [plays, setPlays] = useState(!reducedMotion());
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    import('virtual:demos').then((loaded) => setDemos(loaded.demos));
  }, []);
  return (
    <div class="page">
      <PageHead>
        <button
          type="button"
          class="quiet icon-only"
          aria-label={plays ? 'Stop the pictures' : 'Let the pictures play'}
          title={plays ? 'Stop the pictures' : 'Let the pictures play'}
          onClick={() => setPlays(!plays)}
        >
          <Icon name={plays ? 'pause' : 'play'} />
        </button>
        <button type="button" class="quiet" onClick={() => openFile().then(setWords)}>
          <Icon name="load" />
          Open a game
        </button>
      </PageHead>
      <DrawingBook drawings={Object.assign({}, ...Object.values(demos).map((demo) => demo.drawings))} />
      <main class="start">
        <h1>Four games on one exact engine</h1>
        <p class="lead">
          Turn by turn, on a grid. Every game can be undone, replayed, forked and shared as a link.
        </p>
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
        <ul class="cards">
          {GAMES.map((entry) => (
            <GameCard key={entry.id} entry={entry} demo={demos[entry.id]} plays={plays} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function GameCard({ entry, demo, plays }: { entry: GameEntry; demo: Demo | undefined; plays: boolean }) {
  const last = keptGames(entry.id).find((game) => !game.over);
  const best = keptBests(entry.id)[0];
  return (
    <li class="card" data-game={entry.id}>
      <div class="card-picture">{demo && <DemoBoard demo={demo} plays={plays} />}</div>
      <h2>{entry.title}</h2>
      <p>{entry.sentence}</p>
      <div class="card-ways">
        <p class="row">
          <a class="button main" href={makeRoute(entry.id, 'play')} aria-label={`Play ${entry.title}`}>
            Play
          </a>
          {last && (
            <a
              class="button"
              href={makeRoute(entry.id, 'game', last.id)}
              aria-label={`Continue ${entry.title}`}
            >
              Continue, turn {last.turn}
            </a>
          )}
          <a class="button" href={makeRoute(entry.id)} aria-label={`Choose how to play ${entry.title}`}>
            Choose…
          </a>
        </p>
        <p class="row links">
          <a href={makeRoute(entry.id, 'guide')} aria-label={`Guided first game of ${entry.title}`}>
            Guided first game
          </a>
          <a href={makeRoute(entry.id, 'rules')} aria-label={`Rules of ${entry.title}`}>
            Rules
          </a>
          {best && (
            <span class="best">
              Best: {best.words}
              {entry.seeded && `, seed ${best.seed}`}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
