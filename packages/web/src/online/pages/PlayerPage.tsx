/** A player: ratings with their way, public matches, and the way to report a name. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { ask, askServer } from '../api.js';
import { me } from '../me.js';
import { type ListedMatch, MatchList } from '../parts/MatchList.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { RatingGraph } from '../parts/RatingGraph.js';
import { WaysOn } from '../parts/WaysOn.js';
import { gameTitle, playerName, ratingWords } from '../words.js';

/** Nobody chose the names of the bots that the server has. */
const isOfHouse = (player: string): boolean => player.startsWith('house:');

export function PlayerPage({ player }: { player: string }) {
  const [about, setAbout] = useState<Answers['player'] | null>(null);
  const [matches, setMatches] = useState<readonly ListedMatch[]>([]);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const id = encodeURIComponent(player);
    void ask('player', `players/${id}`).then((found) =>
      found.ok ? setAbout(found.value) : setWords(told(found.error)),
    );
    void ask('matches', `matches?player=${id}`).then((found) => found.ok && setMatches(found.value.matches));
  }, []);
  if (!about)
    return (
      <OnlinePage title={words ?? online.profile.unknown}>
        {words && <WaysOn places={['watch', 'mine']} />}
      </OnlinePage>
    );
  const ratings = Object.entries(about.ratings);
  return (
    <OnlinePage title={playerName(about)} {...(about.bot ? { lead: online.profile.bot } : {})}>
      <section class="online-section">
        <h2>{online.profile.ratings}</h2>
        {ratings.length === 0 && <p class="hint">{online.profile.none}</p>}
        {ratings.map(([game, { rating, deviation, provisional, games, history }]) => (
          <div key={game} class="rating" data-game={game}>
            <p>
              {gameTitle(game)} <strong class="rating-number">{ratingWords(rating, { provisional })}</strong>
              <span class="hint">{online.profile.games(games, Math.round(2 * deviation), provisional)}</span>
            </p>
            <RatingGraph history={history} />
          </div>
        ))}
      </section>
      <section class="online-section">
        <h2>{online.profile.matches}</h2>
        <MatchList matches={matches} action={online.open} empty={online.profile.noMatches} of={player} />
      </section>
      {me() && me()!.player !== player && !isOfHouse(player) && <Report player={player} />}
    </OnlinePage>
  );
}

function Report({ player }: { player: string }) {
  const [text, setText] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const send = async () => {
    const sent = await askServer('report', { body: { player, words: text }, token: me()?.token });
    setWords(sent.ok ? online.profile.thanks : told(sent.error));
    if (sent.ok) setText('');
  };
  return (
    <details class="online-section">
      <summary>{online.profile.report}</summary>
      <form
        class="recover"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="field">
          {online.profile.wrong}
          <textarea
            rows={2}
            required
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="row">
          <button type="submit">{online.profile.send}</button>
          {words && <span role="status">{words}</span>}
        </p>
      </form>
    </details>
  );
}
