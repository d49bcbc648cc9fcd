/** Matches as a list to choose from. */
import type { Answers } from '@quadrant/wire';
import { online } from '../../words/online.js';
import { me } from '../me.js';
import { onlineRoute } from '../routes.js';
import { clockWords, gameTitle, overWords, playersWords } from '../words.js';

export type ListedMatch = Answers['matches']['matches'][number];

interface MatchListProps {
  readonly matches: readonly ListedMatch[];
  readonly action: string;
  readonly empty: string;
}

export function MatchList({ matches, action, empty }: MatchListProps) {
  if (matches.length === 0) return <p class="hint">{empty}</p>;
  return (
    <ul class="online-list">
      {matches.map(({ match, game, clock, players, state, rated, over, yourTurn }) => {
        const who = playersWords(players);
        return (
          <li key={match} class={`online-item ${state}`} data-game={game}>
            <p>
              <strong>{gameTitle(game)}</strong> {who}
              <span class="hint">
                {yourTurn && <strong>{online.match.yourTurn}, </strong>}
                {over ? overWords(over, players, me()?.player) : online.states[state]}, {clockWords(clock)}
                {rated ? `, ${online.ratedToo}` : ''}
              </span>
            </p>
            <a
              class={state === 'over' ? 'button' : 'button main'}
              href={onlineRoute('match', match)}
              aria-label={`${action}: ${gameTitle(game)}, ${who}`}
            >
              {action}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
