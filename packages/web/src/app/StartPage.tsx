/** The four games as cards: a board that plays itself, one sentence, and the ways in. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameEntry } from '../games.js';
import { type Kept, keptBests, keptGames } from '../keep/games.js';
import { reducedMotion } from '../keep/settings.js';
import { OnlineWays } from '../online/OnlineWays.js';
import { DemoBoard } from '../parts/DemoBoard.js';
import { DrawingBook } from '../parts/drawing.js';
import { Icon } from '../parts/icons.js';
import { makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';
import { openFile } from './files.js';
import { PageHead } from './PageHead.js';
import { Today } from './Today.js';
import { turnOf } from './turn-of.js';

export function StartPage() {
  const last = lastPlayed();
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
        <button
          type="button"
          class="quiet"
          aria-label="Open a game"
          title="Open a game"
          onClick={() => openFile().then(setWords)}
        >
          <Icon name="load" />
          <span class="wide-only">Open a game</span>
        </button>
      </PageHead>
      <DrawingBook drawings={Object.assign({}, ...Object.values(demos).map((demo) => demo.drawings))} />
      <main class="start">
        <div class={last ? 'hero with-last' : 'hero'}>
          <div>
            <h1>
              Four small worlds.
              <br />
              One more turn.
            </h1>
            <p class="lead">
              Thoughtful games on a grid, for five minutes or an evening. Take a move back, replay any moment,
              play a friend. No account.
            </p>
          </div>
          {last && <Continue {...last} demo={demos[last.entry.id]} />}
        </div>
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
        <Today demos={demos} />
        <OnlineWays />
      </main>
    </div>
  );
}

interface Last {
  readonly entry: GameEntry;
  readonly game: Kept;
  readonly more: number; // other games that are going on
}

/** The game that was played last and is not over. */
function lastPlayed(): Last | null {
  const going = GAMES.flatMap((entry) =>
    keptGames(entry.id).flatMap((game) => (game.over || turnOf(game) === 0 ? [] : [{ entry, game }])),
  ).sort((a, b) => b.game.at - a.game.at);
  return going.length > 0 ? { ...going[0], more: going.length - 1 } : null;
}

function Continue({ entry, game, more, demo }: Last & { demo: Demo | undefined }) {
  return (
    <section class="continue" data-game={entry.id} aria-label="Continue where you were">
      <div class="card-picture">{demo && <DemoBoard demo={demo} plays={false} />}</div>
      <div class="continue-words">
        <p class="label-line">Continue where you were</p>
        <h2>{entry.title}</h2>
        <p>Turn {turnOf(game)}</p>
        <p class="row">
          <a
            class="button main"
            href={makeRoute(entry.id, 'game', game.id)}
            aria-label={`Continue ${entry.title}`}
          >
            <Icon name="play" />
            Continue
          </a>
          {more > 0 && (
            <a class="button" href={makeRoute(entry.id)}>
              {more} more
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function GameCard({ entry, demo, plays }: { entry: GameEntry; demo: Demo | undefined; plays: boolean }) {
  const best = keptBests(entry.id)[0];
  return (
    <li class="card" data-game={entry.id}>
      <div class="card-picture">{demo && <DemoBoard demo={demo} plays={plays} />}</div>
      <div class="card-words">
        <h2>{entry.title}</h2>
        <p class="card-aim">{entry.teaser}</p>
        <p class="row">
          <a class="button main" href={makeRoute(entry.id, 'play')} aria-label={`Play ${entry.title}`}>
            Play
          </a>
          <a
            class="button"
            href={makeRoute(entry.id, 'guide')}
            aria-label={`Learn it: guided first game of ${entry.title}`}
          >
            Learn it
          </a>
          <a class="button" href={makeRoute(entry.id)} aria-label={`Choose how to play ${entry.title}`}>
            Choose…
          </a>
        </p>
        <p class="row links">
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
