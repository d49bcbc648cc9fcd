/** A tournament that was played with `quadrant tournament`: how it stands, and every game of it to look at. */
import type { Result } from '@quadrant/kernel';
import { useEffect, useState } from 'preact/hooks';
import { openRecord } from '../app/current.js';
import { PageHead } from '../app/PageHead.js';
import { findGame } from '../games.js';
import { readJsonFile } from '../keep/files.js';
import { lab } from '../words/lab.js';
import { shell, told } from '../words/shell.js';
import { chosenIn, droppedIn } from './chosen.js';
import './lab.css';
import { type Chosen, type Elo, readTournament, type Tournament, type TournamentGame } from './tournament.js';

const AT_A_TIME = 100;
/** Stays open while one looks at a game of it. */
let kept: Tournament | null = null;

export function LabPage() {
  const [tournament, setTournament] = useState(kept);
  const [words, setWords] = useState<string | null>(null);
  const take = async (chosen: Promise<Chosen[]> | Chosen[]) => {
    const read: Result<Tournament> = await readTournament(await chosen);
    setWords(read.ok ? null : told(read.error));
    if (!read.ok) return;
    kept = read.value;
    setTournament(kept);
  };
  useEffect(() => {
    document.title = `${lab.title} – Quadrant`;
    const over = (event: DragEvent) => event.preventDefault(); // else a drop would leave the page
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) void take(droppedIn(event.dataTransfer));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <div class="page">
      <PageHead />
      <main class="lab">
        <h1>{lab.title}</h1>
        <p class="lead">{lab.lead}</p>
        <p class="row">
          <label class="button main pick">
            {lab.choose}
            <input
              type="file"
              ref={(input) => input?.setAttribute('webkitdirectory', '')}
              onChange={({ currentTarget }) => void take(chosenIn(currentTarget.files))}
            />
          </label>
        </p>
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
        {tournament && <Standings tournament={tournament} />}
        {tournament && <Games games={tournament.games} onTrouble={setWords} />}
      </main>
    </div>
  );
}

const rounded = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(0)}`;

const ROOM = 10; // Elo beside the bars

/** From where to where the bars are drawn: around what there is, wherever Elo begins. */
function axisOf(rated: readonly Elo[]): [low: number, high: number] {
  const low = Math.min(...rated.map(({ value, bar }) => value - bar));
  const high = Math.max(...rated.map(({ value, bar }) => value + bar));
  return [low - ROOM, high + ROOM];
}

function Standings({ tournament: { title, pairs, standings } }: { tournament: Tournament }) {
  const rated = standings.flatMap(({ elo }) => (elo === null ? [] : [elo]));
  const [low, high] = axisOf(rated);
  const at = (value: number) => (100 * (value - low)) / (high - low);
  return (
    <section aria-label={lab.standings}>
      <h2>{findGame(title)?.title ?? lab.standings}</h2>
      <p class="hint">{lab.pairs(pairs)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where names are long, and keys must reach it */}
      <section class="standings-place" aria-label={lab.table} tabIndex={0}>
        <table class="standings">
          <thead>
            <tr>
              <th scope="col">{lab.bot}</th>
              <th scope="col">{lab.points}</th>
              {rated.length > 0 && (
                <th scope="col" colSpan={2}>
                  {lab.elo}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ name, points, games, elo }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{lab.share(points, games)}</td>
                {elo && (
                  <>
                    <td>
                      {rounded(elo.value)} ± {elo.bar.toFixed(0)}
                    </td>
                    <td class="bar-cell">
                      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                        <line
                          class="reach"
                          x1={at(elo.value - elo.bar)}
                          x2={at(elo.value + elo.bar)}
                          y1="4"
                          y2="4"
                        />
                        <line class="value" x1={at(elo.value)} x2={at(elo.value)} y1="0" y2="8" />
                      </svg>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          {rated.length > 0 && (
            <tfoot aria-hidden="true">
              <tr>
                <td colSpan={3} />
                <td class="bar-cell">
                  <span class="axis">
                    <span>{rounded(low)}</span>
                    <span>{rounded(high)}</span>
                  </span>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </section>
  );
}

function Games({
  games,
  onTrouble,
}: {
  games: readonly TournamentGame[];
  onTrouble: (words: string | null) => void;
}) {
  const [shown, setShown] = useState(AT_A_TIME);
  const look = async (record: File) => {
    const value = await readJsonFile(record);
    if (!value.ok) return onTrouble(told(value.error));
    const address = await openRecord(value.value, 0);
    if (!address.ok) return onTrouble(shell.record.inFile(record.name, told(address.error)));
    location.hash = address.value;
  };
  return (
    <section aria-label={lab.games}>
      <h2>{lab.games}</h2>
      <ul class="lab-games">
        {games.slice(0, shown).map((game) => (
          <li key={`${game.pair}-${game.number}`}>
            <span class="number">
              {game.pair}-{game.number}
            </span>
            <span>
              {game.seats.map((name, seat) => (
                <span key={`${seat}`} class={seat === game.winner ? 'seat won' : 'seat'}>
                  {name}
                  {game.scores.length > seat && ` ${game.scores[seat]}`}
                </span>
              ))}
            </span>
            <span class="hint">
              {game.termination === 'normal' ? game.reason : game.termination}, {lab.commands(game.plies)}
            </span>
            {game.record && (
              <button
                type="button"
                aria-label={lab.lookAt(`${game.pair}-${game.number}`)}
                onClick={() => look(game.record as File)}
              >
                {lab.look}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown < games.length && (
        <button type="button" onClick={() => setShown(shown + AT_A_TIME)}>
          {lab.more(games.length - shown)}
        </button>
      )}
    </section>
  );
}
