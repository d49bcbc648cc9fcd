/** Offers that wait for an answer, one's own and the others', and why something was refused. */
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { nameOf } from '../words.js';

interface OfferBarProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly words: string | null;
  onWords(words: string | null): void;
}

export function OfferBar({ client, state, words, onWords }: OfferBarProps) {
  const { offers, seat, players, over } = state;
  if (seat === null || over) return null; // after the end the card at the end has them
  const answer = async (act: 'accept' | 'decline', v: number) => {
    const refusal = await client.ask({ t: 'act', act, v });
    onWords(refusal && told(refusal));
  };
  return (
    <>
      {offers.map(({ offer, by, v }) =>
        by === seat ? (
          <p key={v} class="offer-bar" role="status">
            {online.offer.mine[offer]}
          </p>
        ) : (
          <div key={v} class="offer-bar" role="alert">
            <p>
              <strong>{nameOf(players, by)}</strong> {online.offer.theirs[offer]}
            </p>
            <button type="button" class="main" onClick={() => answer('accept', v)}>
              {online.offer.accept}
            </button>
            <button type="button" onClick={() => answer('decline', v)}>
              {online.offer.decline}
            </button>
          </div>
        ),
      )}
      {words && (
        <p class="offer-bar refusal" role="alert">
          {words}
        </p>
      )}
    </>
  );
}
