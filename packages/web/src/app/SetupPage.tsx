/** One screen to choose how to play; the game's own setup in the page's frame. */

import { joinOptions } from '@quadrant/table';
import { useReducer } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { forgetGame, type Kept, keptBests, keptGames } from '../keep/games.js';
import { OnlineWays } from '../online/OnlineWays.js';
import { makeRoute } from '../route.js';
import { type AnyScreen, NO_SEATING } from '../screens/contract.js';
import { beginAndGo } from './current.js';
import { PageHead } from './PageHead.js';
import { turnOf } from './turn-of.js';

export function SetupPage({ entry, screen }: { entry: GameEntry; screen: AnyScreen }) {
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
            <h2>Your games</h2>
            <ul class="kept">
              {games.map((game) => (
                <li key={game.id}>
                  <a href={makeRoute(entry.id, 'game', game.id)}>
                    {nameOf(entry, screen, game)}, turn {turnOf(game)}
                    {game.over ? ', over' : ''}
                  </a>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={`Forget the game ${nameOf(entry, screen, game)} at turn ${turnOf(game)}`}
                    onClick={() => {
                      forgetGame(entry.id, game.id);
                      again(undefined);
                    }}
                  >
                    Forget
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {bests.length > 0 && (
          <section>
            <h2>Your bests</h2>
            <table class="bests">
              <thead>
                <tr>
                  {entry.seeded && <th>Seed</th>}
                  <th>Difficulty</th>
                  <th>Best</th>
                  <th>Turns</th>
                </tr>
              </thead>
              <tbody>
                {bests.map((best) => (
                  <tr key={`${best.seed} ${best.difficulty}`}>
                    {entry.seeded && <td>{best.seed}</td>}
                    <td>{best.difficulty}</td>
                    <td>{best.words}</td>
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
function nameOf(entry: GameEntry, screen: AnyScreen, { record }: Kept): string {
  const { options: known, sides, seats, table } = record;
  const options = screen.label && screen.game.readOptions(joinOptions(screen.game, known, sides ?? null));
  const seating = { ...NO_SEATING, names: seats ?? [], friendly: table?.friendly === true };
  const label = options?.ok ? screen.label!(options.value, seating) : 'Game';
  return entry.seeded ? `${label}, seed ${record.seed}` : label;
}
