/** The ways to play with others, where the page was served by a server that keeps matches; else nothing. */

import { useServed } from './probe.js';
import { onlineRoute } from './routes.js';

export function OnlineWays({ game }: { game?: string }) {
  if (useServed() !== true) return null;
  const rest = game ? [game] : [];
  return (
    <section class="ways-online" aria-label="Online">
      <div class="way">
        <h2>Play a friend</h2>
        <p>Send a link. They need no account, and nothing is lost when a connection breaks.</p>
        <p class="row">
          <a class="button main" href={onlineRoute('new', ...rest)}>
            Play a friend
          </a>
          <a class="button" href={onlineRoute('find', ...rest)}>
            Find an opponent
          </a>
        </p>
      </div>
      <div class="way">
        <h2>Watch, or go on</h2>
        <p>Look on at what is played now, come back to your games, play the computer or today’s runs.</p>
        <p class="row">
          <a class="button" href={onlineRoute('watch', ...rest)}>
            Watch
          </a>
          <a class="button" href={onlineRoute('computer', ...rest)}>
            Play the computer
          </a>
          <a class="button" href={onlineRoute('boards')}>
            Boards
          </a>
          <a class="button" href={onlineRoute('mine')}>
            My games
          </a>
        </p>
      </div>
    </section>
  );
}
