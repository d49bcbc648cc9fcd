/** Matches as a list to choose from. */
import type { Answers } from '@quadrant/wire';
import { online } from '../../words/online.js';
import { me } from '../me.js';
import { type OnlinePlace, onlineRoute } from '../routes.js';
import { changeWords, clockNote, gameTitle, overWords, playersWords } from '../words.js';
import { WaysOn } from './WaysOn.js';

export type ListedMatch = Answers['matches']['matches'][number];

interface MatchListProps {
  readonly matches: readonly ListedMatch[];
  readonly action: string;
  readonly empty: string;
  readonly ways?: readonly OnlinePlace[]; // on, where there is none
  readonly of?: string; // whose matches they are; one's own else
}

export function MatchList({ matches, action, empty, ways = [], of }: MatchListProps) {
  const mine = me()?.player;
  const whose = of ?? mine;
  if (matches.length === 0)
    return (
      <>
        <p class="hint">{empty}</p>
        <WaysOn places={ways} />
      </>
    );
  return (
    <ul class="online-list">
      {matches.map(({ match, game, clock, players, state, rated, over, yourTurn }) => {
        const who = playersWords(players);
        const change = changeWords(over, players, whose, mine);
        return (
          <li key={match} class={`online-item ${state}`} data-game={game}>
            <p>
              <strong>{gameTitle(game)}</strong> {who}
              <span class="hint">
                {yourTurn && <strong>{online.match.yourTurn}, </strong>}
                {over ? overWords(over, players, whose === mine ? mine : undefined) : online.states[state]},{' '}
                {clockNote(clock)}
                {rated ? `, ${online.ratedToo}` : ''}
                {change && `, ${change}`}
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
