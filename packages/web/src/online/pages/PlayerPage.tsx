/** A player: ratings with their way, public matches, and the way to report a name. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { ask, askServer } from '../api.js';
import { me } from '../me.js';
import { type Listed, MatchList } from '../parts/MatchList.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { RatingGraph } from '../parts/RatingGraph.js';
import { gameTitle } from '../words.js';

export function PlayerPage({ player }: { player: string }) {
  const [about, setAbout] = useState<Answers['player'] | null>(null);
  const [matches, setMatches] = useState<readonly Listed[]>([]);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const id = encodeURIComponent(player);
    void ask('player', `players/${id}`).then((found) =>
      found.ok ? setAbout(found.value) : setWords(found.error.words),
    );
    void ask('matches', `matches?player=${id}`).then((found) => found.ok && setMatches(found.value.matches));
  }, []);
  if (!about) return <OnlinePage title={words ?? 'A player'}>{null}</OnlinePage>;
  const ratings = Object.entries(about.ratings);
  return (
    <OnlinePage title={about.name} {...(about.bot ? { lead: 'A bot.' } : {})}>
      <section class="online-section">
        <h2>Ratings</h2>
        {ratings.length === 0 && <p class="hint">No rated game yet.</p>}
        {ratings.map(([game, { rating, deviation, provisional, games, history }]) => (
          <div key={game} class="rating" data-game={game}>
            <p>
              {gameTitle(game)}{' '}
              <strong class="rating-number">{`${Math.round(rating)}${provisional ? '?' : ''}`}</strong>
              <span class="hint">
                {games} rated {games === 1 ? 'game' : 'games'}, give or take {Math.round(2 * deviation)}
                {provisional ? '; provisional, too few games to be sure' : ''}
              </span>
            </p>
            <RatingGraph history={history} />
          </div>
        ))}
      </section>
      <section class="online-section">
        <h2>Public matches</h2>
        <MatchList matches={matches} action="Open" empty="None." />
      </section>
      {me() && me()!.player !== player && <Report player={player} />}
    </OnlinePage>
  );
}

function Report({ player }: { player: string }) {
  const [text, setText] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const send = async () => {
    const sent = await askServer('report', { body: { player, words: text }, token: me()?.token });
    setWords(sent.ok ? 'Thank you. It was passed on.' : sent.error.words);
    if (sent.ok) setText('');
  };
  return (
    <details class="online-section">
      <summary>Report this name</summary>
      <form
        class="recover"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="field">
          What is wrong with it
          <textarea
            rows={2}
            required
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="row">
          <button type="submit">Report</button>
          {words && <span role="status">{words}</span>}
        </p>
      </form>
    </details>
  );
}
