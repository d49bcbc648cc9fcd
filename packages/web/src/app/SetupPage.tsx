/** One screen to choose how to play; the game's own setup in the page's frame. */

import { joinOptions } from '@quadrant/table';
import { useReducer } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { forgetGame, type Kept, keptBests, keptGames } from '../keep/games.js';
import { OnlineWays } from '../online/OnlineWays.js';
import { makeRoute } from '../route.js';
import { type AnyScreen, NO_SEATING } from '../screens/contract.js';
import { said, shell } from '../words/shell.js';
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
            <h2>{shell.kept.games}</h2>
            <ul class="kept">
              {games.map((game) => (
                <li key={game.id}>
                  <a href={makeRoute(entry.id, 'game', game.id)}>
                    {shell.kept.atTurn(nameOf(entry, screen, game), turnOf(game), game.over)}
                  </a>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={shell.kept.forgetGame(nameOf(entry, screen, game), turnOf(game))}
                    onClick={() => {
                      forgetGame(entry.id, game.id);
                      again(undefined);
                    }}
                  >
                    {shell.kept.forget}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {bests.length > 0 && (
          <section>
            <h2>{shell.kept.bests}</h2>
            <table class="bests">
              <thead>
                <tr>
                  {entry.seeded && <th>{shell.kept.seed}</th>}
                  <th>{shell.kept.difficulty}</th>
                  <th>{shell.kept.best}</th>
                  <th>{shell.kept.turns}</th>
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
  const label = options?.ok ? screen.label!(options.value, seating) : shell.kept.game;
  return entry.seeded ? shell.kept.withSeed(label, record.seed) : label;
}
