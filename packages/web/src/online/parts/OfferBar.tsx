/** Offers that wait for an answer, one's own and the others', what came of them, who left, and why something was refused. */
import type { Offer } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage, Story } from '../client/story.js';
import { leftWords, nameOf } from '../words.js';

const NEWS_MS = 8_000; // then the board has the room again

interface OfferBarProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly words: string | null;
  onWords(words: string | null): void;
}

export function OfferBar({ client, state, words, onWords }: OfferBarProps) {
  const { seat, players, over } = state;
  const { story } = client.machine;
  const isNews = useLately(story.lastNews);
  if (seat === null) return null;
  // After the end the card at the end has one's own, and it may be closed.
  const offers = over ? state.offers.filter(({ by }) => by !== seat) : state.offers;
  const news = isNews && newsWords(state, story);
  const answer = async (act: 'accept' | 'decline', v: number) => {
    const refusal = await client.ask({ t: 'act', act, v });
    onWords(refusal && told(refusal));
  };
  return (
    <>
      {offers.map(({ offer, by, v }) =>
        by === seat || hasAccepted(story, offer, seat) ? (
          <p key={v} class="offer-bar" role="status">
            {by === seat ? online.offer.mine[offer](story.turnsSince(by)) : online.offer.accepted}
          </p>
        ) : (
          <div key={v} class="offer-bar" role="alert">
            <p>
              <strong>{nameOf(players, by)}</strong> {online.offer.theirs[offer](story.turnsSince(by))}
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
      {news && (
        <p class="offer-bar" role="status">
          {news}
        </p>
      )}
      {words && (
        <p class="offer-bar refusal" role="alert">
          {words}
        </p>
      )}
    </>
  );
}

/** Whether it came lately. */
function useLately(news: Story['lastNews']): boolean {
  const [old, setOld] = useState<Story['lastNews']>(null);
  useEffect(() => {
    const timer = news ? setTimeout(() => setOld(news), NEWS_MS) : undefined;
    return () => clearTimeout(timer);
  }, [news]);
  return news !== old;
}

const hasAccepted = ({ accepted }: Story, offer: Offer['offer'], seat: number): boolean =>
  accepted.some((each) => each.offer === offer && each.by === seat);

/** What came of the last offer, or who has left; '' where the one who reads it decided that. */
function newsWords({ players, seat }: StateMessage, { lastNews }: Story): string {
  if (lastNews === null) return '';
  const { kind, by, offer, why } = lastNews;
  if (kind === 'taken-back') return online.offer.takenBack;
  if (by === seat) return '';
  if (kind === 'withdrawn') return leftWords(why ?? '', nameOf(players, by!)) ?? '';
  return online.offer.declined[offer as Offer['offer']](nameOf(players, by!));
}
