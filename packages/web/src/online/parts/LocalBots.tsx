/** Games against the computer that this page plays by itself. */
import { GAMES } from '../../games.js';
import { makeRoute } from '../../route.js';

export function LocalBots({ served }: { served: boolean }) {
  return (
    <section class="online-section">
      <h2>{served ? 'Or in this browser alone' : 'In this browser'}</h2>
      <p class="hint">Nothing is sent anywhere; these games also work without a network.</p>
      <ul class="online-list">
        {GAMES.map((entry) => (
          <li key={entry.id} class="online-item" data-game={entry.id}>
            <p>
              <strong>{entry.title}</strong>
              <span class="hint">{entry.sentence}</span>
            </p>
            <a
              class="button"
              href={makeRoute(entry.id, 'play')}
              aria-label={`Play ${entry.title} in this browser`}
            >
              Play
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
