/** Today's challenges: one game of each kind, the same for everybody, once a day. */
import { GAMES, type GameEntry } from '../games.js';
import { dailyOf, dayOf, untilNext } from '../keep/daily.js';
import { drawn } from '../parts/drawing.js';
import { Icon } from '../parts/icons.js';
import { makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';

export function Today({ demos }: { demos: Readonly<Record<string, Demo>> }) {
  const now = new Date();
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today">Today’s challenges, the same for everyone</h2>
      <p class="hint">new ones in {untilNext(now)}</p>
      <ul>
        {GAMES.map((entry) => (
          <Challenge key={entry.id} entry={entry} demo={demos[entry.id]} day={dayOf(now)} />
        ))}
      </ul>
    </section>
  );
}

function Challenge({ entry, demo, day }: { entry: GameEntry; demo: Demo | undefined; day: string }) {
  const { done, streak } = dailyOf(entry.id, day);
  const [picture] = Object.entries(demo?.drawings ?? {});
  return (
    <li data-game={entry.id}>
      <span class="today-picture">{picture && drawn(...picture)}</span>
      <span class="today-words">
        <b>{entry.title}</b>
        <small>{done ? done.words : 'not played yet'}</small>
      </span>
      {streak > 0 && (
        <span class="streak" title={daysWords(streak)}>
          <Icon name="flame" />
          <span aria-hidden="true">{streak}</span>
          <span class="unseen">{daysWords(streak)}</span>
        </span>
      )}
      <a
        class="button"
        href={makeRoute(entry.id, 'today')}
        aria-label={`${done ? 'See' : 'Try'} today’s challenge of ${entry.title}`}
      >
        {done ? <Icon name="check" /> : 'Try'}
      </a>
    </li>
  );
}

const daysWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row`;
