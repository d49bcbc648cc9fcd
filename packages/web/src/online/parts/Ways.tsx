/** The ways to play with others. */
import { online } from '../../words/online.js';
import { type OnlinePlace, onlineRoute } from '../routes.js';
import { PlaceName } from './PlaceName.js';

/** Places that are about the game one comes from; the others are about all. */
const OF_A_GAME: readonly OnlinePlace[] = ['new', 'find', 'watch', 'computer'];

export function Ways({ rest }: { rest: readonly string[] }) {
  const way = (title: string, words: string, places: readonly OnlinePlace[]) => (
    <div class="way">
      <h2>{title}</h2>
      <p>{words}</p>
      <p class="row">
        {places.map((place) => (
          <a
            key={place}
            class={place === 'new' ? 'button main' : 'button'}
            href={onlineRoute(place, ...(OF_A_GAME.includes(place) ? rest : []))}
          >
            <PlaceName place={place} />
          </a>
        ))}
      </p>
    </div>
  );
  return (
    <section class="ways-online" aria-label={online.onlineName}>
      {way(online.places.new, online.ways.friendWords, ['new', 'find'])}
      {way(online.ways.goOn, online.ways.goOnWords, ['watch', 'computer', 'boards', 'mine'])}
    </section>
  );
}
