/** Games against the computer that this page plays by itself. */
import { GAMES } from '../../games.js';
import { makeRoute } from '../../route.js';
import { online } from '../../words/online.js';
import { gameWords } from '../../words/shell.js';

export function LocalBots({ served }: { served: boolean }) {
  return (
    <section class="online-section">
      <h2>{served ? online.local.orHere : online.local.here}</h2>
      <p class="hint">{online.local.hint}</p>
      <ul class="online-list">
        {GAMES.map((entry) => (
          <li key={entry.id} class="online-item" data-game={entry.id}>
            <p>
              <strong>{entry.title}</strong>
              <span class="hint">{gameWords(entry).sentence}</span>
            </p>
            <a class="button" href={makeRoute(entry.id, 'play')} aria-label={online.local.play(entry.title)}>
              {online.new.play}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
