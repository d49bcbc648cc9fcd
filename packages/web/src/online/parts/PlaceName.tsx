/** What a place online is called; that of one's own games says how many wait for one. */
import { online } from '../../words/online.js';
import { useMyTurns } from '../looking.js';
import type { OnlinePlace } from '../routes.js';

export const PlaceName = ({ place }: { place: OnlinePlace }) => (
  <>
    {online.places[place]}
    {place === 'mine' && <TurnMark />}
  </>
);

function TurnMark() {
  const turns = useMyTurns();
  if (turns === 0) return null;
  return (
    <strong class="turn-mark">
      {' '}
      <span class="turn-words">{online.yourTurns(turns)}</span>
      <span class="turn-count" aria-hidden="true">
        {turns}
      </span>
    </strong>
  );
}
