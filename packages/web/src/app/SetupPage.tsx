/** One screen to choose how to play; the game's own setup in the page's frame. */

import { joinOptions } from '@quadrant/table';
import { useReducer } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { forgetGame, type Kept, keptBests, keptGames } from '../keep/games.js';
import { OnlineWays } from '../online/OnlineWays.js';
import { makeRoute } from '../route.js';
import { type AnyScreen, NO_SEATING } from '../screens/contract.js';
import { later } from '../words/later.js';
import { said } from '../words/shell.js';
import { beginAndGo } from './current.js';
import { PageHead } from './PageHead.js';
import { turnOf } from './turn-of.js';

export function SetupPage({ entry, screen }: { entry: PageGame; screen: AnyScreen }) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const games = keptGames(entry.id);
  const bests = keptBests(entry.id);
  return (
    <div class="page" data-game={entry.id}>
      <PageHead entry={entry} />
      <main class="setup">
        <screen.Setup start={(start) => beginAndGo(screen, start)} />
        <OnlineWays game={entry.id} />
        {games.length > 0 && (
          <section>
            <h2>{later.kept.games}</h2>
            <ul class="kept">
              {games.map((game) => (
                <li key={game.id}>
                  <a href={makeRoute(entry.id, 'game', game.id)}>
                    {later.kept.atTurn(nameOf(entry, screen, game), turnOf(game), game.over)}
                  </a>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={later.kept.forgetGame(nameOf(entry, screen, game), turnOf(game))}
                    onClick={() => {
                      forgetGame(entry.id, game.id);
                      again(undefined);
                    }}
                  >
                    {later.kept.forget}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {bests.length > 0 && (
          <section>
            <h2>{later.kept.bests}</h2>
            <table class="bests">
              <thead>
                <tr>
                  {entry.seeded && <th>{later.kept.seed}</th>}
                  <th>{later.kept.difficulty}</th>
                  <th>{later.kept.best}</th>
                  <th>{later.kept.turns}</th>
                </tr>
              </thead>
              <tbody>
                {bests.map((best) => (
                  <tr key={`${best.seed} ${best.difficulty}`}>
                    {entry.seeded && <td>{best.seed}</td>}
                    <td>{said(best.difficulty)}</td>
                    <td>{said(best.words)}</td>
                    <td>{best.turns}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </main>
    </div>
  );
}

/** `The Old Gate, seed 11` */
function nameOf(entry: PageGame, screen: AnyScreen, { record }: Kept): string {
  const { options: known, sides, seats, table } = record;
  const options = screen.label && screen.game.readOptions(joinOptions(screen.game, known, sides ?? null));
  const seating = { ...NO_SEATING, names: seats ?? [], friendly: table?.friendly === true };
  const label = options?.ok ? screen.label!(options.value, seating) : later.kept.game;
  return entry.seeded ? later.kept.withSeed(label, record.seed) : label;
}
