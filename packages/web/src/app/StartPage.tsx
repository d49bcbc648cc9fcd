/** The four games as cards: a board that plays itself, one sentence, and the ways in. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type PageGame } from '../games.js';
import { type Kept, keptBests, keptGames } from '../keep/games.js';
import { reducedMotion } from '../keep/settings.js';
import { OnlineWays } from '../online/OnlineWays.js';
import { useServed } from '../online/probe.js';
import { DemoBoard } from '../parts/DemoBoard.js';
import { DrawingBook } from '../parts/drawing.js';
import { Icon } from '../parts/icons.js';
import { LAB, makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';
import { gameWords, said, shell } from '../words/shell.js';
import { openFile } from './files.js';
import type { KeptPicture } from './kept-board.js';
import { PageHead } from './PageHead.js';
import { Today } from './Today.js';
import { scoresOf, turnOf } from './turn-of.js';

export function StartPage() {
  const last = lastPlayed();
  const served = useServed() === true;
  const [demos, setDemos] = useState<Readonly<Record<string, Demo>>>({});
  const [plays, setPlays] = useState(!reducedMotion());
  useEffect(() => {
    import('virtual:demos').then((loaded) => setDemos(loaded.demos));
  }, []);
  return (
    <div class="page">
      <PageHead>
        <button
          type="button"
          class="quiet"
          aria-label={shell.start.open}
          title={shell.start.open}
          onClick={openFile}
        >
          <Icon name="load" />
          <span class="wide-only">{shell.start.open}</span>
        </button>
      </PageHead>
      <DrawingBook drawings={Object.assign({}, ...Object.values(demos).map((demo) => demo.drawings))} />
      <main class="start">
        <div class={last ? 'hero with-last' : 'hero'}>
          <div>
            <h1>
              {shell.start.head1}
              <br />
              {shell.start.head2}
            </h1>
            <p class="lead">{shell.start.lead(served)}</p>
          </div>
          {last && <Continue key={last.game.id} {...last} demo={demos[last.entry.id]} />}
        </div>
        <ul class="cards">
          {GAMES.map((entry) => (
            <GameCard key={entry.id} entry={entry} demo={demos[entry.id]} plays={plays} />
          ))}
        </ul>
        <Today demos={demos} />
        <OnlineWays />
        <p class="row links start-links">
          <a href={LAB}>{shell.start.tournament}</a>
        </p>
        <p class="row pictures-switch">
          <button type="button" class="quiet" onClick={() => setPlays(!plays)}>
            <Icon name={plays ? 'pause' : 'play'} />
            {plays ? shell.start.stop : shell.start.plays}
          </button>
        </p>
      </main>
    </div>
  );
}

interface Last {
  readonly entry: PageGame;
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
  const [picture, setPicture] = useState<KeptPicture | 'none' | null>(null);
  useEffect(() => {
    import('./kept-board.js')
      .then(({ pictureOf }) => pictureOf(entry, game))
      .then(
        (found) => setPicture(found ?? 'none'),
        () => setPicture('none'),
      );
  }, [game.id, game.at]);
  return (
    <section class="continue" data-game={entry.id} aria-label={shell.start.where}>
      <div class="card-picture">
        {picture === 'none' ? demo && <DemoBoard demo={demo} plays={false} /> : picture?.board}
      </div>
      <div class="continue-words">
        <p class="label-line">{shell.start.where}</p>
        <h2>{entry.title}</h2>
        <p>{shell.start.at(turnOf(game), scoresOf(game))}</p>
        {picture !== null && picture !== 'none' && picture.news && (
          <p class={`news tone-${picture.news.tone}`}>
            <b>{picture.news.lead}</b> {picture.news.words}
          </p>
        )}
        <p class="row">
          <a
            class="button main"
            href={makeRoute(entry.id, 'game', game.id)}
            aria-label={shell.start.continueGame(entry.title)}
          >
            <Icon name="play" />
            {shell.start.continue}
          </a>
          {more > 0 && (
            <a class="button" href={makeRoute(entry.id)}>
              {shell.start.more(more)}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function GameCard({ entry, demo, plays }: { entry: PageGame; demo: Demo | undefined; plays: boolean }) {
  const best = keptBests(entry.id)[0];
  const { sentence, teaser } = gameWords(entry);
  return (
    <li class="card" data-game={entry.id}>
      <div class="card-picture">{demo && <DemoBoard demo={demo} plays={plays} />}</div>
      <div class="card-words">
        <h2>{entry.title}</h2>
        <p class="card-aim">
          <strong>{sentence}</strong> {teaser !== sentence && <span>{teaser}</span>}
        </p>
        <p class="row">
          <a
            class="button main"
            href={makeRoute(entry.id, 'play')}
            aria-label={shell.start.playGame(entry.title)}
          >
            {shell.play}
          </a>
          <a
            class="button"
            href={makeRoute(entry.id, 'guide')}
            aria-label={shell.start.learnGame(entry.title)}
          >
            {shell.start.learn}
          </a>
          <a class="button" href={makeRoute(entry.id)} aria-label={shell.start.chooseGame(entry.title)}>
            {shell.choose}
          </a>
          <a
            class="card-rules"
            href={makeRoute(entry.id, 'rules')}
            aria-label={shell.titles.rules(entry.title)}
          >
            {shell.rules}
          </a>
        </p>
        {best && (
          <p class="best">
            {shell.start.best(said(best.words))}
            {entry.seeded && `, ${shell.seed(best.seed)}`}
          </p>
        )}
      </div>
    </li>
  );
}
