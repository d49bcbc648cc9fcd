/** Where to go from a page that has nothing to show. */
import { online } from '../../words/online.js';
import { type OnlinePlace, onlineRoute } from '../routes.js';

export const WaysOn = ({ places }: { places: readonly OnlinePlace[] }) =>
  places.length === 0 ? null : (
    <p class="row">
      {places.map((place) => (
        <a key={place} class="button" href={onlineRoute(place)}>
          {online.places[place]}
        </a>
      ))}
    </p>
  );
