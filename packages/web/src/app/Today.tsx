/** Today's challenges: one game of each kind, the same for everybody, once a day. */
import { GAMES, type PageGame } from '../games.js';
import { dailyOf, dayOf, untilNext } from '../keep/daily.js';
import { useServed } from '../online/probe.js';
import { onlineRoute } from '../online/routes.js';
import { DemoPicture } from '../parts/DemoBoard.js';
import { Icon } from '../parts/icons.js';
import { makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';
import { shell } from '../words/shell.js';

export function Today({ demos }: { demos: Readonly<Record<string, Demo>> }) {
  const served = useServed() === true;
  const now = new Date();
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today">{shell.today.title}</h2>
      <p class="hint">{shell.today.newIn(untilNext(now))}</p>
      <ul>
        {GAMES.map((entry) => (
          <Challenge
            key={entry.id}
            entry={entry}
            demo={demos[entry.id]}
            day={dayOf(now)}
            served={served && entry.ratedSeats.length === 0}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChallengeProps {
  readonly entry: PageGame;
  readonly demo: Demo | undefined;
  readonly day: string; // '2026-11-16'
  readonly served: boolean; // there is a server with a board of the day
}

function Challenge({ entry, demo, day, served }: ChallengeProps) {
  const { done, streak } = dailyOf(entry.id, day);
  return (
    <li data-game={entry.id}>
      <span class="today-picture">{demo && <DemoPicture demo={demo} />}</span>
      <span class="today-words">
        <b>{entry.title}</b>
        <small>{done ? done.words : shell.today.notYet}</small>
      </span>
      {streak > 0 && (
        <span class="streak" title={shell.today.streak(streak)}>
          <Icon name="flame" />
          <span aria-hidden="true">{streak}</span>
          <span class="unseen">{shell.today.streak(streak)}</span>
        </span>
      )}
      <a
        class="button"
        href={served ? onlineRoute('boards', entry.id) : makeRoute(entry.id, 'today')}
        aria-label={(done ? shell.today.seeGame : shell.today.tryGame)(entry.title)}
      >
        {done ? <Icon name="check" /> : shell.today.try}
      </a>
    </li>
  );
}
