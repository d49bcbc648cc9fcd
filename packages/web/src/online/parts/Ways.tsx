/** The ways to play with others. */
import { online } from '../../words/online.js';
import { onlineRoute } from '../routes.js';

export function Ways({ rest }: { rest: readonly string[] }) {
  return (
    <section class="ways-online" aria-label={online.onlineName}>
      <div class="way">
        <h2>{online.places.new}</h2>
        <p>{online.ways.friendWords}</p>
        <p class="row">
          <a class="button main" href={onlineRoute('new', ...rest)}>
            {online.places.new}
          </a>
          <a class="button" href={onlineRoute('find', ...rest)}>
            {online.places.find}
          </a>
        </p>
      </div>
      <div class="way">
        <h2>{online.ways.goOn}</h2>
        <p>{online.ways.goOnWords}</p>
        <p class="row">
          <a class="button" href={onlineRoute('watch', ...rest)}>
            {online.places.watch}
          </a>
          <a class="button" href={onlineRoute('computer', ...rest)}>
            {online.places.computer}
          </a>
          <a class="button" href={onlineRoute('boards')}>
            {online.places.boards}
          </a>
          <a class="button" href={onlineRoute('mine')}>
            {online.places.mine}
          </a>
        </p>
      </div>
    </section>
  );
}
